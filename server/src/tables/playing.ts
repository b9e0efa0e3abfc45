import { IllegalMove } from "@montan/engine";
import type { ActionOf, Done } from "@montan/protocol";
import { absent } from "./absence.ts";
import { inStatus, ownSeat, playingSeat } from "./access.ts";
import type { Acting } from "./acts.ts";
import { LIMITS } from "./limits.ts";
import { Refused, refuseUnless } from "./refused.ts";
import type { Proposal } from "./room.ts";
import { viewFor } from "./shown.ts";
import type { Table } from "./table.ts";

export async function decide(acting: Acting, action: ActionOf<"decide">): Promise<Done> {
  const { table, room } = acting;
  const { seat, id, expect, move } = action;
  return await once(acting, action, async () => {
    await orStale(table, seat, expect, () =>
      room.write(table, [{ entry: { type: "decided", seat, move }, id, expected: expect }]),
    );
    return { version: table.version };
  });
}

export async function undo(acting: Acting, action: ActionOf<"undo">): Promise<Done> {
  return await once(acting, action, () =>
    orStale(acting.table, action.seat, action.expect, () => takeBack(acting, action)),
  );
}

async function takeBack({ table, person, room }: Acting, action: ActionOf<"undo">): Promise<Done> {
  const { seat, id, expect, scope = "step" } = action;
  const { log } = table;
  refuseUnless(log !== undefined && table.settings.undo !== "off", "undo-off");
  if (table.logVersionAt(expect) !== log.version) throw new IllegalMove("stale");
  const own = scope === "turn" ? log.undoable(seat) : Math.min(1, log.undoable(seat));
  if (own > 0) {
    await room.write(table, [{ entry: { type: "took-back", seat, count: own, consent: false }, id }]);
    return { version: table.version };
  }
  // Gives the reason, unless the others may allow it.
  const count = log.rewindable(seat);
  refuseUnless(table.settings.undo === "consent", "undo-others", { seat });
  const alone = table.playing.every((other) => table.chairs[other]?.person === person.id);
  const entry = alone
    ? ({ type: "took-back", seat, count, consent: true } as const)
    : ({ type: "undo-asked", seat, count } as const);
  await room.write(table, [{ entry, id }]);
  return { version: table.version, ...(!alone && { asked: true }) };
}

export async function answerUndo(acting: Acting, { seat, expect, agree }: ActionOf<"answer-undo">): Promise<Done> {
  const { table, person, room } = acting;
  playingSeat(table, person, seat);
  mayGoOn(table);
  const { undo: asked } = table;
  refuseUnless(asked !== undefined && !asked.agreed.has(seat), "no-undo-asked");
  // They may have answered an earlier request, which was larger or smaller.
  return await orStale(table, seat, expect, async () => {
    if (expect < asked.version) throw new IllegalMove("stale");
    const answered: Proposal = { entry: { type: "undo-answered", seat, agree } };
    const all = agree && table.playing.every((other) => other === seat || asked.agreed.has(other));
    const back: Proposal = { entry: { type: "took-back", seat: asked.seat, count: asked.count, consent: true } };
    await room.write(table, all ? [answered, back] : [answered]);
    return { version: table.version };
  });
}

export async function resign(acting: Acting, { seat }: ActionOf<"resign">): Promise<Done> {
  const { table, person, room } = acting;
  inStatus(table, "running");
  playingSeat(table, person, seat);
  await room.write(table, absent(table, [seat], "resigned"));
  return { version: table.version };
}

export async function comeBack(acting: Acting, { seat }: ActionOf<"return">): Promise<Done> {
  const { table, person, room } = acting;
  inStatus(table, "running");
  ownSeat(table, person, seat);
  refuseUnless(table.chairs[seat]?.bot !== undefined, "no-bot-plays", { seat });
  await room.write(table, [{ entry: { type: "returned", seat } }]);
  return { version: table.version };
}

export async function abandon(acting: Acting, { seat, agree }: ActionOf<"abandon">): Promise<Done> {
  const { table, person, room } = acting;
  inStatus(table, "running");
  playingSeat(table, person, seat);
  refuseUnless(agree ? !table.abandon.has(seat) : table.abandon.size > 0, "already-said", { seat });
  const said: Proposal = { entry: { type: "abandon", seat, agree } };
  const all = agree && table.playing.every((other) => other === seat || table.abandon.has(other));
  await room.write(table, all ? [said, { entry: { type: "ended", ending: "abandoned" } }] : [said]);
  return { version: table.version };
}

/** The same id gets the same answer, whatever has happened since. */
async function once(
  { table, person }: Acting,
  { seat, id }: ActionOf<"decide" | "undo">,
  job: () => Promise<Done>,
): Promise<Done> {
  ownSeat(table, person, seat);
  const version = table.ids.get(`${seat} ${id}`);
  if (version !== undefined) {
    const isAsked = table.steps[version - 1]?.entry.type === "undo-asked";
    return { version, ...(isAsked && { asked: true }) };
  }
  playingSeat(table, person, seat);
  mayGoOn(table);
  return await job();
}

function mayGoOn(table: Table): void {
  inStatus(table, "running");
  // People coming and going, links and chat do not make a decision stale.
  refuseUnless((table.log?.version ?? 0) < LIMITS.entries, "too-many", { limit: LIMITS.entries });
}

/** A stale client is told the table's current version and its current view. */
async function orStale<Value>(table: Table, seat: number, expected: number, job: () => Promise<Value>): Promise<Value> {
  try {
    if (expected > table.version) throw new IllegalMove("stale");
    return await job();
  } catch (error) {
    if (!(error instanceof IllegalMove) || error.code !== "stale") throw error;
    const { version } = table;
    throw new Refused("stale", { expected, version }, { version, view: viewFor(table, seat) });
  }
}
