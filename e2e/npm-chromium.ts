import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { BrowserProgram } from "./chromium.ts";

const ROOT = join(import.meta.dirname, "..");

/** The package's own configuration looks for fonts in /tmp; some systems have no fonts at all. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Chromium from the npm package @sparticuz/chromium (Linux x64), unpacked once per installation. It includes libraries
 * and a font, so nothing has to be installed in the system.
 */
export function npmChromium(): BrowserProgram | undefined {
  const version = process.platform === "linux" && process.arch === "x64" ? installedVersion() : undefined;
  if (version === undefined) return undefined;
  const folder = join(ROOT, "node_modules", ".cache", `chromium-${version}`);
  if (!existsSync(folder)) unpackInto(folder);
  const libraries = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return {
    program: join(folder, "chromium"),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

function installedVersion(): string | undefined {
  const manifest = join(ROOT, "node_modules", "@sparticuz", "chromium", "package.json");
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

function unpackInto(folder: string): void {
  // Complete or absent, even if two runs unpack at once or one is interrupted.
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  try {
    const script = join(import.meta.dirname, "unpack-chromium.ts");
    const { status, stderr } = spawnSync(process.execPath, [script], {
      encoding: "utf8",
      env: { ...process.env, TMPDIR: fresh },
    });
    if (status !== 0) throw new Error(`Chromium from npm could not be unpacked.\n${stderr}`);
    writeFileSync(join(fresh, "fonts", "fonts.conf"), FONTS);
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
