import type { Seat } from "@montan/engine";
import { owns, playerAt, staffed } from "../company.ts";
import { TILES, type TileId } from "../data/departments.ts";
import { REGIONS } from "../data/map.ts";
import { projectsInRegion } from "../projects.ts";
import type { Player, State } from "../state.ts";
import { spacesWithoutDepartment } from "./counting.ts";

/** End-game departments score only if staffed at the end (C-U5). The Post Office changes connections instead. */
const ENDGAME: Readonly<Partial<Record<TileId, (state: State, seat: Seat) => number>>> = {
  "green-spaces": (state, seat) => 2 * spacesWithoutDepartment(state, seat),
  "public-relations": (state, seat) => 2 * Math.max(...regionalProjects(state, seat)),
  "network-of-libraries": (state, seat) => 4 * Math.min(...regionalProjects(state, seat)),
};

const ENDGAME_IDS = TILES.filter(({ kind }) => kind === "endgame").map(({ id }) => id);

export function ownsEndgameDepartment(player: Player): boolean {
  return ENDGAME_IDS.some((id) => owns(player, id));
}

function regionalProjects(state: State, seat: Seat): number[] {
  return REGIONS.map((region) => projectsInRegion(state, seat, region));
}

export function scoreEndgameDepartments(state: State, seat: Seat): { department: TileId; vp: number }[] {
  const player = playerAt(state, seat);
  return Object.entries(ENDGAME).flatMap(([id, score]) => {
    const department = id as TileId;
    return staffed(player, department) ? [{ department, vp: score(state, seat) }] : [];
  });
}
