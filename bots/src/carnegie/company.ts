import { ACTION_TYPES, type Department, isTile, type Player, type State, TILE, tablesOf } from "@montan/carnegie";
import type { Facts } from "./facts.ts";

/** How many of three desks are taken, by their bits. */
export const DESKS_TAKEN = [0, 1, 1, 2, 1, 2, 2, 3];
/** Departments whose employees build projects; study points of one use, mission or not. */
const BUILDERS: ReadonlySet<string> = new Set(["start-construction", "engineering", "construction-outsourcing"]);
const STUDY: Readonly<Record<string, number>> = { "start-rd": 3, "advanced-research": 7, "advanced-design": 4 };
const RESERVED = 0.25;
const BUILT = 0.5;
const STAFFED = 1;

export function readCompany(facts: Facts, state: State, player: Player): void {
  const { departments: all, board } = tablesOf(state);
  const { departments, desks, inactive } = player;
  const freeDesks: number[] = [];
  if (player.reserve !== undefined) facts.tiles[TILE[player.reserve].number - 1] = RESERVED;
  for (let cell = 0; cell < departments.length; cell++) {
    const space = departments[cell] as Player["departments"][number];
    facts.inactive += inactive[cell] as number;
    freeDesks[cell] = -(inactive[cell] as number);
    if (space === "lobby") continue;
    if (space === "") {
      facts.emptySpaces++;
      continue;
    }
    const department = all[space];
    const taken = desks[cell] as number;
    const standing = DESKS_TAKEN[taken] as number;
    const type = ACTION_TYPES.indexOf(department.type);
    facts.departments++;
    facts.departmentsOf[type] = (facts.departmentsOf[type] as number) + 1;
    facts.staffOf[type] = (facts.staffOf[type] as number) + standing;
    facts.active += standing;
    if (BUILDERS.has(space)) facts.builders += standing;
    facts.studyPower += standing * (STUDY[space] ?? 0);
    if (isTile(space)) {
      facts.builtOf[type] = (facts.builtOf[type] as number) + 1;
      facts.departmentVp += board.rowVp[Math.floor(cell / board.columns)] ?? 0;
      if (cell < board.columns) facts.builtTop++;
      if (cell % board.columns === 0) facts.builtLeft++;
      facts.tiles[TILE[space].number - 1] = standing > 0 || department.workstations.length === 0 ? STAFFED : BUILT;
    }
    freeDesks[cell] = readDesks(facts, department, taken, inactive[cell] as number, type);
  }
  readStrays(facts, inactive, freeDesks, board.columns);
}

/** Inactive employees beside a free desk; returns the desks that are still free. */
function readDesks(facts: Facts, { workstations }: Department, taken: number, lying: number, type: number): number {
  let free = 0;
  for (let desk = 0; desk < workstations.length; desk++) {
    const cost = workstations[desk] as number;
    if ((taken & (1 << desk)) !== 0) {
      if (cost > 0) facts.activePaid++;
      continue;
    }
    if (free < lying) {
      facts.placed++;
      facts.placedCost += cost;
      facts.arrivingOf[type] = (facts.arrivingOf[type] as number) + 1;
    }
    free++;
  }
  return free - lying;
}

/** Inactive employees without a free desk: how far each has to walk to the nearest one that is not taken by another. */
function readStrays(facts: Facts, inactive: readonly number[], freeDesks: number[], columns: number): void {
  for (let cell = 0; cell < inactive.length; cell++) {
    for (let stray = -(freeDesks[cell] as number); stray > 0; stray--) {
      const target = nearestDesk(freeDesks, cell, columns);
      if (target === -1) {
        facts.homeless++;
        continue;
      }
      facts.stray++;
      facts.strayDistance += distance(cell, target, columns);
      freeDesks[target] = (freeDesks[target] as number) - 1;
    }
  }
}

export function distance(from: number, to: number, columns: number): number {
  return Math.abs(Math.floor(from / columns) - Math.floor(to / columns)) + Math.abs((from % columns) - (to % columns));
}

function nearestDesk(freeDesks: readonly number[], from: number, columns: number): number {
  let best = -1;
  let shortest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < freeDesks.length; cell++) {
    if ((freeDesks[cell] as number) <= 0) continue;
    const steps = distance(from, cell, columns);
    if (steps < shortest) {
      shortest = steps;
      best = cell;
    }
  }
  return best;
}
