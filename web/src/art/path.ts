/** Combines many round or repeated shapes into one path: the fewer elements, the faster a table is drawn. */

/** A circle as a part of a path. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A circle with a round hole in it, for paths that are filled by the even-odd rule. */
export function ring(x: number, y: number, r: number, hole: number): string {
  return `${circle(x, y, r)}M${x - hole} ${y}a${hole} ${hole} 0 1 1 ${2 * hole} 0a${hole} ${hole} 0 1 1 ${-2 * hole} 0Z`;
}

/** A point of a 24 × 24 sheet, rotated about its middle by some degrees. */
export function turned(degrees: number, x: number, y: number): string {
  const angle = (degrees * Math.PI) / 180;
  const right = (x - 12) * Math.cos(angle) - (y - 12) * Math.sin(angle);
  const down = (x - 12) * Math.sin(angle) + (y - 12) * Math.cos(angle);
  return `${(12 + right).toFixed(2)} ${(12 + down).toFixed(2)}`;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** The scale there, horizontally and vertically. */
  readonly scale: number | readonly [across: number, down: number];
}

/** What the numbers of each command are: x or y, a radius, or something that shifting does not change. */
const NUMBERS: Readonly<Record<string, string>> = {
  M: "xy",
  L: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  S: "xyxy",
  Q: "xyxy",
  T: "xy",
  A: "wh...xy",
  Z: ".",
};

/**
 * A path shifted to another place of a sheet. A `transform` would do as well, but each one costs the browser memory and
 * time.
 */
export function moved(path: string, { x, y, scale }: Place): string {
  const [across, down] = typeof scale === "number" ? [scale, scale] : scale;
  const commands = [...path.matchAll(/([a-z])([^a-z]*)/gi)] as unknown as [string, string, string][];
  return commands
    .map(([, letter, numbers], index) => {
      const kinds = NUMBERS[letter.toUpperCase()] ?? "";
      const places = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((number, at) => {
        // The first point of a path is absolute even if its command is relative.
        const fixed = letter === letter.toUpperCase() || (index === 0 && at < 2);
        switch (kinds[at % kinds.length]) {
          case "x":
            return Number(number) * across + (fixed ? x : 0);
          case "y":
            return Number(number) * down + (fixed ? y : 0);
          case "w":
            return Number(number) * across;
          case "h":
            return Number(number) * down;
          default:
            return Number(number);
        }
      });
      return letter + places.map((place) => Math.round(place * 1000) / 1000).join(" ");
    })
    .join("");
}

/** A rectangle with round corners. */
export function plate(x: number, y: number, size: number, corner: number): string {
  const [side, to] = [size - 2 * corner, `${corner} ${corner} 0 0 1`];
  return `M${x + corner} ${y}h${side}a${to} ${corner} ${corner}v${side}a${to} ${-corner} ${corner}h${-side}a${to} ${-corner} ${-corner}v${-side}a${to} ${corner} ${-corner}Z`;
}
