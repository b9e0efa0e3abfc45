import type { Locale, ScorePart } from "@montan/engine";
import {
  type Destination,
  type Event,
  type LorryCard,
  lorry,
  type Move,
  nameOf,
  type ObjectiveCard,
  type OrderCard,
  order,
  QUIET_EVENTS,
  SHARE_VP,
  SHIFT_TOKEN_VP,
  SHIFT_TOKENS,
  type State,
} from "@montan/gluckauf";
import { SCORE } from "../i18n/gluckauf-score.ts";
import { sayIn } from "../i18n/words.ts";
import { sectionFor } from "../learn/rules/gluckauf/topics.ts";
import type { Manner } from "../playable.ts";
import { revealed } from "./revealed.ts";
import { begunBy, tally, whose } from "./story.ts";

type Category = Extract<Parameters<typeof nameOf>[0], { category: unknown }>["category"];

/** What the shell needs to know about Glück Auf, and its sounds. */
export const manner: Manner = {
  quiet: QUIET_EVENTS,

  traceless: [
    "turn-started",
    "turn-ended",
    "mining-ended",
    "workers-returned",
    "shift-started",
    "game-started",
    "vp-scored",
    "game-ended",
  ] satisfies readonly Event["type"][],

  sounds: {
    "workers-placed": "wood",
    "card-taken": "paper",
    "card-turned-up": "paper",
    "cards-looked-at": "paper",
    "innovation-played": "paper",
    "wagon-coupled": "wood",
    "engine-coupled": "wood",
    "lorry-loaded": "wood",
    "lorry-stored": "wood",
    "train-delivered": "whistle",
    "shift-started": "bell",
  },

  scoreLabel: (category, locale) => nameOf({ category: category as Category }, locale),
  scoreSources,
  sectionFor,
  beganBy: (event) => {
    const happened = event as Event;
    return happened.type === "game-started" ? happened.startPlayer : undefined;
  },
  rounds: {
    of: (view) => (view as State).shift,
    count: (view) => SHIFT_TOKENS[(view as State).players.length] ?? 0,
    name: (locale) => nameOf({ term: "shift" }, locale),
    begunBy: (event) => begunBy(event as Event),
  },
  revealed: (view, seat, move, locale) => revealed(view as State, seat, move as Move, locale),
  whose: (event) => whose(event as Event),
  tally: (event) => tally(event as Event),
  tieBreak: (locale) => sayIn(SCORE, locale)("tie-break"),
};

/** Every part of the score sheet has the items that it counts. */
type Details = {
  readonly lorries: readonly LorryCard[];
  readonly orders: readonly OrderCard[];
  readonly shares: readonly { readonly destination: Destination; readonly held: number; readonly assigned: number }[];
  readonly "shift-tokens": readonly number[];
  readonly objectives: readonly { readonly card: ObjectiveCard; readonly vp: number }[];
};

function scoreSources({ category, detail }: ScorePart, locale: Locale): readonly string[] {
  const say = sayIn(SCORE, locale);
  const sources: { readonly [C in keyof Details]: (detail: Details[C]) => readonly string[] } = {
    lorries: (cards) =>
      counted(cards, (card, count) =>
        say("worth", { what: times(count, nameOf({ card }, locale)), vp: count * lorry(card).vp }),
      ),
    orders: (cards) =>
      counted(cards, (card, count) =>
        say("worth", { what: times(count, nameOf({ card }, locale)), vp: count * order(card).vp }),
      ),
    shares: (rows) =>
      rows.map(({ destination, held, assigned }) =>
        say("share", { what: nameOf({ term: destination }, locale), held, assigned, vp: assigned * SHARE_VP }),
      ),
    "shift-tokens": (tokens) =>
      tokens.length === 0 ? [] : [say("tokens", { numbers: tokens.join(", "), vp: tokens.length * SHIFT_TOKEN_VP })],
    objectives: (rows) => rows.map(({ card, vp }) => say("worth", { what: nameOf({ card }, locale), vp })),
  };
  const source = (sources as Readonly<Record<string, (detail: unknown) => readonly string[]>>)[category];
  return source?.(detail) ?? [];
}

/** Equal cards as one line. */
function counted<T>(cards: readonly T[], line: (card: T, count: number) => string): string[] {
  return [...new Set(cards)].map((card) => line(card, cards.filter((other) => other === card).length));
}

function times(count: number, what: string): string {
  return count === 1 ? what : `${count} × ${what}`;
}
