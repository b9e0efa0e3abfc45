import type { Locale, Owner, Result, ScoreSheet } from "@montan/engine";
import type { SHELL } from "../../i18n/shell.ts";
import type { Say } from "../../i18n/words.ts";
import type { Manner } from "../../playable.ts";
import type { Match } from "../match.ts";
import { ownerName } from "../ScorePanel.tsx";

type ShellSay = Say<(typeof SHELL)["en"]>;

/** "Anna wins with 43 VP.", and by what if somebody else has as many. */
export function winnersSaid(
  { winners, sheets }: Result,
  { tieBreak }: Manner,
  names: readonly string[],
  say: ShellSay,
  locale: Locale,
): string {
  const vp = sheets.find(({ owner }) => owner === winners[0])?.total ?? 0;
  const told = { names: listed(winners, names, say, locale), vp };
  if (winners.length > 1) return say("score.shared", told);
  const tied = sheets.filter(({ total }) => total === vp).length > 1;
  return tied && tieBreak !== undefined
    ? say("score.winsTie", { ...told, how: tieBreak(locale) })
    : say("score.wins", told);
}

export function listed(owners: readonly Owner[], names: readonly string[], say: ShellSay, locale: Locale): string {
  return new Intl.ListFormat(locale).format(owners.map((owner) => ownerName(owner, names, say)));
}

/** The sheets from first to last place; the game has decided ties. */
export function ranked({ winners, sheets }: Result): readonly ScoreSheet[] {
  const ahead = ({ owner }: ScoreSheet) => Number(winners.includes(owner));
  return sheets.toSorted((a, b) => ahead(b) - ahead(a) || b.total - a.total);
}

/** The result in words, to be shared. */
export function resultSaid(match: Match, title: string, say: ShellSay, locale: Locale): string {
  const result = match.game.result(match.state.value);
  if (result === undefined) return title;
  const names = match.names.value;
  const places = ranked(result).map(({ owner, total }) =>
    say("over.place", { name: ownerName(owner, names, say), vp: total }),
  );
  return [`${title}: ${winnersSaid(result, match.playable.manner, names, say, locale)}`, ...places].join("\n");
}
