import { type Hidden, isHidden, type Seat } from "@montan/engine";
import type { Card, Hand as HandState, InnovationCard, OrderCard, Player } from "@montan/gluckauf";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import type { Spot } from "../table/choices.ts";
import { capital } from "../table/context.ts";
import { RegionHeading, ZoneHeading } from "../table/Heading.tsx";
import { Piece, useZone } from "../table/Piece.tsx";
import { Face } from "./cards/Face.tsx";
import { WorkerFace } from "./cards/people.tsx";
import { useSelection, useTable, useVoice } from "./context.ts";
import { large } from "./Enlarged.tsx";
import { piece } from "./pieces.ts";
import { spot } from "./spots.ts";
import { Ways } from "./Yard.tsx";

/** Own workers, orders and innovations, fanned. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const table = useTable();
  const { say, name } = useVoice();
  const { workers, orders, innovations } = table.view.players[seat] as Player;
  const own = table.seat === seat;
  const title = useId();
  return (
    <section
      class="hand"
      data-region="hand"
      aria-labelledby={title}
      {...useZone(piece.hand(seat), "hidden", own ? spot.hand : undefined)}
    >
      <RegionHeading id={title} rules="hidden" of={say("your-hand")}>
        {own ? say("your-hand") : say("hand-of", { name: table.names[seat] ?? "" })}
      </RegionHeading>
      <Fan zone={piece.workers(seat)} rules="paying" title={capital(name({ term: "workers" }))} count={workers.length}>
        {workers.map((worker, place) => (
          <li key={place} class="fan-card">
            <Worker seat={seat} worker={worker} place={place} count={workers.length} />
          </li>
        ))}
      </Fan>
      <Cards seat={seat} kind="order" hand={orders} zone={piece.orders(seat)} title={say("orders")} />
      <Cards
        seat={seat}
        kind="innovation"
        hand={innovations}
        zone={piece.innovations(seat)}
        title={say("innovations")}
      />
    </section>
  );
}

interface FanProps {
  readonly zone: string;
  readonly rules: string;
  readonly title: string;
  readonly count: number;
  readonly children: ComponentChildren;
}

function Fan({ zone, rules, title, count, children }: FanProps) {
  return (
    <div class="fan" style={{ "--cards": Math.max(1, count) }} {...useZone(zone, rules)}>
      <ZoneHeading rules={rules} of={title}>
        {title} <span class="zone-count">{count}</span>
      </ZoneHeading>
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}

interface InFan {
  readonly place: number;
  readonly count: number;
}

/** A card's place in the fan: rotated a little, the middle a little higher. */
function fanned({ place, count }: InFan): Readonly<Record<string, number>> {
  return { "--off": place - (count - 1) / 2 };
}

function Worker({ seat, worker, place, count }: InFan & { readonly seat: Seat; readonly worker: number }) {
  const { pending, ...table } = useTable();
  const selection = useSelection();
  const { say } = useVoice();
  const paying = table.seat === seat && pending?.type === "card-payment";
  return (
    <Piece
      piece={piece.in(piece.workers(seat), worker)}
      spot={table.seat === seat ? spot.worker(worker) : undefined}
      toggle={paying ? selection.has(place) : undefined}
      place={place}
      style={fanned({ place, count })}
      label={say("worker-card", { count: worker })}
      rules="paying"
      explain={large.worker(worker)}
      class="hand-card"
    >
      <WorkerFace workers={worker} />
    </Piece>
  );
}

interface CardsProps {
  readonly seat: Seat;
  readonly kind: "order" | "innovation";
  readonly hand: HandState<OrderCard | InnovationCard>;
  readonly zone: string;
  readonly title: string;
}

/** Cards that everybody saw being taken, then those only their owner knows (G-H1). */
function Cards({ seat, kind, hand, zone, title }: CardsProps) {
  const cards = [
    ...hand.open.map((card) => ({ card, secret: false })),
    ...hand.secret.map((card) => ({ card, secret: true })),
  ];
  return (
    <Fan zone={zone} rules={`${kind}s`} title={title} count={cards.length}>
      {cards.map(({ card, secret }, place) => (
        <li key={place} class="fan-card">
          <HandCard
            seat={seat}
            kind={kind}
            card={card}
            secret={secret}
            zone={zone}
            place={place}
            count={cards.length}
          />
        </li>
      ))}
    </Fan>
  );
}

interface HandCardProps extends InFan {
  readonly seat: Seat;
  readonly kind: "order" | "innovation";
  readonly card: OrderCard | InnovationCard | Hidden;
  readonly secret: boolean;
  readonly zone: string;
}

function HandCard({ seat, kind, card, secret, zone, ...fan }: HandCardProps) {
  const { pending, ...table } = useTable();
  const selection = useSelection();
  const { say, name } = useVoice();
  if (isHidden(card)) {
    return (
      <Piece
        piece={piece.in(zone, "secret")}
        style={fanned(fan)}
        label={say("hidden-card")}
        rules="hidden"
        class="hand-card"
      >
        <Face kind={kind} card={card} />
      </Piece>
    );
  }
  const own = table.seat === seat;
  const at = spotOf(kind, card);
  const paying = own && pending?.type === "innovation-payment" && card.startsWith("workers-");
  return (
    <Piece
      piece={piece.in(zone, card)}
      spot={own ? at : undefined}
      toggle={paying ? selection.has(fan.place) : undefined}
      place={fan.place}
      style={fanned(fan)}
      label={secret ? say("secret-card", { card: capital(name({ card })) }) : capital(name({ card }))}
      rules={card.startsWith("workers-") ? "worker-innovations" : `${kind}s`}
      explain={large.card(kind, card)}
      class="hand-card"
    >
      <Face kind={kind} card={card} />
      {secret && <SecretMark />}
      {own && <Ways spot={at} />}
    </Piece>
  );
}

/** A closed eye: only the owner knows this card. */
export function SecretMark() {
  return (
    <svg class="secret-mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" stroke-width="1.5" />
      <path d="M5 10.5q7 6 14 0M7.5 13l-1.5 2.5M12 14.2V17M16.5 13l1.5 2.5" fill="none" stroke-width="1.8" />
    </svg>
  );
}

function spotOf(kind: "order" | "innovation", card: Card): Spot {
  return kind === "order" ? spot.order(card as OrderCard) : spot.innovation(card as InnovationCard);
}
