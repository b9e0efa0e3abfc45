import type { Crest as CrestName } from "@montan/gluckauf";
import { type ArtProps, CrestSigns } from "./crests.tsx";
import { circle, moved } from "./path.ts";
import { still } from "./still.ts";

interface HeapsProps {
  /** The x of each, from the left. */
  readonly at: readonly number[];
  readonly y: number;
  readonly width: number;
  /** Too small for edges and shine. */
  readonly small?: boolean | undefined;
}

const HEAP = "M0 0 1.5-5 6-7.5 8-11.5l6-1L18-16.5l5.5.5 3.5 4 5.5.5L35-7l4 2L40 0Z";

const EDGES = "M8-11.5 12-7l6-1 .5-8.5M12-7 9.5-2M18-8l7 1.5 7-5M25-6.5 24-1.5M35-7l-4 4";
const SHINE = "m14-12.5 4-4 5.5.5-4 3.5ZM27.5-11.5l5 .5-3 2.5ZM3-5.5l3-2 .5 2.5Z";

/** Lumps of coal above a rim, resting on y. */
export function CoalHeaps({ at, y, width, small = false }: HeapsProps) {
  const heaps = (line: string) => ({
    "data-load": "",
    d: at.map((x) => moved(line, { x, y, scale: [width / 40, width / 44] })).join(""),
  });
  if (small) return <path class="coal" {...heaps(HEAP)} />;
  return (
    <>
      <path class="coal" {...heaps(HEAP)} />
      <path class="coal-edge" {...heaps(EDGES)} />
      <path class="coal-shine" {...heaps(SHINE)} />
    </>
  );
}

interface WheelsProps {
  readonly at: readonly number[];
  readonly y: number;
  readonly r: number;
  /** Of the body above, made of the same iron. */
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

const RIVETS = [
  [5.5, 19.5],
  [6.5, 25.5],
  [7.5, 31],
]
  .map(([x = 0, y = 0]) => circle(x, y, 0.6) + circle(44 - x, y, 0.6))
  .join("");

const BODY = "M2 14h40l-3.5 19.5q-.5 2.5-3 2.5H8.5q-2.5 0-3-2.5Z";

interface TubsProps {
  /** The x of each, from the left. */
  readonly at: readonly number[];
  readonly crest: CrestName;
  readonly small: boolean;
}

/** However many there are, each line is drawn once for all of them. */
function Tubs({ at, crest, small }: TubsProps) {
  const each = (line: string) => at.map((x) => moved(line, { x, y: 0, scale: 1 })).join("");
  const axles = at.flatMap((x) => [x + 12, x + 32]);
  return (
    <>
      <CoalHeaps at={at.map((x) => x + 4)} y={14.5} width={36} small={small} />
      <path class="iron" d={each(small ? BODY + circle(12, 41, 5) + circle(32, 41, 5) : BODY)} />
      <path class="iron-lit" d={each("M1.5 12.5h41v3.5h-41Z")} />
      <CrestSigns crest={crest} at={at.map((x) => x + 12.5)} y={16.5} size={19} />
      {!small && (
        <>
          <path class="iron-line" d={each("M9 36.5h26")} />
          <Wheels at={axles} y={41} r={5} rivets={each(RIVETS)} />
        </>
      )}
    </>
  );
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
    <Tubs at={lorries === 1 ? [0] : [0, 48]} crest={crest} small={small} />
  </svg>
));
