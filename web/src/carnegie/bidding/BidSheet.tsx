import {
  BUDGET,
  budgetFor,
  type PricedRow,
  priceOfRows,
  rowsFor,
  SHEET,
  type SheetRow,
  type State,
} from "@montan/carnegie";
import { isHidden, type Seat } from "@montan/engine";
import { useId, useState } from "preact/hooks";
import { PlayerDisc } from "../../art/players.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { RegionHeading } from "../../table/Heading.tsx";
import { Piece } from "../../table/Piece.tsx";
import { Amount } from "../company/Signs.tsx";
import { useTable, useVoice } from "../context.ts";
import { spot } from "../spots.ts";
import "./bidding.css";

type Sheet = Readonly<Partial<Record<SheetRow, number>>>;

/** A seat's sheet as far as the viewer may read it. */
function sheetOf({ players }: State, seat: Seat | undefined): Sheet {
  const sheet = seat === undefined ? undefined : players[seat]?.sheet;
  return sheet === undefined || isHidden(sheet) ? {} : sheet;
}

/** "A New Beginning": what everybody buys in secret at the start, row by row, and the bid to go first. */
export function BidSheet() {
  const { view, seat } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const sheet = sheetOf(view, seat);
  const rowsPrice = priceOfRows(sheet);
  const spent = rowsPrice + (sheet.bid ?? 0);
  return (
    <section class="bid-sheet" data-region="sheet" aria-labelledby={title} data-rules="new-beginning">
      <RegionHeading id={title} rules="new-beginning" of={words.module["new-beginning"]}>
        {words.module["new-beginning"]}
      </RegionHeading>
      <p class="sheet-title" aria-hidden="true">
        {words.module["new-beginning"]}
      </p>
      <p class="sheet-note">{say("sheet-secret")}</p>
      <div class="sheet-rows">
        {rowsFor(view).map((row) => (
          <Row key={row} row={row} sheet={sheet} />
        ))}
      </div>
      <p class="sheet-total">
        {say("sheet-spent", { spent: words.money(spent), budget: words.money(BUDGET) })}
        <b>{say("sheet-left", { money: words.money(BUDGET - spent) })}</b>
      </p>
      <Writers />
    </section>
  );
}

interface RowProps {
  readonly row: SheetRow;
  readonly sheet: Sheet;
}

function Row({ row, sheet }: RowProps) {
  const { pending } = useTable();
  const { words } = useVoice();
  const asked = pending?.type === "sheet-row" && pending.row === row;
  return (
    <div class="sheet-row" data-asked={asked || undefined} data-filled={sheet[row] !== undefined || undefined}>
      <span class="sheet-name">{words.sheetRow[row]}</span>
      {row === "bid" ? <Bid asked={asked} sheet={sheet} /> : <Options row={row} chosen={sheet[row]} />}
    </div>
  );
}

interface OptionsProps {
  readonly row: PricedRow;
  readonly chosen: number | undefined;
}

function Options({ row, chosen }: OptionsProps) {
  const { tell, words } = useVoice();
  const { seat } = useTable();
  return (
    <span class="sheet-options">
      {SHEET[row].map(({ value, price }) => (
        <Piece
          key={value}
          piece={`sheet:${row}/${value}`}
          spot={seat === undefined ? undefined : spot.sheet(row, value)}
          label={tell({ type: "fill-sheet-row", row, value })}
          rules="new-beginning"
          class={`sheet-option${chosen === value ? " sheet-chosen" : ""}`}
        >
          <SheetValue row={row} value={value} />
          <span class="sheet-price">{words.money(price)}</span>
        </Piece>
      ))}
    </span>
  );
}

function SheetValue({ row, value }: { readonly row: PricedRow; readonly value: number }) {
  const { words } = useVoice();
  if (row === "goods") return <Amount gain={{ goods: value }} />;
  if (row === "employees") return <Amount gain={{ employee: value }} />;
  if (row === "moves") return <Amount gain={{ moves: value }} />;
  return <b>{words.vp(value)}</b>;
}

const STRIDE = 5;

/** A whole dollar amount up to what is left: set with plus and minus, then written down. */
function Bid({ asked, sheet }: { readonly asked: boolean; readonly sheet: Sheet }) {
  const { view } = useTable();
  const { tell, words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const [wanted, want] = useState(0);
  const most = Math.max(0, budgetFor(view, "bid", sheet));
  const bid = Math.min(wanted, most);
  if (!asked) return <b class="sheet-bid">{sheet.bid === undefined ? say("nothing") : words.money(sheet.bid)}</b>;
  const step = (by: number, label: string, sign: string) => (
    <button
      type="button"
      class="button sheet-step"
      aria-label={label}
      title={label}
      aria-disabled={bid + by < 0 || bid + by > most ? "true" : undefined}
      onClick={() => want(Math.max(0, Math.min(most, bid + by)))}
    >
      {sign}
    </button>
  );
  return (
    <span class="sheet-bidding">
      {step(-STRIDE, say("bid-less", { money: words.money(STRIDE) }), `−${STRIDE}`)}
      {step(-1, say("bid-less", { money: words.money(1) }), "−1")}
      <output class="sheet-bid">{words.money(bid)}</output>
      {step(1, say("bid-more", { money: words.money(1) }), "+1")}
      {step(STRIDE, say("bid-more", { money: words.money(STRIDE) }), `+${STRIDE}`)}
      <Piece
        piece="sheet:bid/write"
        spot={spot.sheet("bid", bid)}
        label={tell({ type: "fill-sheet-row", row: "bid", value: bid })}
        rules="new-beginning"
        class="sheet-option sheet-write"
      >
        {tell({ type: "fill-sheet-row", row: "bid", value: bid })}
      </Piece>
    </span>
  );
}

/** Who is still writing; nobody sees what they write. */
function Writers() {
  const { view } = useTable();
  const { player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  return (
    <ul class="sheet-writers">
      {view.players.map((_, seat) => {
        const writing = (view.asked[seat]?.length ?? 0) > 0;
        return (
          <li key={seat} data-writing={writing || undefined}>
            <PlayerDisc seat={seat} />
            {say(writing ? "still-writing" : "sheet-done", { name: player(seat) })}
          </li>
        );
      })}
    </ul>
  );
}
