import { canonical, isHidden, type Seat } from "@montan/engine";
import {
  ACTION_CARDS,
  type AreaId,
  type Card,
  costOf,
  MINING_1_2_MIN_SEATS,
  type Player,
  placementsIn,
  SHIFT_TOKENS,
  STACK_KIND,
  STACKS,
  type StackId,
  type State,
  stackOf,
} from "@montan/gluckauf";
import { clip, glued, padEnd, padStart, rule, wrap } from "../layout.ts";
import { nameOf, type Piece, type TableContext } from "./context.ts";
import { cardText, wordsFor } from "./gluckauf-cards.ts";
import { compactYard, ownYard } from "./gluckauf-yard.ts";

/** The whole game table as one seat sees it: the display, the other players in short, the own yard. */
export function gluckaufTable(view: State, context: TableContext): string[] {
  return [...heading(view, context), ...display(view, context), ...others(view, context), ...own(view, context)];
}

function own(view: State, context: TableContext): string[] {
  return context.seat === undefined ? [] : ownYard(view, context, context.seat);
}

function others(view: State, context: TableContext): string[] {
  const all = view.players.map((_, seat) => seat);
  const seats = context.seat === undefined ? all : clockwiseAfter(context.seat, all.length);
  return seats.flatMap((seat) => compactYard(view, context, seat));
}

/** Once a turn everything; within it the own yard whenever a lorry, wagon or engine has moved. */
export function gluckaufGlance(view: State, context: TableContext): Piece[] {
  const table = [...heading(view, context), ...display(view, context), ...others(view, context)];
  const { docks, miningRow, storage } = view.players[context.seat ?? 0] as Player;
  return [
    { key: `table ${view.turn}`, lines: table },
    { key: `yard ${view.turn} ${canonical([docks, miningRow, storage])}`, lines: own(view, context) },
  ];
}

function clockwiseAfter(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + step + 1) % seats);
}

function heading(view: State, context: TableContext): string[] {
  const words = wordsFor(context.locale);
  const shifts = SHIFT_TOKENS[view.players.length] ?? view.shift;
  const where = view.over ? words.over : words.shift(view.shift, shifts);
  const title = `Glück Auf · ${where} · ${words.startPlayer(nameOf(context, view.startPlayer))}`;
  return [context.paint.heading(rule(title, context.width))];
}

const NAME = 14;
const TOP = 30;
const COUNT = 5;
const INDENT = NAME + TOP + 2 * COUNT + 5;

function display(view: State, context: TableContext): string[] {
  const { head } = wordsFor(context.locale);
  const columns = [padEnd(head.stack, NAME), padEnd(head.top, TOP), padStart(head.left, COUNT - 1)];
  const header = ` ${[...columns, padStart(head.cost, COUNT), ` ${head.workers}`].join(" ")}`;
  const actions = ACTION_CARDS.filter((id) => id !== "mining-1-2" || view.players.length >= MINING_1_2_MIN_SEATS);
  return [
    context.paint.faint(header.trimEnd()),
    ...STACKS.flatMap((id) => areaLines(view, context, id, topOf(view, context, id), stackOf(view, id).cards.length)),
    ...actions.flatMap((id) => areaLines(view, context, id, wordsFor(context.locale).action[id])),
  ];
}

function topOf(view: State, { locale }: TableContext, id: StackId): string {
  const words = wordsFor(locale);
  const top = stackOf(view, id).cards.at(-1);
  if (top === undefined) return words.empty;
  if (isHidden(top) || view.covered.includes(id)) return words.covered;
  return cardText(words, STACK_KIND[id], top as Card);
}

/** One area of the display: what is there, what it costs now, and who paid how much in this shift. */
function areaLines(view: State, context: TableContext, area: AreaId, top: string, left?: number): string[] {
  const words = wordsFor(context.locale);
  const placed = view.players.flatMap((_, seat) => {
    const own = placementsIn(view, area).filter((placement) => placement.seat === seat);
    return own.length === 0 ? [] : [glued(`${nameOf(context, seat)}: ${own.map(({ workers }) => workers).join("+")}`)];
  });
  const columns = [
    padEnd(words.areas[area], NAME),
    padEnd(clip(top, TOP), TOP),
    padStart(left === undefined ? "" : String(left), COUNT - 1),
    context.paint.strong(padStart(left === 0 ? words.none : String(costOf(view, area)), COUNT)),
  ];
  return wrap(`${glued(` ${columns.join(" ")}  `)}${placed.join(", ")}`, context.width, INDENT);
}
