import { type PendingType, ROUNDS, type State, vocabulary } from "@montan/carnegie";
import { rule } from "../layout.ts";
import { map, players, timeline, transport } from "./carnegie-board.ts";
import { companyGrid, companyInShort, tabLines } from "./carnegie-company.ts";
import { display, donations } from "./carnegie-stock.ts";
import { wordsFor } from "./carnegie-words.ts";
import { nameOf, type Piece, type TableContext } from "./context.ts";

type Part = (view: State, context: TableContext) => string[];

const PARTS = { timeline, players, transport, map, company, tabs, donations, display } as const satisfies Record<
  string,
  Part
>;
type PartName = keyof typeof PARTS;

/** The whole game table: everything public, the seat's own company as a grid, the others in short. */
export function carnegieTable(view: State, context: TableContext): string[] {
  const others = view.players.flatMap((_, seat) =>
    seat === context.seat ? [] : [...companyInShort(view, context, seat), ...tabLines(view, context, seat)],
  );
  const parts: readonly PartName[] = ["timeline", "map", "donations", "display", "players", "transport"];
  return [
    ...heading(view, context),
    ...draw(parts, view, context),
    ...others,
    ...draw(["company", "tabs"], view, context),
  ];
}

/** What a question needs in addition to what all questions need. */
const NEEDED: Readonly<Partial<Record<PendingType, readonly PartName[]>>> = {
  "housing-site": ["map"],
  "reserve-choice": ["display"],
  "donation-tile-choice": ["donations"],
  "secret-donation-choice": ["donations"],
  "row-choice": ["timeline"],
  "project-site": ["map"],
  "department-choice": ["display"],
  "copied-donation-choice": ["donations"],
};

/** What the current question needs, once a turn, and the own company whenever it has changed; `t` shows the rest. */
export function carnegieGlance(view: State, context: TableContext): Piece[] {
  const asked = context.seat === undefined ? undefined : view.asked[context.seat]?.at(-1);
  const donating = asked?.type === "event-turn" && asked.donation === true;
  const needed: readonly PartName[] = donating ? ["donations"] : ((asked && NEEDED[asked.type]) ?? []);
  const once = (name: string, lines: readonly string[]): Piece => ({ key: `${name} ${view.turn}`, lines });
  const whenChanged = (part: PartName): Piece => {
    const lines = PARTS[part](view, context);
    return { key: `${part} ${view.turn} ${lines.join()}`, lines };
  };
  return [
    once("heading", heading(view, context)),
    ...needed.map((part) => once(part, PARTS[part](view, context))),
    once("standing", draw(["players", "transport"], view, context)),
    ...(["company", "tabs"] as const).map(whenChanged),
  ];
}

function draw(parts: readonly PartName[], view: State, context: TableContext): string[] {
  return parts.flatMap((part) => PARTS[part](view, context));
}

function heading(view: State, context: TableContext): string[] {
  const words = wordsFor(context.locale);
  const { number, first } = view.round;
  const facts = [
    "Carnegie",
    words.round(number, ROUNDS),
    vocabulary(context.locale).phase[view.phase],
    ...(first === undefined ? [] : [words.firstPlayer(nameOf(context, first))]),
  ];
  return [context.paint.heading(rule(facts.join(" · "), context.width))];
}

function company(view: State, context: TableContext): string[] {
  return context.seat === undefined ? [] : companyGrid(view, context, context.seat);
}

function tabs(view: State, context: TableContext): string[] {
  return context.seat === undefined ? [] : tabLines(view, context, context.seat);
}
