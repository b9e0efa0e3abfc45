import {
  type ActionCard,
  type ActionInnovation,
  type InnovationCard,
  MINING_STEPS,
  WORKER_INNOVATIONS,
  type WorkerInnovation,
} from "@montan/gluckauf";
import type { JSX } from "preact";
import { DestinationArt } from "../../art/destinations.tsx";
import { EngineArt } from "../../art/engine.tsx";
import { LorryArt } from "../../art/lorry.tsx";
import { still } from "../../art/still.ts";
import { MalletAndGad, MinerCap } from "../../art/tools.tsx";
import { WagonArt } from "../../art/wagon.tsx";
import { CardFrame } from "./CardFrame.tsx";

/** One man of the shift, or a gang of up to five. */
export const WorkerFace = still(({ workers }: { readonly workers: number }) => (
  <CardFrame stock="worker">
    <text class="card-corner" x="7" y="17">
      {workers}
    </text>
    <MinerCap x={12} y={14} width={36} height={27} />
    <text class="card-figure" x="30" y="73">
      {workers}
    </text>
  </CardFrame>
));

function OpenCard({ x, turn }: { readonly x: number; readonly turn: number }) {
  return <rect class="fan-sheet" x={x} y="24" width="14" height="20" rx="1.5" transform={`rotate(${turn} 30 58)`} />;
}

/** Four cards fanned out, one of them chosen. */
function Fan() {
  return (
    <>
      <OpenCard x={23} turn={-30} />
      <OpenCard x={23} turn={-10} />
      <OpenCard x={23} turn={30} />
      <g class="fan-chosen">
        <OpenCard x={23} turn={10} />
      </g>
    </>
  );
}

function ActionPicture({ action }: { readonly action: ActionCard }) {
  if (action === "delivery") {
    return (
      <>
        <EngineArt model="A" steaming numbered={false} x={7} y={20} width={46} height={32.2} />
        <path class="action-arrow" d="M10 64h32m-7-7 8 7-8 7" />
      </>
    );
  }
  if (action === "wild") {
    return (
      <>
        <Fan />
        <MinerCap x={19} y={58} width={22} height={16.5} />
      </>
    );
  }
  return (
    <>
      <MalletAndGad x={13} y={12} width={34} height={34} />
      <text class="card-figure" x="30" y="73">
        {MINING_STEPS[action]?.join("/")}
      </text>
    </>
  );
}

/** An enamel sign at the pithead. */
export const ActionFace = still(({ action }: { readonly action: ActionCard }) => (
  <CardFrame stock="action">
    <ActionPicture action={action} />
  </CardFrame>
));

const INVENTIONS: Readonly<Record<ActionInnovation, () => JSX.Element>> = {
  lorry: () => <LorryArt crest="wheel" lorries={1} x={12} y={22} width={36} height={39.3} />,
  wagon: () => <WagonArt crest="wild" x={7} y={24} width={46} height={35.3} />,
  engine: () => <EngineArt model="C" numbered={false} x={6} y={22} width={48} height={33.6} />,
  order: () => (
    <g class="plan-line">
      <path d="M17 18h26v40H17ZM22 26h16M22 32h16M22 38h10M22 50h6" />
      <circle cx="36" cy="49" r="4.5" />
    </g>
  ),
  share: () => (
    <g class="plan-line">
      <path d="M14 18h32v40H14ZM18 22h24v32H18Z" />
      <DestinationArt destination="factories" x={20} y={29} width={20} height={15} />
    </g>
  ),
  mining: () => <MalletAndGad x={10} y={20} width={40} height={40} />,
  delivery: () => (
    <>
      <EngineArt model="A" steaming numbered={false} x={6} y={18} width={46} height={32.2} />
      <path class="plan-line" d="M12 60h32m-7-6 8 6-8 6" />
    </>
  ),
};

function isWorkerInnovation(card: InnovationCard): card is WorkerInnovation {
  return card in WORKER_INNOVATIONS;
}

/** A blueprint. */
export function InnovationFace({ card }: { readonly card: InnovationCard }) {
  return (
    <CardFrame stock="innovation">
      <path class="plan-grid" d="M3 15h54M3 27h54M3 39h54M3 51h54M3 63h54M3 75h54M12 3v78M24 3v78M36 3v78M48 3v78" />
      {isWorkerInnovation(card) ? (
        <>
          <MinerCap x={12} y={16} width={36} height={27} />
          <text class="card-figure" x="30" y="70">
            {`1–${WORKER_INNOVATIONS[card]}`}
          </text>
        </>
      ) : (
        INVENTIONS[card]()
      )}
    </CardFrame>
  );
}

/** The face nobody may see, and the next card of a stack that is still covered. */
export function CardBack() {
  return (
    <CardFrame stock="back">
      <MalletAndGad x={15} y={27} width={30} height={30} />
    </CardFrame>
  );
}

/** One shift on the clock. */
export const ShiftToken = still(({ token }: { readonly token: number }) => (
  <svg class="shift-token" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" class="token-face" />
    <path
      class="token-hours"
      d="M16 3v3M16 26v3M3 16h3M26 16h3M6.8 6.8l2 2M23.2 23.2l2 2M25.2 6.8l-2 2M8.8 23.2l-2 2"
    />
    <text class="token-number" x="16" y="22.6">
      {token}
    </text>
  </svg>
));
