import type { Seat } from "@montan/engine";
import {
  type Chair,
  deltaOf,
  type Happening,
  type History,
  type SeatedPerson,
  type TableInfo,
  type Update,
} from "@montan/protocol";
import { mayWatch } from "./access.ts";
import type { Entry } from "./entry.ts";
import { refuseUnless } from "./refused.ts";
import type { Room } from "./room.ts";
import type { Chair as KeptChair, Step, Table } from "./table.ts";

/** Who looks: a seat, or undefined for the spectators. */
export type Viewer = Seat | undefined;

/** Most steps in one page of the past. */
const PAGE = 200;
const A_FORMER_PLAYER = "";

export function personShown(id: string, { members }: Pick<Room, "members">): SeatedPerson {
  const member = members.get(id);
  return { id, name: member?.name ?? A_FORMER_PLAYER, ...(member?.isBot && { kind: "bot" }) };
}

function chairShown({ person, bot }: KeptChair, room: Room): Chair {
  return {
    ...(person !== undefined && { person: personShown(person, room) }),
    ...(bot !== undefined && { bot }),
  };
}

export function infoOf(table: Table, room: Room): TableInfo {
  const { created, undo, clock, muted } = table;
  return {
    table: table.id,
    version: table.version,
    game: created.game,
    rules: created.rules,
    options: created.options,
    settings: table.settings,
    status: table.status,
    ...(table.ending !== undefined && { ending: table.ending }),
    host: table.host,
    chairs: table.chairs.map((chair) => chairShown(chair, room)),
    asked: [...table.asked],
    ...(clock !== undefined && { clock }),
    ...(undo !== undefined && {
      undo: {
        seat: undo.seat,
        count: undo.count,
        waitsFor: table.playing.filter((seat) => !undo.agreed.has(seat)),
      },
    }),
    ...(table.abandon.size > 0 && { abandon: [...table.abandon] }),
    ...(table.rematch !== undefined && { rematch: table.rematch }),
    ...(muted.size > 0 && { muted: [...muted] }),
    createdAt: table.createdAt,
    touchedAt: table.touchedAt,
  };
}

/** What the viewer may see of the game now; undefined: nothing yet. */
export function viewFor(table: Table, viewer: Viewer): unknown {
  if (table.log === undefined) return undefined;
  if (viewer === undefined && !mayWatch(table.settings, table.status)) return undefined;
  return table.game.view(table.log.state, viewer);
}

/** How many decisions of its turn the viewer could take back now. */
export function undoableFor(table: Table, viewer: Viewer): number {
  const { log, settings, status } = table;
  if (viewer === undefined || log === undefined || status !== "running" || settings.undo === "off") return 0;
  return log.undoable(viewer);
}

/** Kinds of entries that contain everything there is to say about the table. */
const PLAIN: ReadonlySet<Entry["type"]> = new Set(["decided", "took-back", "line-deleted", "link"]);

export function updateFor(table: Table, room: Room, step: Step, viewer: Viewer): Update {
  const { version, at, entry, events, before, after, asked, clock, status, undoOver } = step;
  const { game } = table;
  const visible = after !== undefined && (viewer !== undefined || mayWatch(table.settings, status));
  const told = visible ? redacted(table, events, viewer) : [];
  const delta = visible ? deltaOf(before && game.view(before, viewer), game.view(after, viewer)) : undefined;
  // Nothing is taken back from the past: only the latest update needs the right number.
  const undoable = undoableFor(table, viewer);
  const isPlain = PLAIN.has(entry.type) && status !== "ended" && !undoOver;
  return {
    version,
    at,
    happening: happeningOf(entry, room),
    ...(told.length > 0 && { events: told }),
    ...(delta !== undefined && { delta }),
    ...(asked.length > 0 && { asked: [...asked] }),
    ...(undoable > 0 && { undoable }),
    ...(clock !== undefined && { clock }),
    ...(!isPlain && { info: infoOf(table, room) }),
  };
}

function redacted({ game }: Table, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);
}

/** Without what only its seat may know: events and views tell the decision. */
function happeningOf(entry: Entry, room: Room): Happening {
  switch (entry.type) {
    case "created":
      return { type: "created", by: entry.by };
    case "seated":
      return { type: "seated", seat: entry.seat, chair: chairShown(entry, room) };
    case "decided":
      return { type: "decided", seat: entry.seat };
    default:
      return entry;
  }
}

/** The past as the viewer saw it: standing decisions, and how many were taken back where. */
export function historyFor(table: Table, room: Room, viewer: Viewer, from: number): History {
  const { log, game } = table;
  refuseUnless(log !== undefined, "not-running");
  refuseUnless(viewer !== undefined || mayWatch(table.settings, table.status), "no-spectators");
  const kept = standingSteps(table);
  const page = kept.slice(from, from + PAGE);
  let count = kept.slice(0, from).filter(({ entry }) => entry.type === "decided").length;
  const first = log.moments[count];
  const steps = page.map((step): Update => {
    const update = { version: step.version, at: step.at, happening: happeningOf(step.entry, room) };
    return step.entry.type === "decided" ? { ...update, ...changeAt(table, ++count, viewer) } : update;
  });
  const next = from + page.length;
  return {
    version: table.version,
    view: game.view(first?.state, viewer),
    events: redacted(table, first?.events ?? [], viewer),
    steps,
    ...(next < kept.length && { next }),
  };
}

type Change = Pick<Update, "events" | "delta">;

/** By entry and viewer: the past never changes, and comparing views takes time. */
const changes = new WeakMap<object, Map<Viewer, Change>>();

/** What this moment of a log shows the viewer and the previous one did not. */
function changeAt(table: Table, index: number, viewer: Viewer): Change {
  const { log, game } = table;
  const [before, moment] = [log?.moments[index - 1], log?.moments[index]];
  if (moment === undefined) return {};
  const byViewer = changes.get(moment) ?? new Map<Viewer, Change>();
  changes.set(moment, byViewer);
  const known = byViewer.get(viewer);
  if (known !== undefined) return known;
  const events = redacted(table, moment.events, viewer);
  const delta = deltaOf(game.view(before?.state, viewer), game.view(moment.state, viewer));
  const change = { ...(events.length > 0 && { events }), ...(delta !== undefined && { delta }) };
  byViewer.set(viewer, change);
  return change;
}

/** All steps except decisions that were taken back. */
function standingSteps({ steps }: Table): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const { entry } = step;
    if (entry.type === "took-back") {
      for (let left = entry.count; left > 0; left--) {
        const last = kept.findLastIndex(
          (other) => other.entry.type === "decided" && (entry.consent || other.entry.seat === entry.seat),
        );
        kept.splice(last, 1);
      }
    }
    kept.push(step);
  }
  return kept;
}
