import { isHidden, type Seat } from "@montan/engine";
import { playerAt } from "../company.ts";
import { BUDGET, type PricedRow, SHEET, SHEET_ROWS, type SheetRow } from "../data/new-beginning.ts";
import type { Draft } from "../draft.ts";
import { allSeats, type Phase } from "../phases/phase.ts";
import { refusal } from "../refusals.ts";
import type { MoveRule } from "../rule.ts";
import type { Sheet, State } from "../state.ts";
import type { RuleModule } from "./module.ts";

/** C-N1: a sheet decides what everybody starts with. */
export const newBeginning: RuleModule = {
  startingResources(state, seat) {
    const sheet = sheetOf(state, seat);
    const bid = state.round.first === seat ? (sheet.bid ?? 0) : 0;
    return {
      money: BUDGET - priceOfRows(sheet) - bid,
      goods: sheet.goods ?? 0,
      lobbyEmployees: sheet.employees ?? 0,
      vp: sheet.vp ?? 0,
    };
  },
  setupMoves: (state, seat) => sheetOf(state, seat).moves ?? 0,
};

/** In secret and simultaneously; a single player has nobody to bid against. */
export const sheets: Phase = {
  id: "sheets",
  module: "new-beginning",
  begin(draft) {
    for (const seat of allSeats(draft.state)) {
      draft.player(seat).sheet = {};
      for (const row of rowsFor(draft.state).toReversed()) draft.ask(seat, { type: "sheet-row", row });
    }
  },
  end(draft) {
    draft.reveal();
    const all = allSeats(draft.state).map((seat) => sheetOf(draft.state, seat));
    draft.emit?.({ type: "sheets-revealed", sheets: all });
    const seat = highestBidder(draft, all);
    draft.state.round = { number: 0, first: seat };
    draft.emit?.({ type: "first-player-determined", seat, by: all.length === 1 ? "solo" : "bid" });
  },
};

export function rowsFor({ players }: State): readonly SheetRow[] {
  return players.length === 1 ? SHEET_ROWS.filter((row) => row !== "bid") : SHEET_ROWS;
}

function sheetOf(state: State, seat: Seat): Sheet {
  const { sheet } = playerAt(state, seat);
  if (sheet === undefined || isHidden(sheet)) throw new Error("the sheet is not known");
  return sheet;
}

function optionPrice(row: PricedRow, value: number): number | undefined {
  return SHEET[row].find((option) => option.value === value)?.price;
}

/** The cost of the rows filled so far, without the bid. */
export function priceOfRows(sheet: Sheet): number {
  let price = 0;
  for (const row of SHEET_ROWS) {
    const value = sheet[row];
    if (row !== "bid" && value !== undefined) price += optionPrice(row, value) ?? 0;
  }
  return price;
}

/** The least that the later rows can cost: what is spent now must leave enough for them. */
function cheapestRest(state: State, row: SheetRow): number {
  const rows = rowsFor(state);
  let price = 0;
  for (const later of rows.slice(rows.indexOf(row) + 1)) {
    if (later !== "bid") price += Math.min(...SHEET[later].map((option) => option.price));
  }
  return price;
}

/** The money available for this row. */
export function budgetFor(state: State, row: SheetRow, sheet: Sheet): number {
  return BUDGET - priceOfRows(sheet) - cheapestRest(state, row);
}

/** Highest bid, then highest total, then at random. */
function highestBidder(draft: Draft, all: readonly Sheet[]): Seat {
  const total = (sheet: Sheet) => priceOfRows(sheet) + (sheet.bid ?? 0);
  const best = (seats: readonly Seat[], worth: (sheet: Sheet) => number) => {
    const most = Math.max(...seats.map((seat) => worth(all[seat] as Sheet)));
    return seats.filter((seat) => worth(all[seat] as Sheet) === most);
  };
  const highest = best(allSeats(draft.state), ({ bid = 0 }) => bid);
  const tied = best(highest, total);
  return tied.length === 1 ? (tied[0] as Seat) : (tied[draft.chance((random) => random.below(tied.length))] as Seat);
}

const BIDS = Array.from({ length: BUDGET + 1 }, (_, bid) => bid);

export const fillSheetRow: MoveRule<"fill-sheet-row", "sheet-row"> = {
  type: "fill-sheet-row",
  list(state, seat, pending, moves) {
    const { row } = pending;
    const values = row === "bid" ? BIDS : SHEET[row].map(({ value }) => value);
    for (const value of values) {
      const move = { type: "fill-sheet-row", row, value } as const;
      if (this.refuse(state, seat, move, pending) === undefined) moves.push(move);
    }
  },
  refuse(state, seat, move, { row }) {
    if (move.row !== row) return refusal("other-sheet-row", { row });
    const price = row === "bid" ? move.value : optionPrice(row, move.value);
    if (price === undefined || (row === "bid" && move.value < 0))
      return refusal("not-on-sheet", { row, value: move.value });
    const left = budgetFor(state, row, sheetOf(state, seat));
    return price > left ? refusal("over-budget", { price, left }) : undefined;
  },
  apply(draft, seat, { row, value }) {
    draft.answered(seat);
    draft.player(seat).sheet = { ...sheetOf(draft.state, seat), [row]: value };
    draft.emit?.({ type: "sheet-row-filled", seat, row, value });
  },
};
