import { type Hidden, isHidden, type Seat } from "@montan/engine";
import {
  type Card,
  type CardKind,
  type InnovationCard,
  type Move,
  order,
  type Pending,
  type Player,
  STACK_KIND,
  WORKER_INNOVATIONS,
  type WorkerInnovation,
} from "@montan/gluckauf";
import { useId } from "preact/hooks";
import { DestinationArt } from "../art/destinations.tsx";
import { moveText } from "../table/choices.ts";
import { capital } from "../table/context.ts";
import { Piece } from "../table/Piece.tsx";
import { Face } from "./cards/Face.tsx";
import { useSelection, useTable, useVoice } from "./context.ts";
import { large } from "./Enlarged.tsx";
import { paymentOf } from "./payment.ts";
import { piece } from "./pieces.ts";
import { spot } from "./spots.ts";
import { TubSign } from "./TubSign.tsx";

/** Decisions without a place on the board: ways to pay, cards to choose from, stopping and passing. */
export function Tray({ seat }: { readonly seat: Seat }) {
  const { pending, choices } = useTable();
  const { say } = useVoice();
  const title = useId();
  const moves = choices.map(({ move }) => move);
  return (
    <section class="tray" data-region="tray" aria-labelledby={title} data-asked={pending?.type}>
      <h2 id={title} class="visually-hidden">
        {say("tray")}
      </h2>
      <Purse seat={seat} />
      {pending !== undefined && moves.length > 0 && <Asked seat={seat} pending={pending} moves={moves} />}
    </section>
  );
}

