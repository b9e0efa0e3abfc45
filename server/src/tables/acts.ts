import type { Action, ActionOf, Done } from "@montan/protocol";
import { Buckets } from "../http/limits.ts";
import type { Person } from "../people/contract.ts";
import type { Database } from "../storage/database.ts";
import { PACES } from "./limits.ts";
import { abandon, answerUndo, comeBack, decide, resign, undo } from "./playing.ts";
import { refuseUnless } from "./refused.ts";
import { rematch } from "./rematch.ts";
import type { Room } from "./room.ts";
import { clearSeat, join, leave, seatBot, start, watch } from "./sitting.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";
import { deleteLine, dropLink, mute, newLink, say } from "./talking.ts";

/** A person at a table, inside `enter`: nobody else changes the table until they are done. */
export interface Acting {
  readonly tables: Tables;
  readonly database: Database;
  readonly room: Room;
  readonly table: Table;
  readonly person: Person;
}

type Act<Type extends Action["type"]> = (acting: Acting, action: ActionOf<Type>) => Promise<Done>;

const ACTS: { readonly [Type in Action["type"]]: Act<Type> } = {
  join,
  watch,
  leave,
  start,
  "seat-bot": seatBot,
  "clear-seat": clearSeat,
  decide,
  undo,
  "answer-undo": answerUndo,
  resign,
  return: comeBack,
  abandon,
  rematch,
  say,
  "delete-line": deleteLine,
  mute,
  "make-link": newLink,
  "revoke-link": dropLink,
};

/** What people may do whom the table does not know yet. */
const FOR_STRANGERS: ReadonlySet<Action["type"]> = new Set(["join", "watch"]);

export function isForStrangers({ type }: Action): boolean {
  return FOR_STRANGERS.has(type);
}

/** Limited by what the person already has: the next request is judged when the previous one is done. */
const CAPPED: ReadonlySet<Action["type"]> = new Set(["join", "seat-bot", "rematch"]);

export function isCapped({ type }: Action): boolean {
  return CAPPED.has(type);
}

/** How often one person may do something at one table; decisions are as fast as people play. */
export class Paces {
  readonly #said = new Buckets(PACES.said);
  readonly #besides = new Buckets(PACES.besides);

  keep({ type }: Action, table: string, person: string): void {
    if (type === "decide") return;
    const seconds = (type === "say" ? this.#said : this.#besides).take(`${table} ${person}`);
    refuseUnless(seconds === 0, "too-many-requests", { seconds });
  }
}

export function carryOut(acting: Acting, action: Action): Promise<Done> {
  const act = ACTS[action.type] as Act<Action["type"]>;
  return act(acting, action);
}
