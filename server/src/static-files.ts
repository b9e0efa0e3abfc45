import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** Best first; the build writes each text compressed beside itself. */
const ENCODINGS = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** The content behind a name that contains its hash never changes. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

const SAFETY = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

interface Found {
  readonly path: string;
  readonly size: number;
  readonly changed: Date;
  readonly encoding?: string;
}

/** Answers requests with the files of a folder, compressed where the client accepts it. */
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const root = resolve(folder);
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuse(response, 405, { Allow: "GET, HEAD" });
    }
    const path = pathOf(request.url ?? "/");
    if (path === undefined) return refuse(response, 400);
    const page = pageOf(path);
    if (page !== undefined) return redirect(response, page);
    const file = join(root, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(root + sep)) return refuse(response, 400);
    const found = await find(file, String(request.headers["accept-encoding"] ?? ""));
    if (found === undefined) return refuse(response, 404);
    await send(request, response, path, file, found);
  };
}

/** The path of a URL; undefined: it tries to leave the folder or cannot be decoded. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "/");
    const tricky = path.includes("\0") || path.includes("\\") || path.split("/").includes("..") || /\/\./.test(path);
    return tricky || !path.startsWith("/") ? undefined : normalize(path).replaceAll(sep, "/");
  } catch {
    return undefined;
  }
}

/** "/gallery" is a page; pages are routes in the hash of the one document. */
function pageOf(path: string): string | undefined {
  return /^\/[a-z]+(\/[\w-]+)*\/?$/.test(path) && !path.startsWith("/assets/") && !path.startsWith("/icons/")
    ? path.replace(/\/$/, "")
    : undefined;
}

async function find(file: string, accepted: string): Promise<Found | undefined> {
  const plain = await fileAt(file);
  if (plain === undefined) return undefined;
  for (const { name, suffix } of ENCODINGS) {
    if (!takes(accepted, name)) continue;
    const packed = await fileAt(file + suffix);
    if (packed !== undefined && packed.changed >= plain.changed) return { ...packed, encoding: name };
  }
  return plain;
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}

async function fileAt(path: string): Promise<Found | undefined> {
  const status = await stat(path).catch(() => undefined);
  return status?.isFile() ? { path, size: status.size, changed: status.mtime } : undefined;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: string,
  { path: source, size, changed, encoding }: Found,
): Promise<void> {
  const tag = `"${size.toString(36)}-${changed.getTime().toString(36)}${encoding === undefined ? "" : `-${encoding}`}"`;
  const headers = {
    ...SAFETY,
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Cache-Control": HASHED.test(path) ? FOREVER : ASK_AGAIN,
    ETag: tag,
    "Last-Modified": changed.toUTCString(),
    Vary: "Accept-Encoding",
    ...(encoding !== undefined && { "Content-Encoding": encoding }),
  };
  if (isKnown(request, tag, changed)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "Content-Length": size });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  await pipeline(createReadStream(source), response);
}

/** The client has this version already (If-None-Match). */
function isKnown(request: IncomingMessage, tag: string, changed: Date): boolean {
  const known = request.headers["if-none-match"];
  if (known !== undefined) return known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
  const since = Date.parse(request.headers["if-modified-since"] ?? "");
  return !Number.isNaN(since) && Math.floor(changed.getTime() / 1000) * 1000 <= since;
}

function redirect(response: ServerResponse, page: string): void {
  response.writeHead(302, { ...SAFETY, Location: `/#${page}`, "Content-Length": 0 }).end();
}

function refuse(response: ServerResponse, status: 400 | 404 | 405, headers: Record<string, string> = {}): void {
  const text = { 400: "Bad request", 404: "Not found", 405: "Method not allowed" }[status];
  response.writeHead(status, { ...SAFETY, ...headers, "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
