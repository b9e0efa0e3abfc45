import type { Seat } from "@montan/engine";
import {
  DESTINATIONS,
  type Destination,
  type EngineModel,
  game,
  type ObjectiveCard,
  type OrderCard,
  order,
  type Player,
} from "@montan/gluckauf";
import { DestinationArt } from "../art/destinations.tsx";
import { EngineArt } from "../art/engine.tsx";
import { PlayerDisc } from "../art/players.tsx";
import { SafetyLamp } from "../art/tools.tsx";
import { capital } from "../table/context.ts";
import { ZoneHeading } from "../table/Heading.tsx";
import { Name } from "../table/Name.tsx";
import { Piece, useZone } from "../table/Piece.tsx";
import { Face } from "./cards/Face.tsx";
import { ShiftToken } from "./cards/people.tsx";
import { useTable, useVoice } from "./context.ts";
import { large } from "./Enlarged.tsx";
import { piece } from "./pieces.ts";
import { TubSign } from "./TubSign.tsx";
import { type Worths, worthsOf } from "./worths.ts";

/** A player's open cards and what they are worth now. */
export function Ledger({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const worths = worthsOf(game.score(view)[seat]);
  return (
    <div class="ledger">
      <Delivered seat={seat} worths={worths} />
      <Shares seat={seat} worths={worths} />
      <Objectives seat={seat} worths={worths} />
      <Tokens seat={seat} />
    </div>
  );
}

/** Whose yard it is, and the points so far. */
export function Nameplate({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { say, name, player } = useVoice();
  const { passed } = view.players[seat] as Player;
  return (
    <p class="nameplate">
      <PlayerDisc seat={seat} />
      <Name class="nameplate-name">{player(seat)}</Name>
      {view.startPlayer === seat && (
        <span
          class="start-player"
          role="img"
          aria-label={capital(name({ term: "startPlayer" }))}
          title={capital(name({ term: "startPlayer" }))}
          data-rules="end-of-shift"
          data-piece={piece.lamp}
        >
          <SafetyLamp />
        </span>
      )}
      {passed && <span class="strip-state">{say("passed")}</span>}
      <VP vp={game.score(view)[seat]?.total ?? 0} />
    </p>
  );
}

interface BookProps {
  readonly seat: Seat;
  readonly worths: Worths;
}

/** Delivered trains, by the orders they fulfilled. */
function Delivered({ seat, worths }: BookProps) {
  const { view } = useTable();
  const { say, name } = useVoice();
  const { delivered } = view.players[seat] as Player;
  const earned = worths.lorries + worths.orders;
  return (
    <div class="book book-delivered" {...useZone(piece.delivered(seat), "delivery")}>
      <ZoneHeading rules="delivery" of={name({ term: "delivery" })}>
        {capital(name({ term: "delivered" }))} <VP vp={earned} />
      </ZoneHeading>
      <p class="visually-hidden">
        {say("delivered-label", { trains: delivered.engines.length, lorries: delivered.lorries.length, count: earned })}
      </p>
      <ul class="fulfilled" data-crowd={delivered.orders.length > 4 || undefined}>
        {delivered.orders.map((card, index) => (
          <li key={`${card}-${index}`}>
            <Fulfilled seat={seat} card={card} engine={delivered.engines[index]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FulfilledProps {
  readonly seat: Seat;
  readonly card: OrderCard;
  readonly engine: EngineModel | undefined;
}

/** A train that has left, with its waybill: where to, how many lorries, what it earned. */
function Fulfilled({ seat, card, engine }: FulfilledProps) {
  const { name } = useVoice();
  const { destination, lorries, vp } = order(card);
  return (
    <Piece
      piece={piece.in(piece.delivered(seat), card)}
      label={capital(name({ card }))}
      rules="delivery"
      explain={large.card("order", card)}
      class="slip"
    >
      {engine !== undefined && <EngineArt model={engine} small />}
      <DestinationArt destination={destination} />
      <TubSign />
      {lorries}
      <b class="vp-figure">{vp}</b>
    </Piece>
  );
}

/** One line for each destination: shares held, and how many of them found an order. */
function Shares({ seat, worths }: BookProps) {
  const { view } = useTable();
  const { say, name } = useVoice();
  const { shares } = view.players[seat] as Player;
  const held = DESTINATIONS.filter((destination) => shares.includes(destination));
  return (
    <div class="book book-shares" {...useZone(piece.shares(seat), "shares")}>
      <ZoneHeading rules="shares" of={say("shares")}>
        {say("shares")} <VP vp={worths.shares} />
      </ZoneHeading>
      <ul class="share-lines">
        {held.map((destination) => (
          <li key={destination}>
            <Piece
              piece={piece.in(piece.shares(seat), destination)}
              label={say("shares-of", {
                share: capital(name({ card: destination })),
                held: count(shares, destination),
                assigned: worths.assigned[destination] ?? 0,
              })}
              rules="shares"
              explain={large.card("share", destination)}
              class="share-line slip"
            >
              <DestinationArt destination={destination} />
              <b>{`${worths.assigned[destination] ?? 0}/${count(shares, destination)}`}</b>
            </Piece>
          </li>
        ))}
      </ul>
    </div>
  );
}

function count(shares: readonly Destination[], destination: Destination): number {
  return shares.filter((share) => share === destination).length;
}

function Objectives({ seat, worths }: BookProps) {
  const { view } = useTable();
  const { say, name } = useVoice();
  const { objectives } = view.players[seat] as Player;
  const label = (card: ObjectiveCard) =>
    say("objective-worth", { objective: capital(name({ card })), vp: worths.objective[card] ?? 0 });
  return (
    <div class="book book-objectives" {...useZone(piece.objectives(seat), "objectives")}>
      <ZoneHeading rules="objectives" of={say("objectives")}>
        {say("objectives")} <VP vp={worths.objectives} />
      </ZoneHeading>
      <ul class="objective-cards">
        {objectives.map((card) => (
          <li key={card}>
            <Piece
              piece={piece.in(piece.objectives(seat), card)}
              label={label(card)}
              rules="objectives"
              explain={large.card("objective", card)}
              class="small-card"
            >
              <Face kind="objective" card={card} />
              <span class="worth-now">{worths.objective[card] ?? 0}</span>
            </Piece>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tokens({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { say } = useVoice();
  const { tokens } = view.players[seat] as Player;
  return (
    <ul class="tokens" {...useZone(piece.tokensOf(seat), "end-of-shift")}>
      {tokens.map((token) => (
        <li key={token} data-piece={piece.in(piece.tokensOf(seat), token)} title={say("token", { token })}>
          <span role="img" aria-label={say("token", { token })}>
            <ShiftToken token={token} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Victory points so far. */
function VP({ vp }: { readonly vp: number }) {
  const { name } = useVoice();
  return (
    <span class="vp">
      {vp} {name({ term: "vp" })}
    </span>
  );
}
