#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// Compiling the program takes three times as long as starting it: Node caches the result for the next start.
enableCompileCache();
const { run } = await import("./program.ts");
const { terminalOf } = await import("./terminal.ts");

// `montan replay game.txt | head` closes the pipe early, which is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

process.exitCode = await run(terminalOf(process), process.argv.slice(2), process.env);
