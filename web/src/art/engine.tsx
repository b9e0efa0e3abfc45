import type { EngineModel } from "@montan/gluckauf";
import type { JSX } from "preact";
import type { ArtProps } from "./crests.tsx";
import { circle, moved } from "./path.ts";
import { still } from "./still.ts";

/** Engines have no names in print: the models are numbered. */
export const NUMERALS: Readonly<Record<EngineModel, string>> = { A: "I", B: "II", C: "III", D: "IV" };

/** The digits in an enameller's lettering, on a sheet one unit high; the middle is 0. */
const NUMERAL_LINES: Readonly<Record<EngineModel, string>> = {
  A: "M0 0v1",
  B: "M-.25 0v1M.25 0v1",
  C: "M-.5 0v1M0 0v1M.5 0v1",
  D: "M-.56 0v1M-.18 0l.38 1 .38-1",
};

interface NumberPlateProps {
  readonly model: EngineModel;
  /** Of the middle of its upper edge. */
  readonly at: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
}

function NumberPlate({ model, at: [x, y], width, height }: NumberPlateProps) {
  const margin = 1.8;
  return (
    <>
      <rect class="enamel" x={x - width / 2} y={y} width={width} height={height} rx="1.5" />
      <path
        class="engine-numeral"
        stroke-width={height / 8}
        d={moved(NUMERAL_LINES[model], { x, y: y + margin, scale: height - 2 * margin })}
      />
    </>
  );
}

interface Model {
  readonly chimney: string;
  /** Where the steam leaves. */
  readonly mouth: readonly [x: number, y: number];
  readonly dome: string;
  readonly stripe: () => JSX.Element;
  /** Centre and radius of each wheel. */
  readonly wheels: readonly (readonly [x: number, r: number])[];
}

/** What distinguishes the models: chimney, dome and livery stripe (and the wheels). */
const MODELS: Readonly<Record<EngineModel, Model>> = {
  A: {
    chimney: "M57.5 21V8.5h-1.5V6h9v2.5h-1.5V21Z",
    mouth: [60.5, 5],
    dome: "M37 21v-3.5a5 5 0 0 1 10 0V21Z",
    stripe: () => <path class="livery" d="M27 27h28" stroke-width="2" />,
    wheels: [
      [32, 7.5],
      [51, 7.5],
    ],
  },
  B: {
    chimney: "M58.5 21v-6L53.5 8.5 57 4h7.5L68 8.5 63 15v6Z",
    mouth: [60.8, 3.5],
    dome: "M31 21v-2.5a4 4 0 0 1 8 0V21ZM43.5 21v-2.5a4 4 0 0 1 8 0V21Z",
    stripe: () => <path class="livery" d="M27 25.5h28M27 29h28" stroke-width="1.5" />,
    wheels: [
      [29, 7.5],
      [45.5, 7.5],
      [60, 4.6],
    ],
  },
  C: {
    chimney: "M58.5 21 57.5 6.5 55 3.5V1.5h2l1.5 1.5h4.5L64.5 1.5h2v2L64 6.5 63 21Z",
    mouth: [60.8, 1.5],
    dome: "M37 21q0-5 3-7.5 1.5-3.5 2-6 .5 2.5 2 6 3 2.5 3 7.5Z",
    stripe: () => <path class="livery" d="M27 27h28" stroke-width="3.2" stroke-dasharray="4 2.8" />,
    wheels: [
      [28, 6],
      [42, 6],
      [56, 6],
    ],
  },
  D: {
    chimney: "M56.5 21v-4.5H54v-3.2h14v3.2h-2.5V21Z",
    mouth: [61, 12],
    dome: "M26 21v-2q0-6 6-6h14q6 0 6 6v2Z",
    stripe: () => (
      <>
        <path class="livery" d="M27 27h28" stroke-width="5" />
        <path class="livery-mark" d="m41 24 3 3-3 3-3-3Z" />
      </>
    ),
    wheels: [
      [28, 7.5],
      [45, 7.5],
      [57, 4],
      [66, 4],
    ],
  },
};

