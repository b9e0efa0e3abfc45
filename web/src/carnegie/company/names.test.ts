import { START_DEPARTMENT_IDS, TILES, vocabulary } from "@montan/carnegie";
import { expect, it } from "vitest";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { sayIn } from "../../i18n/words.ts";
import { breakable } from "./names.ts";

/** How many letters fit into a narrow tile beside the number of copies. */
const FITTING = 15;

it.each(["en", "de"] as const)("no part of a department's name is too long for a narrow tile (%s)", (locale) => {
  const breaks = sayIn(CARNEGIE_BOARDS, locale)("breaks");
  const { department } = vocabulary(locale);
  const parts = [...START_DEPARTMENT_IDS, ...TILES.map(({ id }) => id)].flatMap((id) =>
    breakable(department[id], breaks).split(/[ \u00ad]|(?<=-)/),
  );
  expect(parts.filter((part) => part.length > FITTING)).toEqual([]);
});

it("breaks only where it is told to", () => {
  expect(breakable("Personalbeschaffung", "Personal|beschaffung")).toBe("Personal\u00adbeschaffung");
  expect(breakable("Einkauf", "Personal|beschaffung")).toBe("Einkauf");
});
