/** Many round or repeated things as one line of a drawing: the fewer lines, the faster a table is drawn. */

/** A circle as a part of a path. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A circle with a round hole in it, wherever areas are filled that lie over each other. */
export function ring(x: number, y: number, r: number, hole: number): string {
  return `${circle(x, y, r)}M${x - hole} ${y}a${hole} ${hole} 0 1 1 ${2 * hole} 0a${hole} ${hole} 0 1 1 ${-2 * hole} 0Z`;
}

/** A point of a 24 × 24 sheet, turned about its middle by some degrees. */
export function turned(degrees: number, x: number, y: number): string {
  const angle = (degrees * Math.PI) / 180;
  const right = (x - 12) * Math.cos(angle) - (y - 12) * Math.sin(angle);
  const down = (x - 12) * Math.sin(angle) + (y - 12) * Math.cos(angle);
  return `${(12 + right).toFixed(2)} ${(12 + down).toFixed(2)}`;
}
