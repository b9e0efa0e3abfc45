import type { Crest as CrestName } from "@montan/gluckauf";
import { type ArtProps, CrestSign } from "./crests.tsx";
import { circle, moved } from "./path.ts";
import { still } from "./still.ts";

interface HeapProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Too small for edges and shine. */
  readonly small?: boolean | undefined;
}

const HEAP = "M0 0 1.5-5 6-7.5 8-11.5l6-1L18-16.5l5.5.5 3.5 4 5.5.5L35-7l4 2L40 0Z";

const EDGES = "M8-11.5 12-7l6-1 .5-8.5M12-7 9.5-2M18-8l7 1.5 7-5M25-6.5 24-1.5M35-7l-4 4";
const SHINE = "m14-12.5 4-4 5.5.5-4 3.5ZM27.5-11.5l5 .5-3 2.5ZM3-5.5l3-2 .5 2.5Z";

/** Lumps of coal above a rim, from x to x + width, resting on y. */
export function CoalHeap({ x, y, width, small = false }: HeapProps) {
  const at = (line: string) => ({
    "data-load": "",
    d: moved(line, { x, y, scale: [width / 40, width / 44] }),
  });
  if (small) return <path class="coal" {...at(HEAP)} />;
  return (
    <>
      <path class="coal" {...at(HEAP)} />
      <path class="coal-edge" {...at(EDGES)} />
      <path class="coal-shine" {...at(SHINE)} />
    </>
  );
}

interface WheelsProps {
  readonly at: readonly number[];
  readonly y: number;
  readonly r: number;
  /** Of the body above, of the same lit iron. */
  readonly rivets?: string;
}

/** Cast wheels with four spokes and a hub. */
export function Wheels({ at, y, r, rivets = "" }: WheelsProps) {
  const spokes = at.map((x) => `M${x - 3.5} ${y}h7M${x} ${y - 3.5}v7${circle(x, y, 1)}`);
  return (
    <>
      <path class="wheel-rim" d={at.map((x) => circle(x, y, r)).join("")} />
      <path class="wheel-spoke" d={spokes.join("") + rivets} />
    </>
  );
}

interface TubProps {
  readonly x: number;
  readonly crest: CrestName;
  readonly small: boolean;
}

const RIVETS = [
  [5.5, 19.5],
  [6.5, 25.5],
  [7.5, 31],
]
  .map(([x = 0, y = 0]) => circle(x, y, 0.6) + circle(44 - x, y, 0.6))
  .join("");

const BODY = "M2 14h40l-3.5 19.5q-.5 2.5-3 2.5H8.5q-2.5 0-3-2.5Z";

function Tub({ x, crest, small }: TubProps) {
  const tub = (
    <>
      <CoalHeap x={4} y={14.5} width={36} small={small} />
      <path class="iron" d={small ? BODY + circle(12, 41, 5) + circle(32, 41, 5) : BODY} />
      <path class="iron-lit" d="M1.5 12.5h41v3.5h-41Z" />
      <CrestSign crest={crest} x={12.5} y={16.5} size={19} />
      {!small && (
        <>
          <path class="iron-line" d="M9 36.5h26" />
          <Wheels at={[12, 32]} y={41} r={5} rivets={RIVETS} />
        </>
      )}
    </>
  );
  return x === 0 ? tub : <g transform={`translate(${x} 0)`}>{tub}</g>;
}

interface LorryProps extends ArtProps {
  readonly crest: CrestName;
  readonly lorries: number;
  /** Drawn for the size of a line of text. */
  readonly small?: boolean;
}

/** One or two mine tubs, heaped, on narrow gauge. */
export const LorryArt = still(({ crest, lorries, small = false, ...place }: LorryProps) => (
  <svg viewBox={`0 0 ${lorries === 1 ? 44 : 92} 48`} preserveAspectRatio="xMidYMax" aria-hidden="true" {...place}>
    {lorries > 1 && <path class="coupling" d="M41 33h10" />}
    {Array.from({ length: lorries }, (_, tub) => (
      <Tub key={tub} x={tub * 48} crest={crest} small={small} />
    ))}
  </svg>
));
