// npm run audit: compares the locked versions with the registry's advisories, and checks what a lock file may not
// contain.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Advisories, advisoryLines, type Lock, lockFindings } from "./lock-findings.ts";
import { ROOT } from "./root.ts";

/** The root, and folders with dependencies of their own. */
function folders(): string[] {
  const all = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ["", ...all.map(({ name }) => name)].filter((folder) => existsSync(join(ROOT, folder, "package-lock.json")));
}

function readJson<Content>(...path: string[]): Content {
  return JSON.parse(readFileSync(join(ROOT, ...path), "utf8")) as Content;
}

/** What npm got from the registry; undefined: nothing. */
function advisories(folder: string): Advisories | undefined {
  const { npm_execpath: npm } = process.env;
  const [program, ...args] = npm === undefined ? ["npm"] : [process.execPath, npm];
  const { stdout } = spawnSync(program ?? "npm", [...args, "audit", "--json"], {
    cwd: join(ROOT, folder),
    encoding: "utf8",
    shell: process.platform === "win32" && npm === undefined,
  });
  try {
    const answer = JSON.parse(stdout) as Partial<Advisories>;
    return answer.vulnerabilities === undefined ? undefined : { vulnerabilities: answer.vulnerabilities };
  } catch {
    return undefined;
  }
}

let isFine = true;
for (const folder of folders()) {
  const name = join(folder, "package-lock.json");
  const { allowScripts = {} } = readJson<{ allowScripts?: Record<string, boolean> }>(folder, "package.json");
  const found = advisories(folder);
  const lines = [
    ...lockFindings(readJson<Lock>(folder, "package-lock.json"), Object.keys(allowScripts)),
    ...(found === undefined ? ["the registry could not be asked for advisories"] : advisoryLines(found)),
  ];
  isFine &&= lines.length === 0;
  console.log(lines.length === 0 ? ` ✓ ${name}` : [` ✗ ${name}`, ...lines.map((line) => `   ${line}`)].join("\n"));
}
process.exitCode = isFine ? 0 : 1;
