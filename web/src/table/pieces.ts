/**
 * Every thing on a table has a key (`data-piece`), by which the log highlights it and motion finds it. A zone has a
 * plain key, keys of what lies in it start with the zone's: `dock:0:2/fox`, `company:1/5/lying`. Equal pieces in one
 * zone share a key.
 */

/** Where to look for a piece: the piece itself, else what contains it. */
export function placesOf(key: string): readonly string[] {
  const parts = key.split("/");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("/"));
}

/** The piece is this zone, or lies in it. */
export function isIn(piece: string, zone: string): boolean {
  return piece === zone || piece.startsWith(`${zone}/`);
}
