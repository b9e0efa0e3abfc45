import type { TransportLevel } from "@montan/carnegie";
import type { JSX } from "preact";
import type { ArtProps } from "../crests.tsx";
import { still } from "../still.ts";
import { Engraved } from "./engraved.tsx";

function Wheel({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const d = r * 0.7;
  return (
    <>
      <circle class="wheel-face" cx={x} cy={y} r={r} />
      <path
        class="spokes"
        d={`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - d} ${y - d}l${2 * d} ${2 * d}M${x + d} ${y - d}l${-2 * d} ${2 * d}`}
      />
    </>
  );
}

function Cart() {
  return (
    <>
      <path class="body" d="M7 5.600h20l-2.4 8H9.400Z" />
      <path d="M25.6 11.6 34.5 15M12 6v7.200M17 6v7.200M22 6v7.2" />
      <Wheel x={17} y={16.2} r={6.3} />
    </>
  );
}

function Stagecoach() {
  return (
    <>
      <path class="body" d="M8.5 4.600h15.400l1 2.4-1.5 8.600H11.200q-2.7 0-3-3.200Z" />
      <path d="M11.6 7.400h4v4h-4ZM18.4 7.400h4v4h-4ZM24.8 9.600h4.700v-3M4.6 9h3.8" />
      <path d="M10 4.600V2.800h10v1.8" />
      <Wheel x={10.5} y={17.6} r={4.6} />
      <Wheel x={26} y={18.6} r={3.6} />
      <path d="M29.6 16.5 35 14.6" />
    </>
  );
}

function Locomotive() {
  return (
    <>
      <path class="body" d="M3 3.600h9.600v2.200H11.400v3.400h16.800q2 0 2 2.400v3.800H4.400V5.800H3Z" />
      <path class="body" d="M24.6 9.2 23.8 3.600h5.200l-.8 5.600ZM16.4 9.200V6.600h3.800v2.600Z" />
      <path d="M6.8 6.400h2.400v3.400H6.800ZM30.2 13l4.3 7.200h-5.3" />
      <Wheel x={8.6} y={18.2} r={4} />
      <Wheel x={17.6} y={18.2} r={4} />
      <Wheel x={26} y={19.2} r={3} />
    </>
  );
}

const VEHICLES: Readonly<Record<TransportLevel, () => JSX.Element>> = {
  cart: Cart,
  stagecoach: Stagecoach,
  railroad: Locomotive,
};

/** The vehicle of a transport level, on a sheet of 36 × 24. */
export const Vehicle = still(({ level, ...place }: ArtProps & { readonly level: TransportLevel }) => {
  const Drawing = VEHICLES[level];
  return (
    <Engraved wide={36} {...place} class={`vehicle ${place.class ?? ""}`}>
      <Drawing />
    </Engraved>
  );
});

/** The winged wheel: a small city that pays transport income to its builder. */
export const WingedWheel = still((place: ArtProps) => (
  <Engraved wide={36} {...place} class={`winged-wheel ${place.class ?? ""}`}>
    <path
      class="wing"
      d="M13 15.500C7.5 16 3 13.6 1 7.600c3 1.1 5.4 1.5 7.8 1.300C6.2 8 4.7 6.6 4 4.400c3.6 1.3 7 2 10 4.200ZM23 15.500c5.5.5 10-1.9 12-7.9-3 1.1-5.4 1.5-7.8 1.3 2.6-.9 4.1-2.3 4.8-4.5-3.6 1.3-7 2-10 4.200Z"
    />
    <Wheel x={18} y={13} r={6.6} />
    <circle class="hub" cx="18" cy="13" r="1.9" />
  </Engraved>
));

/** Two rings linked: connection points of a major city. */
export const LinkedRings = still((place: ArtProps) => (
  <Engraved {...place} class={`linked-rings ${place.class ?? ""}`}>
    <circle cx="8.6" cy="12" r="5.9" />
    <path d="M15.4 6.100a5.9 5.9 0 1 1-4.9 9.2" />
    <path d="M10.1 9.400a5.9 5.9 0 0 1 2.6-2.6" />
  </Engraved>
));
