import type { Random, Seat } from "@montan/engine";
import { TILES, type TileId } from "../data/departments.ts";
import { START } from "../data/start.ts";
import type { Draft } from "../draft.ts";
import type { State } from "../state.ts";
import { newDepartments, openBar } from "./department-pools.ts";
import type { ModuleId } from "./ids.ts";
import type { RuleModule, StartingResources } from "./module.ts";
import { newBeginning } from "./new-beginning.ts";
import { rightToWait } from "./right-to-wait.ts";

/** New Donations and Secret Donation consist of a setup phase each; their scoring is in `scoring/`. */
const MODULES: Readonly<Partial<Record<ModuleId, RuleModule>>> = {
  "new-beginning": newBeginning,
  "new-departments": newDepartments,
  "open-bar": openBar,
  "right-to-wait": rightToWait,
};

function modulesOf({ modules }: Pick<State, "modules">): RuleModule[] {
  return modules.flatMap((id) => MODULES[id] ?? []);
}

/** C-S2: two copies of each base department. */
export function departmentPool(state: Pick<State, "modules">, random: Random): TileId[] {
  const replaced = modulesOf(state).find((module) => module.departmentPool !== undefined);
  if (replaced?.departmentPool !== undefined) return replaced.departmentPool(random);
  return TILES.flatMap(({ id, set }) => (set === "base" ? [id, id] : []));
}

export function startingResources(state: State, seat: Seat): StartingResources {
  for (const module of modulesOf(state)) {
    if (module.startingResources !== undefined) return module.startingResources(state, seat);
  }
  return { money: START.money, goods: START.goods, lobbyEmployees: START.lobbyEmployees, vp: 0 };
}

export function setupMovesOf(state: State, seat: Seat): number {
  for (const module of modulesOf(state)) {
    if (module.setupMoves !== undefined) return module.setupMoves(state, seat);
  }
  return START.moves;
}

export function beforeDepartments(draft: Draft): void {
  for (const id of draft.state.modules) MODULES[id]?.beforeDepartments?.(draft);
}
