import type { PersonalData } from "../people/contract.ts";
import type { Database } from "../storage/database.ts";
import { forgetChannels } from "./channels.ts";

/** What is stored to remind a person. */
export function remindersOfPeople(database: Database): PersonalData {
  const { db } = database;
  return {
    name: "reminders",
    async exportOf(person) {
      const [settings, channels] = await Promise.all([
        db.selectFrom("reminder_settings").selectAll().where("person_id", "=", person).executeTakeFirst(),
        db
          .selectFrom("reminder_channels")
          .select(["kind", "label", "target", "state", "created_at", "problem", "problem_at"])
          .where("person_id", "=", person)
          .execute(),
      ]);
      return {
        settings,
        channels: channels.map(({ target, ...channel }) => ({ ...channel, target: JSON.parse(target) })),
      };
    },
    forget: (person) => database.commit(forgetChannels(database, person)),
  };
}