/** On a phone: the workers in hand, visible while something to pay for is chosen. */
function Purse({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { say } = useVoice();
  const { workers } = view.players[seat] as Player;
  const label = say("workers-left", { count: workers.reduce((sum, worker) => sum + worker, 0) });
  return (
    <p class="purse coins" role="img" aria-label={label} title={label}>
      {workers.map((worker, index) => (
        <b key={index}>{worker}</b>
      ))}
    </p>
  );
}

interface AskedProps {
  readonly seat: Seat;
  readonly pending: Pending;
  readonly moves: readonly Move[];
}

function Asked({ seat, pending, moves }: AskedProps) {
  switch (pending.type) {
    case "card-payment":
    case "innovation-payment":
      return <Payment seat={seat} pending={pending} moves={moves} />;
    case "wild-card":
      return <Drawn kind={STACK_KIND[pending.stack]} cards={pending.cards} />;
    case "wagon-dock":
      return <Held seat={seat} kind="wagon" card={pending.card} />;
    case "engine-dock":
      return <Held seat={seat} kind="engine" card={pending.card} />;
    case "mining-step":
      return (
        <>
          <Steps goals={pending.goals} spent={pending.spent} />
          <MoveList moves={moves.filter(isClosing)} />
        </>
      );
    case "train":
      return (
        <>
          <Deliveries moves={moves} />
          <MoveList moves={moves.filter(isClosing)} />
        </>
      );
    default:
      return <MoveList moves={moves.filter(isClosing)} />;
  }
}

const CLOSING: readonly Move["type"][] = ["pass", "end-turn", "stop-mining", "stop-delivery"];

/** Everything else is pointed at where it is. */
function isClosing({ type }: Move): boolean {
  return CLOSING.includes(type);
}

function MoveList({ moves }: { readonly moves: readonly Move[] }) {
  const { tell } = useVoice();
  return (
    <ul class="moves">
      {moves.map((move) => (
        <li key={moveText(move)}>
          <button type="button" class="button tray-button" data-move={moveText(move)} data-light="open">
            {tell(move)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Which order fits which train, as slips: dock, destination, lorries, points. */
function Deliveries({ moves }: { readonly moves: readonly Move[] }) {
  const { tell } = useVoice();
  return (
    <ul class="deliveries">
      {moves.map((move) => {
        if (move.type !== "deliver-train") return null;
        const { destination, lorries, vp } = order(move.order);
        const text = moveText(move);
        return (
          <li key={text}>
            <button
              type="button"
              class="delivery"
              data-move={text}
              data-light="open"
              aria-label={tell(move)}
              title={tell(move)}
            >
              <span class="delivery-dock">{move.dock}</span>
              <DestinationArt destination={destination} />
              <TubSign />
              {lorries}
              <span class="delivery-vp">{vp}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The lamps of a mining action: steps taken, and where it may stop. */
function Steps({ goals, spent }: { readonly goals: readonly number[]; readonly spent: number }) {
  const { say } = useVoice();
  const most = goals.at(-1) ?? 0;
  return (
    <p class="steps">
      <span aria-hidden="true" class="step-lamps">
        {Array.from({ length: most }, (_, step) => (
          <i key={step} data-spent={step < spent || undefined} data-goal={goals.includes(step + 1) || undefined} />
        ))}
      </span>
      {say("steps", { spent, most })}
    </p>
  );
}

/** A card just taken that waits for its dock. */
function Held({ seat, kind, card }: { readonly seat: Seat; readonly kind: CardKind; readonly card: Card }) {
  const { name } = useVoice();
  return (
    <div class="held">
      <Piece
        piece={piece.held(seat)}
        spot={spot.held}
        label={capital(name({ card }))}
        rules={`${kind}s`}
        explain={large.card(kind, card)}
        class="hand-card"
      >
        <Face kind={kind} card={card} />
      </Piece>
    </div>
  );
}

/** G-A10: the cards looked at; one is kept. */
function Drawn({ kind, cards }: { readonly kind: CardKind; readonly cards: readonly (Card | Hidden)[] }) {
  const { tell } = useVoice();
  return (
    <ul class="drawn">
      {cards.map((card, index) => (
        <li key={index}>
          {!isHidden(card) && (
            <Piece
              piece={piece.drawn(card)}
              spot={spot.drawn(card)}
              label={tell({ type: "keep-card", card })}
              rules="wild"
              explain={large.card(kind, card)}
              class="hand-card"
            >
              <Face kind={kind} card={card} />
            </Piece>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The ways to pay, with the default selected; the cards in hand can be selected one by one as well. */
function Payment({ seat, pending, moves }: AskedProps) {
  const { view } = useTable();
  const selection = useSelection();
  const { tell, say } = useVoice();
  const { workers, innovations } = view.players[seat] as Player;
  const hand = [...innovations.open, ...innovations.secret] as readonly InnovationCard[];
  const payment = paymentOf(pending, workers, hand, selection);
  const chosen = payment === undefined ? "" : moveText(payment);
  const legal = moves.some((move) => moveText(move) === chosen);
  return (
    <div class="payment">
      {pending.type === "card-payment" && <PaidWith seat={seat} innovations={pending.innovations} />}
      <ul class="ways-to-pay" aria-label={say("ways-to-pay")}>
        {moves.map((move) => (
          <li key={moveText(move)}>
            <button
              type="button"
              class="way"
              data-move={moveText(move)}
              data-light={moveText(move) === chosen ? "picked" : "open"}
              aria-label={tell(move)}
              title={tell(move)}
            >
              <Coins move={move} />
            </button>
          </li>
        ))}
      </ul>
      {payment !== undefined && (
        <button
          type="button"
          class="button primary tray-button"
          aria-disabled={legal ? undefined : "true"}
          data-pay={chosen}
          data-move={legal ? chosen : undefined}
          data-light={legal ? "open" : undefined}
        >
          {tell(payment)}
        </button>
      )}
    </div>
  );
}

/** The worker innovations already used to pay: they have left the hand, and stay visible until the rest is paid. */
function PaidWith({ seat, innovations }: { readonly seat: Seat; readonly innovations: readonly WorkerInnovation[] }) {
  const { name } = useVoice();
  if (innovations.length === 0) return null;
  return (
    <ul class="paid-with">
      {innovations.map((card, index) => (
        <li key={index}>
          <Piece
            piece={piece.in(piece.innovations(seat), card)}
            label={capital(name({ card }))}
            rules="innovations"
            class="hand-card"
          >
            <Face kind="innovation" card={card} />
          </Piece>
        </li>
      ))}
    </ul>
  );
}

/** A way to pay in figures. */
function Coins({ move }: { readonly move: Move }) {
  const coins = coinsOf(move);
  return (
    <span class={move.type === "use-innovations" ? "coins coins-plan" : "coins"}>
      {coins.length === 0 ? "–" : coins.map((coin, index) => <b key={`${coin}-${index}`}>{coin}</b>)}
    </span>
  );
}

function coinsOf(move: Move): readonly string[] {
  if (move.type === "pay-workers") return move.cards.map(String);
  return move.type === "use-innovations" ? move.innovations.map((card) => `1–${WORKER_INNOVATIONS[card]}`) : [];
}
