import type { Crest, WagonCrest } from "@montan/gluckauf";
import { type ArtProps, CrestPlate, Crest as CrestShape } from "./crests.tsx";
import { CoalHeap } from "./lorry.tsx";
import { still } from "./still.ts";

export interface Load {
  readonly crest: Crest;
  readonly lorries: number;
}

function Heaps({ lorries }: { readonly lorries: number }) {
  if (lorries === 1) return <CoalHeap x={13} y={15.5} width={34} />;
  return (
    <>
      <CoalHeap x={6} y={15.5} width={27} />
      <CoalHeap x={28} y={15.5} width={27} />
    </>
  );
}

/** An open railway wagon that fills up: one or two heaps. Couplings reach the edges, so wagons in a row couple. */
export const WagonArt = still(
  ({ crest, load, ...place }: ArtProps & { readonly crest: WagonCrest; readonly load?: Load | undefined }) => (
    <svg viewBox="0 0 60 46" preserveAspectRatio="xMidYMax" aria-hidden="true" {...place}>
      {load !== undefined && <Heaps lorries={load.lorries} />}
      <path class="coupling" d="M0 33.5h6M54 33.5h6" />
      <path class="plank" d="M4.5 14.5h51v18h-51Z" />
      <path class="plank-line" d="M5 20.5h50M5 26.5h50" />
      <path class="iron-lit" d="M3.5 13h53v2.6h-53Z" />
      <path class="iron-line" d="M10 15.5v17M50 15.5v17" />
      <path class="iron" d="M3 32h54v3.5H3Z" />
      {load === undefined && <path class="hollow" d="M7 11.5h46v1.7H7Z" />}
      <CrestPlate crest={load?.crest ?? crest} x={20} y={13.5} width={20} height={20} />
      {crest === "wild" && load !== undefined && (
        <g class="enamel-ink">
          <CrestShape crest="wild" x={43} y={18.5} width={11} height={11} />
        </g>
      )}
      {[15, 45].map((wheel) => (
        <g key={wheel}>
          <path class="iron-line" d={`M${wheel - 6} 36h12`} />
          <circle class="wheel-rim" cx={wheel} cy={40} r={4.8} />
          <path class="wheel-spoke" d={`M${wheel - 3.5} 40h7M${wheel} 36.5v7`} />
          <circle class="wheel-hub" cx={wheel} cy={40} r={1.4} />
        </g>
      ))}
    </svg>
  ),
);
