import type { Crest as CrestName } from "@montan/gluckauf";
import { type ArtProps, CrestPlate } from "./crests.tsx";
import { still } from "./still.ts";

/** Lumps of coal above a rim, from x to x + width, resting on y. */
export function CoalHeap({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return (
    <g data-load="" transform={`translate(${x} ${y}) scale(${width / 40} ${width / 44})`}>
      <path class="coal" d="M0 0 1.5-5 6-7.5 8-11.5l6-1L18-16.5l5.5.5 3.5 4 5.5.5L35-7l4 2L40 0Z" />
      <path class="coal-edge" d="M8-11.5 12-7l6-1 .5-8.5M12-7 9.5-2M18-8l7 1.5 7-5M25-6.5 24-1.5M35-7l-4 4" />
      <path class="coal-shine" d="m14-12.5 4-4 5.5.5-4 3.5ZM27.5-11.5l5 .5-3 2.5ZM3-5.5l3-2 .5 2.5Z" />
    </g>
  );
}

function Tub({ x, crest }: { readonly x: number; readonly crest: CrestName }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <CoalHeap x={4} y={14.5} width={36} />
      <path class="iron" d="M2 14h40l-3.5 19.5q-.5 2.5-3 2.5H8.5q-2.5 0-3-2.5Z" />
      <path class="iron-lit" d="M1.5 12.5h41v3.5h-41Z" />
      <path class="rivets" d="M5.5 19.5v.01M6.5 25.5v.01M7.5 31v.01M38.5 19.5v.01M37.5 25.5v.01M36.5 31v.01" />
      <CrestPlate crest={crest} x={12.5} y={16.5} width={19} height={19} />
      <path class="iron-line" d="M9 36.5h26" />
      {[12, 32].map((wheel) => (
        <g key={wheel}>
          <circle class="wheel-rim" cx={wheel} cy={41} r={5} />
          <path class="wheel-spoke" d={`M${wheel - 3.5} 41h7M${wheel} 37.5v7`} />
          <circle class="wheel-hub" cx={wheel} cy={41} r={1.4} />
        </g>
      ))}
    </g>
  );
}

/** One or two mine tubs, heaped, on narrow gauge. */
export const LorryArt = still(
  ({ crest, lorries, ...place }: ArtProps & { readonly crest: CrestName; readonly lorries: number }) => (
    <svg viewBox={`0 0 ${lorries === 1 ? 44 : 92} 48`} preserveAspectRatio="xMidYMax" aria-hidden="true" {...place}>
      {lorries > 1 && <path class="coupling" d="M41 33h10" />}
      {Array.from({ length: lorries }, (_, tub) => (
        <Tub key={tub} x={tub * 48} crest={crest} />
      ))}
    </svg>
  ),
);
