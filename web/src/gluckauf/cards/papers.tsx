import { type Destination, OBJECTIVES, type ObjectiveCard, type OrderCard, order, SHARE_VP } from "@montan/gluckauf";
import { DestinationArt } from "../../art/destinations.tsx";
import { EngineArt } from "../../art/engine.tsx";
import { circle } from "../../art/path.ts";
import { CardFrame, Worth } from "./CardFrame.tsx";

/** A tub in the size of a letter: orders and objectives count in these. */
function tub(x: number, y: number): string {
  const box = `M${x} ${y + 3}h10l-1.4 6.5h-7.2ZM${x + 1.6} ${y + 2.2}l1.2-2 2.2.4 1-1 1.8 1 .8 1.6Z`;
  return box + circle(x + 2.8, y + 11, 1.4) + circle(x + 7.2, y + 11, 1.4);
}

function TubSigns({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  const tubs = Array.from({ length: count }, (_, place) => tub(x + (place % 2) * 12, y + Math.floor(place / 2) * 14));
  return <path class="tub-sign" d={tubs.join("")} />;
}

/** A waybill: where to, how many lorries, what it earns. */
export function OrderFace({ card }: { readonly card: OrderCard }) {
  const { destination, lorries, vp } = order(card);
  return (
    <CardFrame stock="order">
      <rect class={`card-band band-${destination}`} x="3.6" y="3.6" width="52.8" height="4" />
      <DestinationArt destination={destination} x={5} y={9} width={50} height={37.5} />
      <path class="card-perforation" d="M4 50h52" />
      <TubSigns count={lorries} x={8} y={lorries > 2 ? 52.5 : 59} />
      <Worth vp={vp} x={45} y={66} />
    </CardFrame>
  );
}

/** A certificate of stock. */
export function ShareFace({ card }: { readonly card: Destination }) {
  return (
    <CardFrame stock="share">
      <rect class={`guilloche band-${card}`} x="5" y="5" width="50" height="74" rx="2" />
      <ellipse class="share-oval" cx="30" cy="35" rx="22" ry="20" />
      <DestinationArt destination={card} x={11} y={21} width={38} height={28.5} />
      <Worth vp={SHARE_VP} x={30} y={66} />
    </CardFrame>
  );
}

/** A little sheet that stands for a kind of card. */
function SheetSign({ x, y, kind }: { readonly x: number; readonly y: number; readonly kind: "order" | "share" }) {
  return (
    <g class={`sheet-sign sheet-${kind}`} transform={`translate(${x} ${y})`}>
      <rect width="12" height="16" rx="1.5" />
      <path d={kind === "order" ? "M2.5 4h7M2.5 7h7M2.5 10h4" : "M2.5 2.500h7v11h-7ZM4.5 5.500h3M4.5 8h3"} />
    </g>
  );
}

function TokenSign({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g class="token-sign" transform={`translate(${x} ${y})`}>
      <circle r="8.5" />
      <circle r="6.3" class="token-rule" />
      <path d="M0-3.800V0l2.8 2" />
    </g>
  );
}

function Goal({ card }: { readonly card: ObjectiveCard }) {
  const objective = OBJECTIVES[card];
  switch (objective.kind) {
    case "shift-pairs":
      return (
        <>
          <TokenSign x={21} y={30} />
          <TokenSign x={39} y={30} />
        </>
      );
    case "objectives":
      return <ScrollSign />;
    case "engine-model":
      return <EngineArt model={objective.model} small x={6} y={11} width={48} height={33.6} />;
    case "assigned-shares":
      return <DestinationGoal destination={objective.destination} sign="share" />;
    case "orders":
      return <DestinationGoal destination={objective.destination} sign="order" />;
    case "order-lorries":
      return (
        <>
          <DestinationArt destination={objective.destination} x={8} y={8} width={34} height={25.5} />
          <TubSigns count={1} x={14} y={38} />
          <text class="card-small-figure" x="36" y="49.5">
            {`≥${objective.atLeast}`}
          </text>
        </>
      );
  }
}

function DestinationGoal({
  destination,
  sign,
}: {
  readonly destination: Destination;
  readonly sign: "order" | "share";
}) {
  return (
    <>
      <DestinationArt destination={destination} x={6} y={9} width={38} height={28.5} />
      <SheetSign kind={sign} x={41} y={30} />
    </>
  );
}

function ScrollSign() {
  return (
    <g class="scroll-sign">
      <path d="M18 14h24v26H18Z" />
      <path class="scroll-roll" d="M14 11h32v5H14ZM14 38h32v5H14Z" />
      <path class="scroll-text" d="M22 21h16M22 25.500h16M22 30h10" />
    </g>
  );
}

/** A resolution of the board, sealed with what it is worth. */
export function ObjectiveFace({ card }: { readonly card: ObjectiveCard }) {
  return (
    <CardFrame stock="objective">
      <Goal card={card} />
      <path class="ribbon" d="m23 68-3 13 4.5-2 3.5 3 1-12ZM37 68l3 13-4.5-2-3.5 3-1-12Z" />
      <circle class="seal" cx="30" cy="65" r="11.5" />
      <circle class="seal-rule" cx="30" cy="65" r="9" />
      <text class="seal-figure" x="30" y="70.5">
        {OBJECTIVES[card].vp}
      </text>
    </CardFrame>
  );
}
