import type { Seat } from "@montan/engine";
import { type PlayerSign, signOf } from "../../signs.ts";
import type { ArtProps } from "../crests.tsx";
import { circle } from "../path.ts";
import { useSigns } from "../player-signs.ts";
import { PlayerMark } from "../players.tsx";
import { still } from "../still.ts";

/** Body and head, which do not touch; the hat lies over the head. */
const BODY =
  "M12 14.200c5.2 0 8.2 2.4 8.8 6.500l.7 4.500h-3.300l.3 7.300H5.500l.3-7.300H2.500l.7-4.500c.6-4.1 3.6-6.5 8.8-6.500ZM7.7 8.200a4.3 4.3 0 0 0 8.6 0Z";
const HAT = "M7.1 6.500q0-4.9 4.9-4.900t4.9 4.900h2v1.900H5.100V6.500Z";

function Figure({ sign }: { readonly sign: PlayerSign }) {
  return (
    <>
      <path class="figure" d={BODY} />
      <path class="figure" d={HAT} />
      <PlayerMark sign={sign} x={6.5} y={17} size={11} class="figure-mark" />
    </>
  );
}

/** Asleep on the floor, the hat beside the head; the symbol stays upright. */
function Sleeper({ sign }: { readonly sign: PlayerSign }) {
  return (
    <>
      <path
        class="figure"
        d={`M13.6 12c0-5.2 2.4-8.2 6.5-8.800l4.5-.7v3.300l7.8-.3v13l-7.8-.3v3.300l-4.5-.7c-4.1-.6-6.5-3.6-6.5-8.800Z${circle(8.8, 12, 4.4)}`}
      />
      <path class="figure" d="M1.2 14.900q-.6-4.3 3.2-5.200l-.4-1.9 1.7-.3 1.9 9.1-1.7.3-.4-1.900q-3.7.7-4.3-.1Z" />
      <PlayerMark sign={sign} x={17} y={6.5} size={11} class="figure-mark" />
    </>
  );
}

interface EmployeeProps extends ArtProps {
  readonly lying?: boolean;
}

const EmployeeWith = still(({ sign, lying = false, ...place }: EmployeeProps & { readonly sign: PlayerSign }) => (
  <svg
    viewBox={lying ? "0 0 34 24" : "0 0 24 34"}
    aria-hidden="true"
    {...place}
    class={`employee of-${sign} ${place.class ?? ""}`}
  >
    {lying ? <Sleeper sign={sign} /> : <Figure sign={sign} />}
  </svg>
));

/** An employee of a player: active ones stand, the others lie. */
export function Employee({ seat, ...look }: EmployeeProps & { readonly seat: Seat }) {
  return <EmployeeWith sign={signOf(useSigns(), seat)} {...look} />;
}

/** The employee printed on the board (C-H1), who belongs to the room and not to the player. */
export const PermanentEmployee = still((place: ArtProps) => (
  <svg viewBox="0 0 24 34" aria-hidden="true" {...place} class={`employee printed ${place.class ?? ""}`}>
    <path class="figure" d={BODY} />
    <path class="figure" d={HAT} />
  </svg>
));
