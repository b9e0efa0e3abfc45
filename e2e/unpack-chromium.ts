import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

// Run by npm-chromium.ts in a process of its own: the package unpacks into the folder for temporary files, TMPDIR.
chromium.setGraphicsMode = false;
await chromium.executablePath();
await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
