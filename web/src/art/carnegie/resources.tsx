import type { GainKind } from "@montan/carnegie";
import type { JSX } from "preact";
import type { ArtProps } from "../crests.tsx";
import { still } from "../still.ts";
import { Engraved } from "./engraved.tsx";

/** A silver dollar with its milled edge. */
function Dollar() {
  return (
    <>
      <circle class="metal" cx="12" cy="12" r="9.8" />
      <circle class="milled" cx="12" cy="12" r="7.7" />
      <path d="M12 6.400v11.200M14.8 9.600c-.3-1.1-1.3-1.7-2.8-1.7-1.6 0-2.8.7-2.8 2 0 3 5.7 1.3 5.7 4.2 0 1.4-1.2 2-2.9 2-1.6 0-2.8-.7-3-1.9" />
    </>
  );
}

/** A crate: goods are cubes. */
function Crate() {
  return (
    <>
      <path class="crate-top" d="m12 2.4 8.8 4.800L12 12 3.2 7.200Z" />
      <path class="crate-left" d="m3.2 7.2 8.8 4.800v9.600l-8.8-4.800Z" />
      <path class="crate-right" d="M20.8 7.2 12 12v9.600l8.8-4.800Z" />
    </>
  );
}

const STEMS =
  "M12 21.100q-2.300 0-4.300-.9C4.6 18.4 2.7 15.3 2.7 11.800c0-2.9 1.2-5.5 3.2-7.3M12 21.100q2.300 0 4.300-.9C19.4 18.4 21.3 15.3 21.3 11.800c0-2.9-1.2-5.5-3.2-7.3";
const LEFT_LEAVES =
  "M6 4.400c1.7.5 2.5 1.7 2.3 3.500C6.6 7.5 5.7 6.3 6 4.400ZM3 9.200c1.8-.1 3 .8 3.4 2.6-1.8.2-3.1-.7-3.4-2.600ZM3.5 14.700c1.7-.7 3.2-.2 4.2 1.3-1.6.9-3.2.5-4.2-1.300Z";
const RIGHT_LEAVES =
  "M18 4.400c-1.7.5-2.5 1.7-2.3 3.500C17.4 7.5 18.3 6.3 18 4.400ZM21 9.200c-1.8-.1-3 .8-3.4 2.6 1.8.2 3.1-.7 3.4-2.600ZM20.5 14.700c-1.7-.7-3.2-.2-4.2 1.3 1.6.9 3.2.5 4.2-1.300Z";
const STAR = "M12 7.2l1.5 3 3.3.5-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.5Z";

/** A laurel wreath, open at the top. */
function Laurel() {
  return (
    <>
      <path d={STEMS} />
      <path class="leaf" d={`${LEFT_LEAVES}${RIGHT_LEAVES}${STAR}`} />
    </>
  );
}

/** An incandescent lamp, as new as the age. */
function Lamp() {
  return (
    <>
      <path
        class="glass"
        d="M9 17.400c0-2.3-3.6-3.7-3.6-8A6.6 6.6 0 0 1 12 2.700a6.6 6.6 0 0 1 6.6 6.700c0 4.3-3.6 5.7-3.6 8Z"
      />
      <path d="M10.2 17.200V11l1.8 1.7 1.8-1.700v6.200M9.4 19.600h5.200M10.6 21.600h2.8" />
    </>
  );
}

/** Two steps. */
function Steps() {
  return (
    <path
      class="sole"
      d="M6.6 2.600c2.3 0 3.3 2.3 3.3 4.6 0 2-.6 3-.7 4.600H4.700c-.2-1.8-1.2-2.7-1.2-4.9 0-2.3 1.1-4.3 3.1-4.300ZM4.9 13.600h4.200v1.300a2.1 2.1 0 0 1-4.2 0ZM17.4 7c-2.3 0-3.3 2.3-3.3 4.6 0 2 .6 3 .7 4.600h4.500c.2-1.8 1.2-2.7 1.2-4.9 0-2.3-1.1-4.3-3.1-4.300ZM14.9 18h4.200v1.300a2.1 2.1 0 0 1-4.2 0Z"
    />
  );
}

/** Somebody new with a bowler hat. */
function NewEmployee() {
  return (
    <>
      <path class="sole" d="M5.2 6.900a4.4 4.4 0 0 1 8.8 0h1.800v1.600H3.400V6.900Z" />
      <path d="M6 9.300a3.8 3.8 0 0 0 7.2 0M2.8 21.200c0-5.3 2.6-7.6 6.8-7.600s6.8 2.3 6.8 7.600ZM19.6 3.200v6M16.6 6.200h6" />
    </>
  );
}

const DRAWINGS: Readonly<Record<GainKind, () => JSX.Element>> = {
  money: Dollar,
  goods: Crate,
  vp: Laurel,
  study: Lamp,
  moves: Steps,
  employee: NewEmployee,
};

/** The sign of anything that is gained or paid. */
export const GainSign = still(({ kind, ...place }: ArtProps & { readonly kind: GainKind }) => {
  const Drawing = DRAWINGS[kind];
  return (
    <Engraved {...place} class={`gain-${kind} ${place.class ?? ""}`}>
      <Drawing />
    </Engraved>
  );
});
