// node table-process.ts FOLDER [DATABASE URL]: a server of tables in a process of its own that a test may kill.
import { startTableServer } from "./table-server.ts";

const [folder = "", url] = process.argv.slice(2);
const { address } = await startTableServer({ folder, ...(url !== undefined && { url }) });
console.log(address);
