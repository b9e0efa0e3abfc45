import type { Locale, Owner, Result, ScoreSheet } from "@montan/engine";
import type { TerminalGame } from "./games.ts";
import { wordsOf } from "./language.ts";
import { clip, labelled, padEnd, padStart, rule, widthOf } from "./layout.ts";
import type { Paint } from "./paint.ts";

export interface ScoreContext {
  readonly entry: TerminalGame;
  readonly names: readonly string[];
  readonly locale: Locale;
  readonly width: number;
  readonly paint: Paint;
}

/** Everybody's points category by category, then where each one's points come from. */
export function scoreLines(sheets: readonly ScoreSheet[], context: ScoreContext, title: string): string[] {
  return [
    context.paint.heading(rule(title, context.width)),
    ...grid(sheets, context),
    ...sheets.flatMap((sheet) => details(sheet, context)),
  ];
}

export function ownerName(owner: Owner, { names, locale }: Pick<ScoreContext, "names" | "locale">): string {
  return owner === "automa" ? wordsOf(locale).score.automa : (names[owner] ?? String(owner + 1));
}

/** Who won; one line. */
export function winnerLine({ winners, sheets }: Result, context: ScoreContext): string {
  const { score } = wordsOf(context.locale);
  const names = winners.map((owner) => ownerName(owner, context));
  const vp = sheets.find(({ owner }) => owner === winners[0])?.total ?? 0;
  return names.length === 1 ? score.wins(names[0] ?? "", vp) : score.shared(names, vp);
}

function labelOf(category: string, { entry, locale }: ScoreContext): string {
  return entry.words[locale].categories[category] ?? category;
}

function grid(sheets: readonly ScoreSheet[], context: ScoreContext): string[] {
  const { total } = wordsOf(context.locale).score;
  const categories = [...new Set(sheets.flatMap(({ parts }) => parts.map(({ category }) => category)))];
  const labels = [...categories.map((category) => labelOf(category, context)), total];
  const first = Math.max(...labels.map(widthOf)) + 2;
  const names = sheets.map(({ owner }) => ownerName(owner, context));
  const column = Math.min(16, Math.max(8, ...names.map((name) => widthOf(name) + 2)));
  const row = (label: string, cells: readonly string[]) =>
    padEnd(` ${label}`, first) + cells.map((cell) => padStart(cell, column)).join("");
  const sums = (category: string) =>
    sheets.map(({ parts }) => {
      const own = parts.filter((part) => part.category === category);
      return own.length === 0 ? "–" : String(own.reduce((sum, { vp }) => sum + vp, 0));
    });
  return [
    row(
      "",
      names.map((name) => clip(name, column - 2)),
    ),
    ...categories.map((category) => row(labelOf(category, context), sums(category))),
    context.paint.strong(
      row(
        total,
        sheets.map((sheet) => String(sheet.total)),
      ),
    ),
  ];
}

function details({ owner, parts }: ScoreSheet, context: ScoreContext): string[] {
  const told = parts.flatMap((part) => {
    const text = context.entry.scoreDetail(part, context.locale);
    return text === "" ? [] : [[`${labelOf(part.category, context)} ${part.vp}`, text] as const];
  });
  if (told.length === 0) return [];
  const labels = Math.max(...told.map(([label]) => widthOf(label))) + 2;
  return [
    context.paint.strong(rule(ownerName(owner, context), context.width)),
    ...told.flatMap(([label, text]) => labelled(label, text, labels, context.width)),
  ];
}
