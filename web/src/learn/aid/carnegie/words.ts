import type { ModuleId } from "@montan/carnegie";
import type { ToldSign } from "./signs.tsx";

type PartId = "game" | "more";

/** Sections written as lines; the others are drawn from the tables of the game. */
type ToldSection =
  | "goal"
  | "setup"
  | "terms"
  | "round"
  | "income"
  | "donating"
  | "using"
  | "hr"
  | "management"
  | "construction"
  | "rd"
  | "tabs"
  | "tracks"
  | "map"
  | "donations"
  | "scoring"
  | "tips"
  | "andrew"
  | "andrew-turn"
  | "andrew-score"
  | "expansion-departments"
  | "new-donations";
type DrawnSection = "departments" | "key" | "cards" | "modules";
export type SectionId = ToldSection | DrawnSection;

type Head =
  | "players"
  | "removed"
  | "neutral"
  | "actionChoice"
  | "lastSpace"
  | "connections"
  | "points"
  | "normal"
  | "advanced"
  | "shifts"
  | "worth"
  | "card"
  | "choice";

/** What the aid says in one language beyond the vocabulary of the game. */
export interface CarnegieWords {
  readonly parts: Readonly<Record<PartId, string>>;
  readonly titles: Readonly<Record<Exclude<SectionId, "hr" | "management" | "construction" | "rd">, string>>;
  readonly lines: Readonly<Record<ToldSection, readonly string[]>>;
  /** Beyond the line in the game's vocabulary. */
  readonly modules: Readonly<Record<ModuleId, readonly string[]>>;
  readonly heads: Readonly<Record<Head, string>>;
  /** The meaning of a sign that the vocabulary of the game has no name for. */
  readonly meanings: Readonly<Record<ToldSign, string>>;
}
