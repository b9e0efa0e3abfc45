import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Serving, serve } from "../serve.ts";

const SCRIPT = "export const lorry = 1;\n".repeat(50);
let folder: string;
let serving: Serving;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "montan-static-"));
  mkdirSync(join(folder, "page/assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "nobody's business");
  writeFileSync(join(folder, "page/index.html"), "<!doctype html><title>Montan</title>");
  writeFileSync(join(folder, "page/.hidden"), "not for you");
  writeFileSync(join(folder, "page/assets/index-0a1B2c3D.js"), SCRIPT);
  writeFileSync(join(folder, "page/assets/index-0a1B2c3D.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, "page/assets/index-0a1B2c3D.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(folder, "page/old.css"), "new { }");
  writeFileSync(join(folder, "page/old.css.gz"), gzipSync("old { }"));
  utimesSync(join(folder, "page/old.css.gz"), new Date(0), new Date(0));
  serving = await serve(join(folder, "page"), 0);
});

afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends the path exactly as written; `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = new URL(serving.address);
  return new Promise((resolve, reject) => {
    const call = request({ port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}

describe("serving the page", () => {
  it("answers / with the document, to be revalidated", async () => {
    const { status, headers, body } = await ask("/");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body.toString()).toContain("Montan");
  });

  it("lets a file with a hash in its name be kept forever", async () => {
    const { headers, body } = await ask("/assets/index-0a1B2c3D.js");
    expect(headers["content-type"]).toBe("application/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(body.toString()).toBe(SCRIPT);
  });

  it("sends the best compression the caller takes, and says so", async () => {
    const both = await ask("/assets/index-0a1B2c3D.js", { "accept-encoding": "gzip, br" });
    expect(both.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(both.body).toString()).toBe(SCRIPT);
    expect(both.headers.vary).toBe("accept-encoding");
    const one = await ask("/assets/index-0a1B2c3D.js", { "accept-encoding": "gzip, br;q=0" });
    expect(one.headers["content-encoding"]).toBe("gzip");
    const none = await ask("/assets/index-0a1B2c3D.js", { "accept-encoding": "identity" });
    expect(none.headers["content-encoding"]).toBeUndefined();
  });

  it("does not send a compressed file that is older than its original", async () => {
    const { headers, body } = await ask("/old.css", { "accept-encoding": "gzip" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe("new { }");
  });

  it("answers 304 to a caller who has it, by tag or by date", async () => {
    const first = await ask("/");
    const tag = String(first.headers.etag);
    const again = await ask("/", { "if-none-match": `"other", ${tag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask("/", { "if-none-match": '"other"' })).status).toBe(200);
    expect((await ask("/", { "if-modified-since": String(first.headers["last-modified"]) })).status).toBe(304);
    expect((await ask("/", { "if-modified-since": new Date(0).toUTCString() })).status).toBe(200);
  });

  it("sends the encoding that the caller accepts, and tells caches what it depends on", async () => {
    const path = "/assets/index-0a1B2c3D.js";
    const { etag, vary } = (await ask(path)).headers;
    expect(String(vary).toLowerCase()).toBe("accept-encoding");
    for (const encoding of ["br", "gzip"]) {
      const packed = await ask(path, { "accept-encoding": encoding, "if-none-match": String(etag) });
      expect([packed.status, packed.headers["content-encoding"]]).toEqual([200, encoding]);
    }
    expect((await ask(path, { "if-none-match": String(etag) })).status).toBe(304);
  });

  it("answers HEAD like GET, without the content", async () => {
    const { status, headers, body } = await ask("/assets/index-0a1B2c3D.js", {}, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers["content-length"]).toBe(String(SCRIPT.length));
  });

  it("takes nothing but GET and HEAD", async () => {
    const { status, headers } = await ask("/", {}, "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("answers the address of a page with the one document", async () => {
    const { status, headers } = await ask("/gallery");
    expect([status, headers.location]).toEqual([302, "/#/gallery"]);
    expect((await ask("/rules/gluckauf/wild")).headers.location).toBe("/#/rules/gluckauf/wild");
  });

  it("says 404 where there is nothing", async () => {
    expect((await ask("/nothing.png")).status).toBe(404);
    expect((await ask("/assets/index-00000000.js")).status).toBe(404);
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
    "/.hidden",
    "/%00",
    "/%zz",
    "//../secret.txt",
  ])("does not leave its folder for %s", async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(400);
    expect(body.toString()).not.toContain("business");
  });
});

describe("ending", () => {
  it("finishes the answer that is under way and then accepts no more connections", async () => {
    const other = await serve(join(folder, "page"), 0);
    const answer = fetch(`${other.address}/`);
    const status = (await answer).status;
    await other.close();
    expect(status).toBe(200);
    await expect(fetch(`${other.address}/`)).rejects.toThrow();
  });

  it("says which port is taken", async () => {
    const { port } = new URL(serving.address);
    await expect(serve(folder, Number(port))).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});
