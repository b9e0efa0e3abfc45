import { styleText } from "node:util";

/** Emphasis. It never carries a meaning that the words do not carry too. */
export interface Paint {
  heading(text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  warning(text: string): string;
}

const same = (text: string) => text;

export const PLAIN: Paint = { heading: same, strong: same, faint: same, good: same, warning: same };

const COLOURED: Paint = {
  heading: (text) => styleText(["bold", "cyan"], text, { validateStream: false }),
  strong: (text) => styleText("bold", text, { validateStream: false }),
  faint: (text) => styleText("dim", text, { validateStream: false }),
  good: (text) => styleText("green", text, { validateStream: false }),
  warning: (text) => styleText("yellow", text, { validateStream: false }),
};

/** Colours only on a terminal that supports them; `hasColors` honours NO_COLOR. */
export function paintFor(stream: { isTTY?: boolean; hasColors?: () => boolean }): Paint {
  return stream.isTTY === true && stream.hasColors?.() === true ? COLOURED : PLAIN;
}
