import { START_DEPARTMENT_IDS, TILE_IDS } from "@montan/carnegie";
import { test, visitors } from "./browser.ts";
import { exerciseOf } from "./carnegie-departments.ts";
import { exercise } from "./carnegie-sandbox.ts";

const visit = visitors();
const DEPARTMENTS = [...START_DEPARTMENT_IDS, ...TILE_IDS];
/** One visit for several departments: opening a page takes longer than using a department. */
const GROUP = 10;
const GROUPS = DEPARTMENTS.flatMap((_, index) =>
  index % GROUP === 0 ? [DEPARTMENTS.slice(index, index + GROUP)] : [],
);

test.each(GROUPS.map((group) => [group.join(", "), group] as const))(
  "by mouse and by keyboard: %s",
  async (_, departments) => {
    const { page, open } = await visit();
    await open("position");
    for (const department of departments) await exercise(page, exerciseOf(department));
  },
);
