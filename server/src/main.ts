import { existsSync } from "node:fs";
import { BadSettings, readConfig } from "./config.ts";
import { start } from "./start.ts";
import { isUnavailable } from "./storage/errors.ts";

// node server/src/main.ts FOLDER: serves the built page in that folder, and the API beside it.
const [PAGE] = process.argv.slice(2);

async function main(): Promise<void> {
  if (PAGE === undefined || !existsSync(PAGE))
    throw new BadSettings("There is no page to serve: start Montan with npm start.");
  const config = readConfig(process.env);
  try {
    const { address, close } = await start(config, PAGE);
    console.log(`Montan is at ${address} (Ctrl-C ends it)`);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void close());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE")
      throw new BadSettings(`Port ${config.port} is taken. Choose another: PORT=${config.port + 1} npm start`);
    if (isUnavailable(error)) throw new BadSettings(`The database does not answer: ${message || code}`);
    throw error;
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadSettings)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
