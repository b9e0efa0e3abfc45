import {
  ACTION_CHOICE_PLACES,
  ACTION_TYPES,
  type BoardValue,
  CARD_VP,
  CITIES,
  CONNECTION_SCORE,
  type CompanyBoard,
  DECK_BY_LEVEL,
  type DonationId,
  END_COLUMN,
  type Gain,
  NEUTRAL_DISKS,
  PROJECT_GOODS,
  PROJECT_TYPES,
  type PrintedSpace,
  printedVp,
  REGIONS,
  REMOVED_DEPARTMENTS,
  SHEET,
  SIDES,
  SOLO_LEVELS,
  SPACES,
  STANDARD_TABLES,
  type StartDepartmentId,
  type TabIncome,
  type Tables,
  type TabSpace,
  TRACKS,
  TRANSPORT_LEVELS,
  type Vocabulary,
  vocabulary,
} from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { LEARN } from "../../../i18n/learn.ts";
import { sayIn } from "../../../i18n/words.ts";
import type { Grid } from "../section.ts";
import type { TableId } from "./sections.ts";

type Speak = ReturnType<typeof sayIn<typeof LEARN.en>>;

/** The tables of the reference, built from the data the rules themselves use. */
const GRIDS: Readonly<Record<TableId, (say: Speak, words: Vocabulary, tables: Tables) => Grid>> = {
  setup: (say) => ({
    caption: say("grid.setup"),
    head: [say("grid.players"), say("grid.removed"), say("grid.neutral"), say("grid.action-choice")],
    rows: Object.keys(REMOVED_DEPARTMENTS).map((seats) => [
      seats,
      String(REMOVED_DEPARTMENTS[Number(seats)]),
      String(NEUTRAL_DISKS[Number(seats)]),
      String(ACTION_CHOICE_PLACES[Number(seats)]?.length),
    ]),
  }),
  "end-column": (say, words) => ({
    caption: say("grid.end-column"),
    head: [say("grid.row"), say("grid.region")],
    rows: ACTION_TYPES.map((row) => [words.action[row], words.region[END_COLUMN[row]]]),
  }),
  projects: (say, words) => ({
    caption: say("grid.projects"),
    head: [say("grid.project"), say("grid.price")],
    rows: PROJECT_TYPES.map((type) => [words.project[type], words.goods(PROJECT_GOODS[type])]),
  }),
  cities: (say, words) => ({
    caption: say("grid.cities"),
    head: [say("grid.city"), say("grid.region"), say("grid.spaces"), say("grid.vp")],
    rows: CITIES.map(({ name, region, slots, vp, ...city }) => [
      "transportBonus" in city ? `${name} +` : name,
      words.region[region],
      slots.map((slot) => (slot === "any" ? say("grid.any") : words.project[slot])).join(", "),
      String(vp),
    ]),
  }),
  tracks: (say, words) => ({
    caption: say("grid.tracks"),
    head: [say("grid.region"), say("grid.level"), say("grid.cost"), say("grid.income")],
    rows: REGIONS.flatMap((region) =>
      TRACKS[region].map(({ level, cost, income, bonus }, space) => [
        space === 0 ? words.region[region] : "",
        words.level[level],
        cost === 0 ? "–" : String(cost),
        bonus === undefined
          ? words.gain(income)
          : say("grid.bonus", { income: words.gain(income), bonus: words.gain(bonus) }),
      ]),
    ),
  }),
  connections: (say, words) => ({
    caption: say("grid.connections"),
    head: [say("grid.points"), ...TRANSPORT_LEVELS.map((level) => words.level[level])],
    rows: Object.entries(CONNECTION_SCORE).map(([points, score]) => [
      points,
      ...TRANSPORT_LEVELS.map((level) => words.vp(score[level])),
    ]),
  }),
  donations: (say, words) => donations(say("grid.donations"), SPACES, say, words),
  "new-donations": (say, words) =>
    donations(
      say("grid.new-donations"),
      SPACES.map((space): DonationId => `x-${space}`),
      say,
      words,
    ),
  levels: (say, words) => ({
    caption: say("grid.levels"),
    head: [say("grid.level"), say("grid.normal"), say("grid.advanced")],
    rows: SOLO_LEVELS.map((level) => [
      words.soloLevel[level],
      String(DECK_BY_LEVEL[level].normal),
      String(DECK_BY_LEVEL[level].advanced),
    ]),
  }),
  "andrew-cards": (say, words) => ({
    caption: say("grid.andrew-cards"),
    head: [say("grid.steps"), say("grid.worth")],
    rows: CARD_VP.map((vp, steps) => [String(steps), words.vp(vp)]),
  }),
  sheet: (say, words) => ({
    caption: say("grid.sheet"),
    head: [say("grid.row"), say("grid.choices")],
    rows: Object.entries(SHEET).map(([row, options]) => [
      words.sheetRow[row as keyof typeof SHEET],
      options.map(({ value, price }) => `${value} (${words.money(price)})`).join(", "),
    ]),
  }),
  tabs: (say, words, { tabs }) => ({
    caption: say("grid.tabs"),
    head: [say("grid.tab"), say("grid.cost"), say("grid.brings")],
    rows: PROJECT_TYPES.flatMap((type) =>
      SIDES.flatMap((side) =>
        tabs[type][side].map((space, index, spaces) => [
          index === 0 ? `${words.project[type]} ${side}` : "",
          space.cost === undefined ? "–" : String(space.cost),
          marked(tabSpace(space, printedVp(spaces, index), say, words), space.inferred && words.inferred.mark, say),
        ]),
      ),
    ),
  }),
  company: (say, words, { board }) => ({
    caption: say("grid.company"),
    head: [say("grid.department"), say("grid.place"), say("grid.desks")],
    rows: [
      ...board.startDepartments.map(({ id, workstations }) => [
        words.department[id],
        placeOn(id, board, say, words),
        marked(workstations.map(words.money).join(", "), deskMark(id, board, words), say),
      ]),
      [words.lobby, placeOn("lobby", board, say, words), "–"],
    ],
  }),
};

