import {
  type Cell,
  type Department,
  type Player,
  PROJECT_TYPES,
  type ProjectType,
  printedVp,
  SIDES,
  type Side,
  type State,
  type Tab,
  type TabSpace,
  tablesOf,
  vocabulary,
} from "@montan/carnegie";
import { isHidden, type Seat } from "@montan/engine";
import { clip, GLUE, glued, labelled, padEnd, rule, wrap } from "../layout.ts";
import type { CarnegieWords } from "../text/carnegie-en.ts";
import { incomeText, wordsFor } from "./carnegie-words.ts";
import { nameOf, type TableContext } from "./context.ts";

const ROW_LABEL = 5;
const TAB_LABEL = 13;

function departmentAt(view: State, player: Player, cell: Cell): Department | undefined {
  const space = player.departments[cell];
  if (space === undefined || space === "" || space === "lobby") return undefined;
  return tablesOf(view).departments[space];
}

/** The contents of a space: the type's letter and the name, the Lobby, or nothing. */
function spaceName(view: State, { locale }: TableContext, player: Player, cell: Cell): string {
  const words = wordsFor(locale);
  if (player.departments[cell] === "lobby") return words.lobby;
  const department = departmentAt(view, player, cell);
  if (department === undefined) return "";
  return `${words.actionLetters[department.type]} ${vocabulary(locale).department[department.id]}`;
}

/** Desks with their employee or price, then the inactive employees. */
function people(view: State, player: Player, cell: Cell): string {
  const department = departmentAt(view, player, cell);
  const taken = player.desks[cell] ?? 0;
  const desks = (department?.workstations ?? []).map((price, desk) => (taken & (1 << desk) ? "■" : `□$${price}`));
  const lying = player.inactive[cell] ?? 0;
  return [
    ...(department?.permanentEmployee ? ["◆"] : []),
    ...desks,
    ...(lying === 0 ? [] : [lying === 1 ? "○" : `○×${lying}`]),
  ].join(" ");
}

/** The company board as a grid, rows and columns numbered as the sentences of the game name them. */
export function companyGrid(view: State, context: TableContext, seat: Seat): string[] {
  const words = wordsFor(context.locale);
  const player = view.players[seat] as Player;
  const { rows, columns, rowVp } = tablesOf(view).board;
  const width = Math.floor((context.width - ROW_LABEL - 1) / columns) - 1;
  const line = (left: string, cells: readonly string[]) =>
    [padEnd(left, ROW_LABEL), ...cells.map((cell) => `│${padEnd(clip(cell, width), width)}`), "│"].join("");
  const border = [" ".repeat(ROW_LABEL), `+${"─".repeat(width)}`.repeat(columns), "+"].join("");
  const numbers = Array.from({ length: columns }, (_, column) => padEnd(` ${column + 1}`, width + 1)).join("");
  const grid = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => row * columns + column);
    const names = cells.map((cell) => wrap(spaceName(view, context, player, cell), width, 2));
    const seconds = names.map(([, ...rest]) => rest.join(""));
    return [
      border,
      line(
        ` ${row + 1}`,
        names.map(([first]) => first ?? ""),
      ),
      ...(seconds.every((text) => text === "") ? [] : [line("", seconds)]),
      line(
        words.rowVp(rowVp[row] ?? 0),
        cells.map((cell) => people(view, player, cell)),
      ),
    ];
  });
  const title = `${words.company} · ${nameOf(context, seat)}`;
  const header = context.paint.faint(`${" ".repeat(ROW_LABEL)}${numbers}`.trimEnd());
  return [context.paint.strong(rule(title, context.width)), header, ...grid.flat(), border];
}

/** Another player's company in a few lines: departments with their employees. */
export function companyInShort(view: State, context: TableContext, seat: Seat): string[] {
  const player = view.players[seat] as Player;
  const spaces = player.departments.flatMap((_, cell) => {
    const name = spaceName(view, context, player, cell);
    const staff = people(view, player, cell);
    if (name === "" && staff === "") return [];
    return [glued(`${name === "" ? wordsFor(context.locale).freeSpace : name} [${staff}]`)];
  });
  const title = `${wordsFor(context.locale).company} · ${nameOf(context, seat)}`;
  return [context.paint.strong(rule(title, context.width)), ...wrap(` ${spaces.join(", ")}`, context.width, 3)];
}

/** The four project tabs, a line each; both sides while one still has to be chosen. */
export function tabLines(view: State, context: TableContext, seat: Seat): string[] {
  const words = wordsFor(context.locale);
  const { tabs } = view.players[seat] as Player;
  return PROJECT_TYPES.flatMap((type) => {
    const { side } = tabs[type];
    const row = (text: string) => labelled(words.projects[type], text, TAB_LABEL, context.width);
    if (isHidden(side)) return row(words.sideHidden);
    const sides = side === undefined ? SIDES : [side];
    return sides.flatMap((shown) => row(`${shown}${GLUE}${GLUE}${tabText(view, context, tabs[type], type, shown)}`));
  });
}

function tabText(view: State, { locale }: TableContext, tab: Tab, type: ProjectType, side: Side): string {
  const words = wordsFor(locale);
  let disks = 0;
  const spaces = tablesOf(view).tabs[type][side];
  const texts = spaces.flatMap((space, index) => {
    const shown = spaceText(words, space, printedVp(spaces, index));
    if (space.disk) disks++;
    if (shown === "") return [];
    if (index > tab.at) return [glued(`${space.cost ?? 0}: ${shown}`)];
    return [glued(`${space.disk && disks > tab.built ? "●" : "✓"}${shown}`)];
  });
  return texts.join(", ");
}

/** What a space of a tab brings; its VP as printed, which is what it adds. */
function spaceText(words: CarnegieWords, { disk, income, donationLimit }: TabSpace, vp: number): string {
  return [
    ...(income === undefined ? [] : [incomeText(words, income)]),
    ...(disk && income === undefined ? [words.noIncome] : []),
    ...(vp === 0 ? [] : [`+${words.gain.vp(vp)}`]),
    ...(donationLimit === undefined ? [] : [words.limit(donationLimit)]),
  ].join(" ");
}
