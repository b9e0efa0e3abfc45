import { type Cell, type CompanySpace, type Department, type Player, type State, tablesOf } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

export interface Desk {
  readonly price: number;
  readonly taken: boolean;
  /** An employee who stood here has been used in this turn. */
  readonly served: boolean;
}

export interface RoomState {
  readonly space: CompanySpace;
  readonly department?: Department;
  readonly desks: readonly Desk[];
  /** Inactive employees. */
  readonly lying: number;
  /** In use, or done with, in the current turn. */
  readonly visit?: "in-use" | "left";
}

/** What there is to see in a room of a company. */
export function roomAt(view: State, seat: Seat, cell: Cell): RoomState {
  const player = view.players[seat] as Player;
  const space = player.departments[cell] ?? "";
  const lying = player.inactive[cell] ?? 0;
  if (space === "" || space === "lobby") return { space, desks: [], lying };
  const department = tablesOf(view).departments[space];
  const taken = player.desks[cell] ?? 0;
  const turn = view.asked[seat]?.find((pending) => pending.type === "department-turn");
  const inUse = turn?.department === space;
  const used = inUse ? turn.used : 0;
  return {
    space,
    department,
    desks: department.workstations.map((price, desk) => ({
      price,
      taken: hasBit(taken, desk),
      served: hasBit(used, desk),
    })),
    lying,
    ...(inUse && { visit: "in-use" }),
    ...(turn?.left.includes(space) && { visit: "left" }),
  };
}

function hasBit(bits: number, index: number): boolean {
  return (bits & (1 << index)) !== 0;
}
