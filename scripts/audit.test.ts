import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { advisoryLines, lockFindings } from "./lock-findings.ts";
import { ROOT } from "./root.ts";

describe("what a lock file says", () => {
  const fine = { version: "1.0.0", integrity: "sha512-a" };

  it("is fine: exact versions, checksums, allowed install scripts", () => {
    const packages = {
      "": { devDependencies: { left: "1.0.0" } },
      server: { dependencies: { right: "18.4.0-beta.17" } },
      "node_modules/left": { ...fine, hasInstallScript: true },
      "node_modules/@montan/server": { link: true },
    };
    expect(lockFindings({ packages }, ["left"])).toEqual([]);
  });

  it.each([
    ["a loose version", { server: { dependencies: { left: "^1.0.0" } } }, "server/package.json wants left ^1.0.0"],
    ["a program", { "node_modules/a/node_modules/@b/c": { ...fine, hasInstallScript: true } }, "@b/c runs a program"],
    ["no checksum", { "node_modules/left": { version: "1.0.0" } }, "left has no checksum"],
  ])("%s is found", (_, packages, line) => {
    expect(lockFindings({ packages }, [])).toEqual([expect.stringContaining(line)]);
  });

  it("an advisory is reported once, where it belongs", () => {
    const via = [{ title: "reads too much", url: "https://advisory.example/1" }];
    const vulnerabilities = { left: { severity: "high", via }, right: { severity: "high", via: ["left"] } };
    expect(advisoryLines({ vulnerabilities })).toEqual(["left (high): reads too much, https://advisory.example/1"]);
  });
});

/** A registry that knows only these advisories. */
async function audit(
  advisories: Record<string, object[]> | undefined,
): Promise<{ code: number; said: string; asked: string }> {
  let asked = "";
  const registry = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked += request.headers["content-encoding"] === "gzip" ? gunzipSync(body).toString() : body.toString();
      const isAboutOne = request.method === "GET";
      response.writeHead(advisories === undefined ? 405 : 200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(isAboutOne ? { name: request.url?.slice(1), versions: {} } : (advisories ?? {})));
    });
  });
  registry.listen(0, "127.0.0.1");
  await once(registry, "listening");
  const { port } = registry.address() as AddressInfo;
  const { npm_execpath: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(ROOT, "scripts", "audit.ts")], {
    env: { ...env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: "0" },
  });
  const said = await text(child.stdout);
  registry.close();
  return { code: child.exitCode ?? ((await once(child, "close"))[0] as number | null) ?? -1, said, asked };
}

describe("asking the registry", () => {
  it("all is well: the registry knows the installed versions and has no advisory", async () => {
    const { code, said, asked } = await audit({});
    expect(said).toContain("✓ package-lock.json");
    expect(asked).toContain('"fastify"');
    expect(code).toBe(0);
  });

  it("an advisory fails the audit", async () => {
    const advisory = {
      id: 1,
      url: "https://advisory.example/1",
      title: "answers too much",
      severity: "low",
      vulnerable_versions: "*",
    };
    const { code, said } = await audit({ fastify: [advisory] });
    expect(said).toContain("fastify (low): answers too much, https://advisory.example/1");
    expect(code).toBe(1);
  });

  it("a registry that does not answer fails the audit", async () => {
    const { code, said } = await audit(undefined);
    expect(said).toContain("could not be asked");
    expect(code).toBe(1);
  });
});
