import {
  type DepartmentId,
  inferredValues,
  isTile,
  MODULE_IDS,
  type ModuleId,
  START_DEPARTMENT_IDS,
  type Tables,
  TILE,
  TILE_IDS,
  vocabulary,
} from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { LEARN } from "../../../i18n/learn.ts";
import { sayIn } from "../../../i18n/words.ts";
import { list, pictures, type Section, text } from "../section.ts";
import { type Notes, type TableId, table, type VocabularyId } from "./sections.ts";

type Sections<Id extends VocabularyId> = Readonly<Record<Id, Section<TableId>>>;

/** Sections about things for which the game's vocabulary has a line already: the line, and what there is to add. */
export function fromVocabulary(locale: Locale, tables: Tables, notes: Notes): Sections<VocabularyId> {
  return {
    ...departments(locale, tables, notes),
    ...modules(locale, notes),
    inferred: inferred(locale, tables),
  };
}

function departments(locale: Locale, { departments: printed }: Tables, notes: Notes): Sections<DepartmentId> {
  const say = sayIn(LEARN, locale);
  const words = vocabulary(locale);
  const sections = [...START_DEPARTMENT_IDS, ...TILE_IDS].map((id): [DepartmentId, Section<TableId>] => {
    const name = words.department[id];
    const prices = printed[id].workstations.map(words.money).join(", ");
    return [
      id,
      {
        title: isTile(id) ? `${TILE[id].number} ${name}` : say("department.start", { name }),
        blocks: [
          pictures(`department/${id}`),
          text(words.departmentEffect[id]),
          text(prices === "" ? say("department.no-desks") : say("department.desks", { prices })),
          ...notes.departments[id],
        ],
      },
    ];
  });
  return Object.fromEntries(sections) as Sections<DepartmentId>;
}

function modules(locale: Locale, notes: Notes): Sections<ModuleId> {
  const words = vocabulary(locale);
  const sections = MODULE_IDS.map((id): [ModuleId, Section<TableId>] => [
    id,
    { title: words.module[id], blocks: [text(words.moduleLine[id]), ...notes.modules[id]] },
  ]);
  return Object.fromEntries(sections) as Sections<ModuleId>;
}

/** Which values could not be read from the printed game, and how to correct them. */
function inferred(locale: Locale, tables: Tables): Section<TableId> {
  const words = vocabulary(locale).inferred;
  const values = inferredValues(tables, locale);
  const said = values.length === 0 ? [text(words.none)] : [text(words.intro), list(...values), text(words.ownTables)];
  return {
    title: sayIn(LEARN, locale)("rules.inferred"),
    blocks: [...said, table("tabs"), table("company")],
  };
}
