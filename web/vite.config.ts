import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, relative, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const HERE = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(HERE, "package.json"), "utf8")) as { version: string };

/** Files that compress well; images and typefaces are compressed already. */
const TEXTS = [".html", ".js", ".css", ".svg", ".json", ".webmanifest"];
const SERVICE_WORKER = "sw.js";
/** Addresses of a server; the files there answer in place of one on a static host. */
const NO_PAGE = "api/";

/** Tells the service worker which files make up this build, and writes every text file compressed beside itself. */
function finish(): Plugin {
  let page = "";
  return {
    name: "montan-finish",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      page = resolve(root, outDir);
    },
    closeBundle() {
      const files = filesIn(page).filter((file) => !/\.(br|gz|map)$/.test(file));
      writeServiceWorker(
        page,
        files.filter((file) => file !== SERVICE_WORKER && !file.startsWith(NO_PAGE)),
      );
      for (const file of files) if (TEXTS.includes(extname(file))) compress(join(page, file));
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

function writeServiceWorker(page: string, files: readonly string[]): void {
  const content = createHash("sha256");
  for (const file of files) content.update(file).update(readFileSync(join(page, file)));
  const listed = files.map((file) => (file === "index.html" ? "./" : `./${file}`));
  const build = JSON.stringify({ version: content.digest("hex").slice(0, 12), files: listed });
  const path = join(page, SERVICE_WORKER);
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("__BUILD__", build));
}

function compress(path: string): void {
  const text = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}

export default defineConfig({
  root: HERE,
  // Relative addresses: the same build works in any folder of any host.
  base: "./",
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: join(HERE, "dist"),
    emptyOutDir: true,
    target: "es2023",
    rolldownOptions: {
      input: { index: join(HERE, "index.html"), sw: join(HERE, "src/worker/service-worker.ts") },
      output: { entryFileNames: ({ name }) => (name === "sw" ? SERVICE_WORKER : "assets/[name]-[hash].js") },
    },
  },
  worker: { format: "es" },
  plugins: [finish()],
});
