import { still } from "../../art/still.ts";
import { SHEET } from "./geography.ts";

const POINTS = [0, 90, 180, 270];

/** A compass rose in the Atlantic. */
export const CompassRose = () => (
  <g class="compass" transform="translate(925 330)">
    <circle r="25" />
    <circle r="21.5" />
    {POINTS.map((turn) => (
      <g key={turn} transform={`rotate(${turn + 45})`}>
        <path class="minor" d="M0-19 3.6-3.600H0Z" />
        <path class="open" d="M0-19-3.6-3.600H0Z" />
      </g>
    ))}
    {POINTS.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <path class="major" d="M0-33 5-5H0Z" />
        <path class="open" d="M0-33-5-5H0Z" />
      </g>
    ))}
    <path class="north" d="M-4-37v-9l8 9v-9" />
  </g>
);

/** The title in its frame, as on a sheet of an old atlas. */
export const Cartouche = ({ title, line }: { readonly title: string; readonly line: string }) => (
  <g class="cartouche" transform="translate(855 452)">
    <path class="plaque" d="M-112-34q-9 0-9 9-7 2-7 25t7 25q0 9 9 9h224q9 0 9-9 7-2 7-25t-7-25q0-9-9-9Z" />
    <path class="inner" d="M-110-29q-5 0-5 5-6 3-6 24t6 24q0 5 5 5h220q5 0 5-5 6-3 6-24t-6-24q0-5-5-5Z" />
    <text class="title" y="-6">
      {title}
    </text>
    <path class="flourish" d="M-56 2h44M12 2h44M-5 2l5-3 5 3-5 3Z" />
    <text class="line" y="21">
      {line}
    </text>
  </g>
);

const { width: W, height: H } = SHEET;
const STEPS = Array.from({ length: 25 }, (_, step) => (step * W) / 25);

/** A double frame with the chequered degrees of a printed map. */
export const Frame = still((_: object) => (
  <svg class="map-frame" viewBox={`0 0 ${W} ${H}`} preserveAspectRatio="none" aria-hidden="true">
    <rect class="outer" x="1.5" y="1.5" width={W - 3} height={H - 3} />
    <path
      class="degrees"
      d={STEPS.filter((_, index) => index % 2 === 0)
        .map((x) => `M${x} 4.500h${W / 25}M${x} ${H - 4.5}h${W / 25}`)
        .join("")}
    />
    <rect class="inner" x="7.5" y="7.5" width={W - 15} height={H - 15} />
  </svg>
));
