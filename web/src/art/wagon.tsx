import type { Crest, WagonCrest } from "@montan/gluckauf";
import { type ArtProps, CrestMarks, CrestSigns } from "./crests.tsx";
import { CoalHeaps, Wheels } from "./lorry.tsx";
import { circle } from "./path.ts";
import { still } from "./still.ts";

export interface Load {
  readonly crest: Crest;
  readonly lorries: number;
}

function Heaps({ lorries, small }: { readonly lorries: number; readonly small: boolean }) {
  if (lorries === 1) return <CoalHeaps at={[13]} y={15.5} width={34} small={small} />;
  return <CoalHeaps at={[6, 28]} y={15.5} width={27} small={small} />;
}

/** The planks between the irons, under the crest. */
function Sides() {
  return (
    <>
      <path class="plank" d="M4.5 14.5h51v18h-51Z" />
      <path class="plank-line" d="M5 20.5h50M5 26.5h50" />
      <path class="iron-lit" d="M3.5 13h53v2.6h-53ZM0 32.2h6v2.6H0ZM54 32.2h6v2.6h-6Z" />
      <path class="iron-line" d="M10 15.5v17M50 15.5v17M9 36.2h12M39 36.2h12" />
      <path class="iron" d="M3 32h54v3.5H3Z" />
    </>
  );
}

/** The couplings are the ends of the lower iron. */
function SmallSides() {
  return (
    <>
      <path class="plank" d="M4.5 14.5h51v18h-51Z" />
      <path class="iron-lit" d="M3.5 13h53v2.6h-53ZM0 32.6h3V32h54v.6h3v1.8h-3v1.1H3v-1.1H0Z" />
    </>
  );
}

interface WagonProps extends ArtProps {
  readonly crest: WagonCrest;
  readonly load?: Load | undefined;
  /** Drawn for the size of a line of text. */
  readonly small?: boolean;
}

/** An open railway wagon that fills up: one or two heaps. Couplings reach the edges, so wagons in a row couple. */
export const WagonArt = still(({ crest, load, small = false, ...place }: WagonProps) => (
  <svg viewBox="0 0 60 46" preserveAspectRatio="xMidYMax" aria-hidden="true" {...place}>
    {load !== undefined && <Heaps lorries={load.lorries} small={small} />}
    {small ? <SmallSides /> : <Sides />}
    {load === undefined && !small && <path class="hollow" d="M7 11.5h46v1.7H7Z" />}
    <CrestSigns crest={load?.crest ?? crest} at={[20]} y={13.5} size={20} />
    {crest === "wild" && load !== undefined && (
      <CrestMarks crest="wild" at={[43]} y={18.5} size={11} class="enamel-ink" />
    )}
    {small ? (
      <path class="wheel-rim" d={circle(15, 40, 4.8) + circle(45, 40, 4.8)} />
    ) : (
      <Wheels at={[15, 45]} y={40} r={4.8} />
    )}
  </svg>
));
