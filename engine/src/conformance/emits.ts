import { readdirSync, readFileSync } from "node:fs";
/**
 * The lines of a source text that report an event without `emit?.(…)`. With it the event is built only if somebody
 * listens, since the argument of an optional call is not evaluated when there is nothing to call.
 */
export function unguardedEmits(source: string): readonly number[] {
  return source
    .split("\n")
    .map((line, index) => (/\bemit\(/.test(line.replace(/\/\/.*$/, "")) ? index + 1 : 0))
    .filter((line) => line > 0);
}

/** The same for all sources below a folder: `file:line` of every emit that builds its event even if nobody listens. */
export function unguardedEmitsIn(folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(isSource);
  return sources.flatMap((file) =>
    unguardedEmits(readFileSync(`${folder}/${file}`, "utf8")).map((line) => `${file}:${line}`),
  );
}

function isSource(file: string): boolean {
  return file.endsWith(".ts") && !file.endsWith(".test.ts");
}
