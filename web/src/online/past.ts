import { type AnyGame, type Seat, sameJson } from "@montan/engine";
import { type Delta, type History, patched, type Update } from "@montan/protocol";
import type { Moment } from "../shell/match.ts";
import { historyOf } from "./api.ts";

/** What one viewer has seen of a game so far. */
export interface Past {
  readonly moments: readonly Moment[];
  /** The table's version for each moment; the deal has that of the start. */
  readonly versions: readonly number[];
  /** The table's version when the game last changed, including undo. */
  readonly changed: number;
  /** The table's version up to which this is complete. */
  readonly version: number;
}

type ReadPage = (table: string, seat: Seat | undefined, from?: number) => Promise<History>;

/** How often loading starts again because something was taken back meanwhile. */
const ATTEMPTS = 5;

/** The whole past of a running or ended game, page by page. Throws Refusal or Unreachable. */
export async function readPast(
  game: AnyGame,
  table: string,
  seat: Seat | undefined,
  read: ReadPage = historyOf,
): Promise<Past> {
  for (let attempt = 1; ; attempt++) {
    const past = await readOnce(game, (from) => read(table, seat, from));
    if (past !== undefined) return past;
    if (attempt === ATTEMPTS) throw new Error(`the past of table ${table} changes all the time`);
  }
}

/** undefined: a page does not continue the one before. */
async function readOnce(game: AnyGame, read: (from?: number) => Promise<History>): Promise<Past | undefined> {
  let page = await read();
  const moments: Moment[] = [{ state: page.view, events: page.events, reveals: false, asked: [] }];
  const versions = [0];
  let changed = 0;
  for (;;) {
    for (const step of page.steps) {
      const { type } = step.happening;
      if (type === "started") versions[0] = step.version;
      if (type === "started" || type === "decided" || type === "took-back") changed = step.version;
      if (type !== "decided") continue;
      moments.push(momentAfter(game, moments.at(-1), step));
      versions.push(step.version);
    }
    if (page.next === undefined) return { moments, versions, changed, version: page.version };
    page = await read(page.next);
    if (!sameJson(page.view, moments.at(-1)?.state)) return undefined;
  }
}

function momentAfter(game: AnyGame, before: Moment | undefined, step: Update): Moment {
  return momentOf(game, before, step, patched(before?.state, step.delta as Delta | undefined));
}

/** The moment after a decision, as the viewer saw it. Others' decisions show only in the events. */
export function momentOf(
  game: AnyGame,
  before: Moment | undefined,
  { happening, events }: Update,
  view: unknown,
): Moment {
  return {
    state: view,
    events: events ?? [],
    ...(happening.type === "decided" && { decision: { seat: happening.seat, move: undefined } }),
    reveals: false,
    asked: before === undefined ? [] : game.deciders(before.state),
  };
}
