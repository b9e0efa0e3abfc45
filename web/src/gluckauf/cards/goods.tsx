import { DOCKS, type EngineModel, type LorryCard, lorry, type WagonCrest } from "@montan/gluckauf";
import { CrestSigns } from "../../art/crests.tsx";
import { EngineArt, NUMERALS } from "../../art/engine.tsx";
import { LorryArt } from "../../art/lorry.tsx";
import { WagonArt } from "../../art/wagon.tsx";
import { CardFrame, Worth } from "./CardFrame.tsx";

/** Sleepers and rails at the foot of a card. */
function Track({ y }: { readonly y: number }) {
  return (
    <>
      <path class="card-rail" d={`M6 ${y}h48`} />
      <path class="card-sleepers" d={`M7 ${y + 2.2}h46`} />
    </>
  );
}

export function LorryFace({ card }: { readonly card: LorryCard }) {
  const { crest, lorries, vp } = lorry(card);
  return (
    <CardFrame stock="lorry">
      <CrestSigns crest={crest} at={[4.5]} y={4.5} size={19} />
      {vp > 0 && <Worth vp={vp} x={46} y={14} />}
      {lorries === 1 ? (
        <LorryArt crest={crest} lorries={1} x={10} y={32} width={40} height={43.6} />
      ) : (
        <>
          <LorryArt crest={crest} lorries={1} x={21.5} y={14} width={31} height={33.8} />
          <path class="card-rail" d="M22 48.4h31" />
          <LorryArt crest={crest} lorries={1} x={7} y={41.8} width={31} height={33.8} />
        </>
      )}
      <Track y={75.8} />
    </CardFrame>
  );
}

/** The docks that accept a wagon, as numbers on little signs. */
function DockSigns({ crest }: { readonly crest: WagonCrest }) {
  const docks = DOCKS.flatMap((crests, index) => (crest === "wild" || crests.includes(crest) ? [index + 1] : []));
  const places = docks.map((_, index) => 51.3 - (docks.length - 1 - index) * 10.4);
  return (
    <>
      <path class="dock-signs" d={places.map((x) => `M${x - 4.8} 6h9.6v15.500h-9.6Z`).join("")} />
      <text class="dock-figures" x={places.join(" ")} y="18.7">
        {docks.join("")}
      </text>
    </>
  );
}

export function WagonFace({ card }: { readonly card: WagonCrest }) {
  return (
    <CardFrame stock="wagon">
      <CrestSigns crest={card} at={[4.5]} y={4.5} size={19} />
      <DockSigns crest={card} />
      <WagonArt crest={card} x={4} y={34.5} width={52} height={39.9} />
      <Track y={75.8} />
    </CardFrame>
  );
}

export function EngineFace({ card }: { readonly card: EngineModel }) {
  return (
    <CardFrame stock="engine">
      <ellipse class="number-plate" cx="30" cy="18" rx="16" ry="11" />
      <ellipse class="plate-rule" cx="30" cy="18" rx="13.6" ry="8.8" />
      <text class="plate-numeral" x="30" y="24">
        {NUMERALS[card]}
      </text>
      <EngineArt model={card} steaming numbered={false} x={3} y={36} width={54} height={37.8} />
      <Track y={73.5} />
    </CardFrame>
  );
}