function spokes(x: number, r: number): string {
  const y = 46 - r;
  const length = r * 0.72;
  const slant = length * 0.71;
  return `M${x - length} ${y}h${2 * length}M${x} ${y - length}v${2 * length}M${x - slant} ${y - slant}l${2 * slant} ${2 * slant}M${x + slant} ${y - slant}l${-2 * slant} ${2 * slant}${circle(x, y, 1.1)}`;
}

function rims(wheels: Model["wheels"]): string {
  return wheels.map(([x, r]) => circle(x, 46 - r, r - 0.7)).join("");
}

function DriveWheels({ wheels }: { readonly wheels: Model["wheels"] }) {
  return (
    <>
      <path class="wheel-rim wheel-drive" d={rims(wheels)} />
      <path class="wheel-spoke" d={wheels.map(([x, r]) => spokes(x, r)).join("")} />
    </>
  );
}

function Steam({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g class="steam">
      <circle cx={x} cy={y - 1} r="3" />
      <circle cx={x - 4} cy={y - 3} r="4" />
      <circle cx={x - 9.5} cy={y - 3.5} r="4.8" />
    </g>
  );
}

const FRAME = "M55 19.5h12q2 0 2 2v11q0 2-2 2H55ZM4 34.5h68v3.5H4ZM72 33h3v6.5h-3Z";
const ROOF = "M3 12.5V10q12.5-4.5 25 0v2.5Z";

function Details({ model }: { readonly model: Model }) {
  const { chimney, stripe, wheels } = model;
  const drivers = wheels.filter(([, r]) => r > 5);
  const first = drivers[0]?.[0] ?? 0;
  const last = drivers.at(-1)?.[0] ?? 0;
  return (
    <>
      <path class="coupling" d="M0 35.5h6" />
      <path class="engine-iron" d={chimney} />
      <Boiler model={model} />
      <path class="engine-iron" d={FRAME} />
      {stripe()}
      <path class="engine-roof" d={ROOF} />
      <path class="engine-lamp" d={`M17.5 15h5v6.5h-5Z${circle(71, 24.5, 2.6)}`} />
      <DriveWheels wheels={wheels} />
      <path class="engine-rod" d={`M${first} 40.5H${last}`} />
    </>
  );
}

function Boiler({ model: { dome } }: { readonly model: Model }) {
  return (
    <>
      <path class="engine-dome" d={dome} />
      <path class="engine-body" d="M24 20.5h32v14H24ZM6 12h19v23H6Z" />
    </>
  );
}

function SmallEngine({ model }: { readonly model: Model }) {
  const { chimney, wheels } = model;
  return (
    <>
      <Boiler model={model} />
      <path class="engine-iron" d={chimney + FRAME + ROOF} />
      <path class="wheel-rim" d={rims(wheels)} />
    </>
  );
}

/** On the side of the cab; in a small drawing across the boiler. */
const PLATE = { at: [15.3, 18.6], width: 18, height: 15.2 } as const;
const LARGE_PLATE = { at: [36, 11.5], width: 28, height: 23 } as const;

interface EngineProps extends ArtProps {
  readonly model: EngineModel;
  readonly steaming?: boolean;
  /** Drawn for the size of a line of text. */
  readonly small?: boolean;
  /** With its number on it; a card shows the number elsewhere, or means any engine. */
  readonly numbered?: boolean;
}

/** Faces right, the direction in which every train leaves. */
export const EngineArt = still(
  ({ model: name, steaming = false, small = false, numbered = true, ...place }: EngineProps) => {
    const model = MODELS[name];
    const [x, y] = model.mouth;
    return (
      <svg
        viewBox="0 -8 80 56"
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
        {...place}
        class={`engine engine-${name} ${place.class ?? ""}`}
      >
        {steaming && <Steam x={x} y={y} />}
        {small ? <SmallEngine model={model} /> : <Details model={model} />}
        {numbered && <NumberPlate model={name} {...(small ? LARGE_PLATE : PLATE)} />}
      </svg>
    );
  },
);
