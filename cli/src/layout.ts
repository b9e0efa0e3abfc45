import { stripVTControlCharacters } from "node:util";

/** A space at which no line is broken; `finish` turns it into a plain one. */
export const GLUE = "\u00a0";

/** The width of a text in columns. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Shortens a plain text that is too long. */
export function clip(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${[...text].slice(0, Math.max(0, width - 1)).join("")}…`;
}

/** Keeps the words of a thing on one line. */
export function glued(text: string): string {
  return text.replaceAll(" ", GLUE);
}

/** Breaks a text at spaces; lines after the first begin with `hanging` spaces. Longer words are not broken. */
export function wrap(text: string, width: number, hanging = 0): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.replace(/^ +/, glued).split(" ")) {
    if (line !== "" && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = " ".repeat(hanging) + word;
    } else line = line === "" && lines.length === 0 ? word : `${line} ${word}`;
  }
  return [...lines, line].map(finish);
}

function finish(line: string): string {
  return line.replaceAll(GLUE, " ").trimEnd();
}

/** `label  text`, the text wrapped beside the label. */
export function labelled(label: string, text: string, labelWidth: number, width: number): string[] {
  return wrap(glued(padEnd(` ${label}`, labelWidth)) + GLUE + text, width, labelWidth + 1);
}

/** A heading that spans the screen. */
export function rule(title: string, width: number): string {
  const text = `── ${clip(title, width - 6)} `;
  return text + "─".repeat(Math.max(2, width - widthOf(text)));
}

/** As many columns as fit, filled downwards. Items that are too long for two columns get a line each, wrapped. */
export function inColumns(items: readonly string[], width: number, hanging: number): string[] {
  const gap = 3;
  const widest = Math.max(0, ...items.map(widthOf));
  const columns = Math.max(1, Math.min(3, Math.floor((width + gap) / (widest + gap))));
  if (columns === 1 || items.length < 2) return items.flatMap((item) => wrap(item, width, hanging));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => items[column * rows + row] ?? "")
      .map((item, column) => (column < columns - 1 ? padEnd(item, widest + gap) : item))
      .join("")
      .trimEnd(),
  );
}

/** Removes control characters, line separators and text direction marks from outside text, so that it cannot control the terminal. */
export function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu, "");
}
