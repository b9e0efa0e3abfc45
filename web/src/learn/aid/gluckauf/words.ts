import type { ActionCard, CardKind } from "@montan/gluckauf";
import type { ToldSign } from "./signs.tsx";

/** Sections written as lines; the others are drawn from the tables of the game. */
export type ToldSection =
  | "goal"
  | "setup"
  | "yard"
  | "turn"
  | "paying"
  | "innovations"
  | "mining"
  | "end-of-shift"
  | "scoring"
  | "hidden"
  | "stacks"
  | "tips";
type DrawnSection = "cards" | "actions" | "objectives" | "box" | "key";
export type SectionId = ToldSection | DrawnSection;

type Head = "players" | "workers" | "shifts" | "dock" | "perCrest" | "perDestination" | "count" | "points";

/** What the aid says in one language beyond the vocabulary of the game. */
export interface GluckAufWords {
  readonly part: string;
  readonly titles: Readonly<Record<SectionId, string>>;
  readonly lines: Readonly<Record<ToldSection, readonly string[]>>;
  /** What taking a card of a stack does. */
  readonly cards: Readonly<Record<CardKind, string>>;
  readonly actions: Readonly<Record<ActionCard, string>>;
  readonly heads: Readonly<Record<Head, string>>;
  /** The meaning of a sign that the vocabulary of the game has no name for. */
  readonly meanings: Readonly<Record<ToldSign, string>>;
}
