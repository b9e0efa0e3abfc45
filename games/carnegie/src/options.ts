import type { Seat } from "@montan/engine";
import { readComponents } from "./components.ts";
import type { CompanyBoard } from "./data/company-board.ts";
import { SOLO_LEVELS, type SoloLevel } from "./data/solo-cards.ts";
import type { ProjectTabs } from "./data/tabs.ts";
import { MODULE_IDS, MODULE_RULES, type ModuleId } from "./modules/ids.ts";
import { refuseOptions } from "./option-refusals.ts";

export type { ModuleId } from "./modules/ids.ts";
export { OPTION_REFUSALS } from "./option-refusals.ts";

/** Printed values that replace the game's tables, confirmed or entered by an owner of the box. */
export interface Components {
  readonly projectTabs?: ProjectTabs;
  readonly companyBoard?: CompanyBoard;
}

/** Canonical: defaults filled in, modules in the order of their table. */
export interface Options {
  /** With one seat only. */
  readonly solo?: SoloLevel;
  readonly modules: readonly ModuleId[];
  /** The first player, where one would otherwise be drawn (C-S4). */
  readonly firstPlayer?: Seat;
  readonly components?: Components;
}

const KEYS = ["solo", "modules", "firstPlayer", "components"];
export const MAX_SEATS = 4;
const DEFAULT_LEVEL: SoloLevel = "normal";

export function readOptions(input: unknown, seats: number): Options {
  if (!Number.isInteger(seats) || seats < 1 || seats > MAX_SEATS)
    throw refuseOptions("seats", { min: 1, max: MAX_SEATS });
  if (input === undefined) return canonicalOptions(seats, {}, [], undefined);
  if (typeof input !== "object" || input === null || Array.isArray(input)) throw refuseOptions("options-not-an-object");
  const unknown = Object.keys(input).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw refuseOptions("unknown-option", { option: unknown });
  const { solo, modules: chosen, firstPlayer, components } = input as Record<string, unknown>;
  const level = readLevel(solo, seats);
  const modules = readModules(chosen, seats);
  const first = readFirstPlayer(firstPlayer, seats, modules);
  return canonicalOptions(
    seats,
    { ...(level !== undefined && { solo: level }), ...(first !== undefined && { firstPlayer: first }) },
    modules,
    components,
  );
}

function canonicalOptions(
  seats: number,
  { solo, firstPlayer }: Pick<Options, "solo" | "firstPlayer">,
  modules: readonly ModuleId[],
  components: unknown,
): Options {
  const tables = components === undefined ? {} : readComponents(components);
  return {
    ...(seats === 1 && { solo: solo ?? DEFAULT_LEVEL }),
    modules,
    ...(firstPlayer !== undefined && { firstPlayer }),
    ...(Object.keys(tables).length > 0 && { components: tables }),
  };
}

function readLevel(solo: unknown, seats: number): SoloLevel | undefined {
  if (solo === undefined) return undefined;
  if (!SOLO_LEVELS.includes(solo as SoloLevel)) throw refuseOptions("solo-level", { known: [...SOLO_LEVELS] });
  if (seats !== 1) throw refuseOptions("solo-needs-one-seat", { seats });
  return solo as SoloLevel;
}

/** Solo there is nobody else, and with "A New Beginning" the highest bid decides (C-N1). */
function readFirstPlayer(input: unknown, seats: number, modules: readonly ModuleId[]): Seat | undefined {
  if (input === undefined) return undefined;
  if (!Number.isInteger(input) || (input as number) < 0 || (input as number) >= seats)
    throw refuseOptions("first-player-unknown", { seats });
  if (seats === 1 || modules.includes("new-beginning")) throw refuseOptions("first-player-not-by-chance");
  return input as Seat;
}

function readModules(input: unknown, seats: number): readonly ModuleId[] {
  if (input === undefined) return [];
  if (!Array.isArray(input)) throw refuseOptions("modules-not-a-list");
  const chosen: ModuleId[] = [];
  for (const entry of input as readonly unknown[]) {
    if (!MODULE_IDS.includes(entry as ModuleId)) {
      // Not every object can be written as text.
      const module = typeof entry === "string" ? entry : typeof entry;
      throw refuseOptions("unknown-module", { module, known: [...MODULE_IDS] });
    }
    if (chosen.includes(entry as ModuleId)) throw refuseOptions("module-twice", { module: entry as ModuleId });
    chosen.push(entry as ModuleId);
  }
  for (const module of chosen) {
    const { excludes, solo } = MODULE_RULES[module];
    const other = chosen.find((candidate) => candidate === excludes);
    if (other !== undefined) throw refuseOptions("modules-exclude-each-other", { module, other });
    if (seats === 1 && !solo) throw refuseOptions("module-not-solo", { module });
  }
  return MODULE_IDS.filter((module) => chosen.includes(module));
}
