import { existsSync } from "node:fs";
import { serve } from "./serve.ts";

// node server/src/main.ts FOLDER: serves the built page in that folder.
const [PAGE] = process.argv.slice(2);
const USUAL_PORT = 3000;

/** The port named by PORT; undefined: not a valid port. */
function portFrom(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return USUAL_PORT;
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined;
}

async function main(): Promise<void> {
  const port = portFrom(process.env.PORT);
  if (port === undefined) return fail(`PORT must be a number from 0 to 65535, not “${process.env.PORT}”.`);
  if (PAGE === undefined || !existsSync(PAGE)) return fail("There is no page to serve: start Montan with npm start.");
  try {
    const { address, close } = await serve(PAGE, port);
    console.log(`Montan is at ${address} (Ctrl-C ends it)`);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void close());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    fail(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  }
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

await main();
