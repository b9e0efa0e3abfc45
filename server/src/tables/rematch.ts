import type { Done } from "@montan/protocol";
import { hashOf, newSecret } from "../secrets.ts";
import { Conflict } from "../storage/errors.ts";
import { inStatus } from "./access.ts";
import type { Acting } from "./acts.ts";
import { refuseUnless } from "./refused.ts";
import type { Proposal } from "./room.ts";
import { memberRow } from "./sitting.ts";

/** The same game with the same people: one new table, however many ask for it. */
export async function rematch({ table, tables, room, person, database }: Acting): Promise<Done> {
  inStatus(table, "ended");
  refuseUnless(table.log !== undefined && table.seatsOf(person.id).length > 0, "not-your-seat");
  if (table.rematch !== undefined) return { version: table.version, table: table.rematch };
  await tables.checkCaps(person);
  // Named after this table: a second request, perhaps on another node, finds the first one's.
  const id = hashOf(`rematch of ${table.id}`).slice(0, 16);
  const proposals = table.chairs.flatMap(({ person: sitting, bot, zone }, seat): Proposal[] => {
    // The seat of a person who has asked to be forgotten is free.
    if (sitting !== undefined && isForgotten(room, sitting)) return [];
    const who = sitting === undefined ? bot !== undefined && { bot } : { person: sitting };
    return [{ entry: { type: "seated", seat, ...who, ...(zone !== undefined && { zone }) } }];
  });
  if (proposals.some(({ entry }) => "bot" in entry)) await tables.checkBotCap(person, id);
  const people = new Set(proposals.flatMap(({ entry }) => (entry.type === "seated" ? (entry.person ?? []) : [])));
  const members = [...people].map((sitting) =>
    memberRow(database, id, { id: sitting, name: "", isBot: false, ...room.member(sitting) }),
  );
  // Nobody else joins there; whoever asked for it starts when all are back.
  const settings = { ...table.settings, start: "host" } as const;
  const created = { ...table.created, by: person.id, rules: table.game.version, seed: newSecret(), settings };
  try {
    await tables.room(id).create(created, proposals, members);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  await room.write(table, [{ entry: { type: "rematch", table: id } }]);
  return { version: table.version, table: id };
}

function isForgotten({ members }: Acting["room"], person: string): boolean {
  return members.get(person)?.name === "";
}
