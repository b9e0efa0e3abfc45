import type { Block, Section } from "./section.ts";

/** The structure of a section without its words: the same in every language. */
export function shapeOf({ blocks }: Section): string[] {
  return blocks.map((block) => {
    if (block.kind === "list") return `list of ${block.items.length}`;
    if (block.kind === "example") return `example in ${block.steps.length}`;
    if (block.kind === "sum") return `sum of ${block.rows.map(({ vp }) => vp).join("+")}`;
    if (block.kind === "pictures") return `pictures of ${block.pieces.join(", ")}`;
    return block.kind === "table" ? `table ${block.table}` : "text";
  });
}

/** Letters of the longest text or item of a list. */
export function longest(block: Block): number {
  const texts = block.kind === "text" ? [block.text] : block.kind === "list" ? block.items : [];
  return Math.max(0, ...texts.map((text) => text.length));
}