function donations(caption: string, ids: readonly DonationId[], say: Speak, words: Vocabulary): Grid {
  return {
    caption,
    head: [say("grid.donation"), say("grid.scores")],
    rows: ids.map((id) => [words.donationName(id), words.donationEffect(id)]),
  };
}

function placeOn(space: PrintedSpace, board: CompanyBoard, say: Speak, words: Vocabulary): string {
  const [row, column] = board.start[space];
  const place = say("grid.row-column", { row: row + 1, column: column + 1 });
  return marked(place, isInferred(board, `place:${space}`) && words.inferred.mark, say);
}

function deskMark(id: StartDepartmentId, board: CompanyBoard, { inferred }: Vocabulary): string | false {
  if (isInferred(board, `desks:${id}`)) return inferred.mark;
  return isInferred(board, `desk-count:${id}`) && inferred.countMark;
}

function isInferred({ inferred = [] }: CompanyBoard, value: BoardValue): boolean {
  return inferred.includes(value);
}

/** A value with a note about where it comes from. */
function marked(what: string, mark: string | false | undefined, say: Speak): string {
  return mark ? say("grid.marked", { what, mark }) : what;
}

/** What a space brings; its VP as printed, which is what it adds. */
function tabSpace({ disk, income, donationLimit }: TabSpace, vp: number, say: Speak, words: Vocabulary): string {
  if (vp > 0) return say("grid.more-vp", { vp: words.vp(vp) });
  if (donationLimit !== undefined) return say("grid.limit", { vp: words.vp(donationLimit) });
  if (disk === undefined) return "–";
  return income === undefined ? say("grid.disk") : say("grid.disk-income", { income: incomeOf(income, say, words) });
}

function incomeOf(income: TabIncome, say: Speak, words: Vocabulary): string {
  if (!("choice" in income)) return words.gain(income);
  const [one, other] = income.choice;
  return say("grid.either", { one: words.gain(one as Gain), other: words.gain(other as Gain) });
}

export function carnegieGrid(table: TableId, locale: Locale, tables: Tables = STANDARD_TABLES): Grid {
  return GRIDS[table](sayIn(LEARN, locale), vocabulary(locale), tables);
}
