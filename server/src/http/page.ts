import { stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/** Files with a content hash in their name never change. */
const HASHED = /\/assets\/.+-[\w-]{8}\.\w+(\.br|\.gz)?$/;
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/** Pages are routes in the hash of the single document; all other files are in folders. */
const A_PAGE = /^\/(?!(?:assets|icons|api)\/)[a-z]+(\/[\w-]+)*\/?$/;

/** Serves the built page: texts compressed by the build, and nothing outside its folder. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (site) => {
    site.addHook("onRequest", async (request, reply) => {
      const path = pathOf(request);
      if (A_PAGE.test(path)) return reply.redirect(`/#${path.replace(/\/$/, "")}`, 302);
      // A build that was edited by hand: the compressed file no longer matches the plain one.
      if (await hasOldCompression(join(folder, path))) delete request.raw.headers["accept-encoding"];
    });
    await site.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header("Cache-Control", HASHED.test(path.replaceAll("\\", "/")) ? FOREVER : ASK_AGAIN);
      },
    });
  });
}

/** The path of a URL; refuses those that only an attempt to leave the folder would contain. */
function pathOf({ raw }: FastifyRequest): string {
  const path = decodeURIComponent((raw.url ?? "/").split(/[?#]/, 1)[0] ?? "/");
  if (/[\0\\]|\/\.|\/\//.test(path) || !path.startsWith("/")) throw new Refusal(400, "bad-address");
  return path;
}

async function hasOldCompression(file: string): Promise<boolean> {
  const changed = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs;
  const [original, ...compressed] = await Promise.all([changed(file), changed(`${file}.br`), changed(`${file}.gz`)]);
  return original !== undefined && compressed.some((time) => time !== undefined && time < original);
}
