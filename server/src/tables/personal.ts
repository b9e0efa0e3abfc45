import type { PersonalData } from "../people/contract.ts";
import { absent, nextHost } from "./absence.ts";
import { revokeLink } from "./links.ts";
import { MEMBERS, type Room } from "./room.ts";
import type { Summary } from "./rows.ts";
import type { Table } from "./table.ts";
import type { Tables } from "./tables.ts";

/** What tables know about a person: where they sat and what they said. Their moves are in the records of games. */
export function tablesOfPeople(tables: Tables): PersonalData {
  const { db, commit } = tables.database;
  return {
    name: "tables",
    async exportOf(person) {
      const sat = await db
        .selectFrom("members")
        .innerJoin("tables", "tables.id", "members.table_id")
        .where("members.person_id", "=", person)
        .select(["tables.id", "tables.game", "tables.status", "tables.created_at", "members.name", "members.seats"])
        .select("tables.summary")
        .execute();
      const chat = await db
        .selectFrom("chat")
        .where("person_id", "=", person)
        .select(["table_id", "at", "text"])
        .execute();
      const notes = await db.selectFrom("notes").where("person_id", "=", person).select(["table_id", "text"]).execute();
      return {
        sat: sat.map(({ summary, ...row }) => ({ ...row, zones: zonesOf(JSON.parse(summary) as Summary, person) })),
        chat,
        notes,
      };
    },
    /**
     * In running games their time is up; in open ones their seats are free again; ended ones keep the moves without a
     * name.
     */
    async forget(person) {
      const rows = await db.selectFrom("members").select("table_id").where("person_id", "=", person).execute();
      for (const { table_id } of rows) {
        const room = tables.room(table_id);
        await room.enter(async (table) => {
          const own = table.seatsOf(person);
          await commit(own.map((seat) => revokeLink(tables.database, table_id, { kind: "seat", seat })));
          await leaveFor(room, table, person);
        });
      }
      await commit([
        db.updateTable("members").set({ name: "" }).where("person_id", "=", person),
        db.updateTable("chat").set({ text: null }).where("person_id", "=", person),
        db.deleteFrom("notes").where("person_id", "=", person),
      ]);
      for (const { table_id } of rows) {
        tables.database.bus.publish(MEMBERS, table_id);
        await tables.room(table_id).readMembers();
      }
    },
  };
}

/** The time zones of the person's seats, which their quiet hours use. */
function zonesOf({ chairs }: Summary, person: string): string[] {
  return chairs.flatMap((chair) => (chair.person === person ? (chair.zone ?? []) : []));
}

async function leaveFor(room: Room, table: Table, person: string): Promise<void> {
  const seats = table.seatsOf(person).filter((seat) => table.playing.includes(seat));
  if (seats.length === 0) return;
  if (table.status === "running") await room.write(table, absent(table, seats, "time-up"));
  if (table.status !== "open") return;
  const staying = table.playing.filter((seat) => !seats.includes(seat));
  const end =
    staying.length === 0 ? [{ entry: { type: "ended", ending: "expired" } as const }] : nextHost(table, staying);
  await room.write(table, [...seats.map((seat) => ({ entry: { type: "left", seat } as const })), ...end]);
}
