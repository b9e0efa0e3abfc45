import type { Seat } from "@montan/engine";
import { playerAt } from "./company.ts";
import type { DepartmentId } from "./data/departments.ts";
import type { Cell, State } from "./state.ts";
import { tablesOf } from "./tables.ts";

/** A space of a company board as a sentence names it: by what is on it, else by row and column (1-based). */
export type Place =
  | { readonly on: "lobby" }
  | { readonly on: "department"; readonly department: DepartmentId }
  | { readonly on: "space"; readonly row: number; readonly column: number };

export function placeAt(state: State, seat: Seat, cell: Cell): Place {
  const space = playerAt(state, seat).departments[cell];
  if (space === "lobby") return { on: "lobby" };
  if (space !== undefined && space !== "") return { on: "department", department: space };
  return spaceAt(state, cell);
}

/** By row and column, whatever is on it. */
export function spaceAt(state: Pick<State, "rules" | "components">, cell: Cell): Place {
  const { columns } = tablesOf(state).board;
  return { on: "space", row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}
