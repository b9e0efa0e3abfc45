import { SOLO_LEVELS } from "../data/solo-cards.ts";
import { MODULE_IDS, MODULE_RULES, type ModuleId } from "../modules/ids.ts";

export interface Combination {
  readonly name: string;
  readonly seats: number;
  readonly options: { readonly solo?: string; readonly modules: readonly ModuleId[] };
}

/** Every set of modules that the rules allow together. */
function moduleSets(solo: boolean): ModuleId[][] {
  const allowed = MODULE_IDS.filter((id) => !solo || MODULE_RULES[id].solo);
  const sets = Array.from({ length: 2 ** allowed.length }, (_, bits) =>
    allowed.filter((_id, bit) => bits & (1 << bit)),
  );
  return sets.filter((set) => set.every((id) => !set.some((other) => other === MODULE_RULES[id].excludes)));
}

/** Every combination of options: module sets with 2 to 4 seats, and with every solo level. */
export function optionCombinations(): Combination[] {
  const named = (seats: number, modules: readonly ModuleId[], solo?: string): Combination => ({
    name: `${seats} ${seats === 1 ? `player against Andrew (${solo})` : "players"} with ${modules.join(", ") || "no modules"}`,
    seats,
    options: { ...(solo !== undefined && { solo }), modules },
  });
  return [
    ...SOLO_LEVELS.flatMap((level) => moduleSets(true).map((modules) => named(1, modules, level))),
    ...[2, 3, 4].flatMap((seats) => moduleSets(false).map((modules) => named(seats, modules))),
  ];
}
