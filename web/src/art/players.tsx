import type { Owner, Seat } from "@montan/engine";
import { type PlayerSign, signOf } from "../signs.ts";
import type { ArtProps } from "./crests.tsx";
import { circle, moved, turned } from "./path.ts";
import { useSigns } from "./player-signs.ts";
import { still } from "./still.ts";

/** One tooth of the gear. */
function tooth(turn: number): string {
  const at = (x: number, y: number) => turned(turn, x, y);
  return `M${at(10.3, 3.2)}L${at(10.3, 7)} ${at(13.7, 7)} ${at(13.7, 3.2)} ${at(13.1, 3)} ${at(10.9, 3)}Z`;
}

const TEETH = Array.from({ length: 8 }, (_, place) => tooth(place * 45)).join("");

type Shape =
  | { readonly area: string; readonly line?: undefined }
  | { readonly line: string; readonly area?: undefined };

/** On sheets of 24 × 24, one path each: a filled area, or strokes for tools. */
const SHAPES: Readonly<Record<PlayerSign, Shape>> = {
  anvil: { area: "M3.5 7.2h17v2.6q-4.6.2-5.4 3.2-.2 1.9 2.3 3.4v1.8H7.4v-1.8q2.5-1.5 2.3-3.4-4.8-.6-6.2-5.8Z" },
  star: { area: "m12 3.2 2.6 5.9 6.4.6-4.8 4.2 1.4 6.3L12 16.9l-5.6 3.3 1.4-6.3L3 9.7l6.4-.6Z" },
  wave: { line: "M3.6 9.4q2.1-2.8 4.2 0t4.2 0 4.2 0 4.2 0M3.6 15.6q2.1-2.8 4.2 0t4.2 0 4.2 0 4.2 0" },
  gear: { area: `${circle(12, 12, 6.2)}M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z${TEETH}` },
};

interface MarkProps {
  readonly sign: PlayerSign;
  readonly x: number;
  readonly y: number;
  /** Of its square. */
  readonly size: number;
  readonly class: string;
}

/** A player's symbol in another drawing, in the colour (`color`) of its class. */
export function PlayerMark({ sign, x, y, size, ...look }: MarkProps) {
  const { area, line } = SHAPES[sign];
  const scale = size / 24;
  if (area !== undefined) return <path fill="currentColor" d={moved(area, { x, y, scale })} {...look} />;
  return (
    <path
      fill="none"
      stroke="currentColor"
      stroke-width={2.6 * scale}
      stroke-linecap="round"
      d={moved(line, { x, y, scale })}
      {...look}
    />
  );
}

/** The disc with a sign, whoever it belongs to. */
export const SignDisc = still(({ sign, ...place }: ArtProps & { readonly sign: PlayerSign }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" {...place} class={`disc disc-${sign} ${place.class ?? ""}`}>
    <circle cx="16" cy="16" r="14.5" class="disc-face" />
    <PlayerMark sign={sign} x={4} y={4} size={24} class="disc-symbol" />
  </svg>
));

/** The disc of a player. */
export function PlayerDisc({ seat, ...place }: ArtProps & { readonly seat: Seat }) {
  return <SignDisc sign={signOf(useSigns(), seat)} {...place} />;
}

const HAT =
  "M6.8 5q5.200-1.500 10.400 0l-.6 9.700c3 .3 5 .9 5.600 1.700-.6 2.300-5.200 3.500-10.200 3.500S2.400 18.700 1.800 16.400c.6-.8 2.600-1.400 5.600-1.700Z";

/** The sign of Andrew: a top hat. */
const AutomaDisc = still((place: ArtProps) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" {...place} class={`disc disc-automa ${place.class ?? ""}`}>
    <circle cx="16" cy="16" r="14.5" class="disc-face" />
    <path class="disc-symbol" fill="currentColor" d={moved(HAT, { x: 5.2, y: 4, scale: 0.9 })} />
  </svg>
));

/** The disc of an owner of points. */
export function OwnerDisc({ owner }: { readonly owner: Owner }) {
  return owner === "automa" ? <AutomaDisc /> : <PlayerDisc seat={owner} />;
}
