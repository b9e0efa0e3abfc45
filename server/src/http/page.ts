import { stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

/** Names with a hash of their content never change what they mean. */
const HASHED = /\/assets\/.+-[\w-]{8}\.\w+(\.br|\.gz)?$/;
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/** Pages are routes in the hash of the one document; what is no page has folders of its own. */
const A_PAGE = /^\/(?!(?:assets|icons|api)\/)[a-z]+(\/[\w-]+)*\/?$/;

/** Serves the built page: every text compressed as the build has left it, and nothing outside its folder. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (site) => {
    site.addHook("onRequest", async (request, reply) => {
      const path = pathOf(request);
      if (A_PAGE.test(path)) return reply.redirect(`/#${path.replace(/\/$/, "")}`, 302);
      // A build that was changed by hand: what is compressed no longer says what the file says.
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

/** The path of an address; refuses those that only somebody writes who looks for a way out of the folder. */
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
