import type { PendingType, State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** A question of every kind, the solo game, and the ends. */
export const POSITION_NAMES = [
  "row-choice",
  "event-turn",
  "department-turn",
  "activation-turn",
  "gain-choice",
  "track-income-choice",
  "lobby-choice",
  "project-site",
  "department-choice",
  "department-space",
  "relocation-choice",
  "copied-donation-choice",
  "transfer-choice",
  "transfer-target",
  "andrew",
  "tab-side",
  "housing-site",
  "reserve-choice",
  "setup-steps",
  "sheet-row",
  "donation-tile-choice",
  "secret-donation-choice",
  "wait-choice",
  "game-over",
  "andrew-over",
] as const satisfies readonly (PendingType | "andrew" | "andrew-over" | "game-over")[];
export type PositionName = (typeof POSITION_NAMES)[number];

const FILES = import.meta.glob<State>("./fixtures/*.json", { eager: true, import: "default" });

/** Views of the asked seat, from recorded games. */
export function positionOf(name: PositionName): { readonly view: State; readonly seat: Seat } {
  const view = FILES[`./fixtures/${name}.json`];
  if (view === undefined) throw new Error(`There is no position ${name}.`);
  return { view, seat: typeof view.viewer === "number" ? view.viewer : 0 };
}
