import { checkLines, runStaticChecks } from "./static-checks.ts";

const results = await runStaticChecks((result) => console.log(checkLines(result)));
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
