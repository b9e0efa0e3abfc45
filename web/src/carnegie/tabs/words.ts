import type { ProjectType, Side, TabIncome, Vocabulary } from "@montan/carnegie";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useVoice } from "../context.ts";
import { gainsOf, type TabSpaceState } from "./spaces.ts";

type Say = ReturnType<typeof useWords<typeof CARNEGIE_BOARDS.en>>;

interface OpenTab {
  readonly side: Side;
  readonly spaces: readonly TabSpaceState[];
}

export function useTabLabel(type: ProjectType, tab: OpenTab | string): string {
  return tabLabel(type, tab, useVoice().words, useWords(CARNEGIE_BOARDS));
}

/** A whole tab in words: how far it is, what is ready, what it pays and what comes next; or why it is closed. */
export function tabLabel(type: ProjectType, tab: OpenTab | string, words: Vocabulary, say: Say): string {
  if (typeof tab === "string") return `${say("tab", { type: words.project[type] })}; ${tab}`;
  const { side, spaces } = tab;
  const reached = spaces.filter(({ when }) => when === "reached");
  const next = spaces.find(({ when }) => when === "next");
  const steps = reached.flatMap(({ vp }) => (vp > 0 ? [vp] : []));
  const limit = reached.at(-1)?.space.donationLimit ?? 0;
  const freed = spaces.filter(({ disk }) => disk === "built").flatMap(({ space }) => space.income ?? []);
  const parts = [
    say("tab-side", { type: words.project[type], side }),
    say("tab-reached", { at: reached.length, spaces: spaces.length }),
    say("tab-disks", { count: spaces.filter(({ disk }) => disk === "lying").length }),
    freed.length === 0 ? "" : say("tab-income", { what: incomes(freed, words, say("either-or")) }),
    next === undefined ? "" : nextOf(next, words, say),
    steps.length === 0 ? "" : say("tab-worth", { vp: sumOf(steps, words) }),
    limit === 0 ? "" : say("tab-limit", { count: limit }),
  ];
  return parts.filter((part) => part !== "").join("; ");
}

function nextOf({ space: { cost = 0 }, vp }: TabSpaceState, words: Vocabulary, say: Say): string {
  const price = words.study(cost);
  return vp === 0 ? say("tab-next", { cost: price }) : say("tab-next-vp", { cost: price, vp: words.vp(vp) });
}

/** "1 + 2 = 3 VP", as the spaces are printed. */
function sumOf(steps: readonly number[], words: Vocabulary): string {
  const sum = words.vp(steps.reduce((total, step) => total + step, 0));
  return steps.length === 1 ? sum : `${steps.join(" + ")} = ${sum}`;
}

function incomes(all: readonly TabIncome[], words: Vocabulary, or: string): string {
  return all.map((income) => gainsOf(income).map(words.gain).join(or)).join(", ");
}
