import { type Event, game, type Move, type Pending, type State } from "@montan/gluckauf";
import type { TableDefinition } from "../table/contract.ts";
import { turnEnds } from "../table/turn-ends.ts";
import { piecesOf } from "./pieces.ts";
import { Sign } from "./Sign.tsx";
import { SURFACES } from "./spots.ts";
import { Table } from "./Table.tsx";

export const table: TableDefinition<State, Move, Event, Pending> = {
  Table,
  piecesOf,
  endsTurn: (view, seat, move) => turnEnds(game, view, seat, move),
  Sign,
  surfaces: SURFACES,
};
