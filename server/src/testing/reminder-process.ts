// node reminder-process.ts FOLDER DATABASE_URL: a server that reminds, in a process of its own that a test may kill.
import { startReminderServer } from "./reminder-server.ts";

const [folder, url] = process.argv.slice(2);
const { origin } = await startReminderServer({ url, ...(folder !== undefined && { folder }) });
console.log(origin);
