import type { Locale } from "@montan/engine";
import type { Chair } from "@montan/protocol";
import { BOT_PERSONS } from "../i18n/bots.ts";
import { ONLINE_TABLE } from "../i18n/online-table.ts";
import { sayIn } from "../i18n/words.ts";

/** The names of everybody at a table; bots get names that nobody else there has. */
export function chairNames(chairs: readonly Chair[], locale: Locale): string[] {
  const say = sayIn(ONLINE_TABLE, locale);
  const taken = new Set(chairs.map(({ person }) => person?.name));
  const free = BOT_PERSONS.filter((name) => !taken.has(name));
  let bots = 0;
  return chairs.map(({ person, bot }, seat) => {
    if (person?.name === "") return say("former");
    if (person !== undefined) return person.kind === "bot" ? say("program", { name: person.name }) : person.name;
    return bot === undefined ? say("seat", { number: seat + 1 }) : (free[bots++] ?? say("seat", { number: seat + 1 }));
  });
}
