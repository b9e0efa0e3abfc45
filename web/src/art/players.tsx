import type { JSX } from "preact";
import type { ArtProps } from "./crests.tsx";
import { circle, turned } from "./path.ts";
import { still } from "./still.ts";

/** Every seat has a symbol; its colour only helps. */
export const PLAYER_SYMBOLS = ["anvil", "star", "wave", "gear"] as const;
export type PlayerSymbol = (typeof PLAYER_SYMBOLS)[number];

export function symbolOf(seat: number): PlayerSymbol {
  return PLAYER_SYMBOLS[seat % PLAYER_SYMBOLS.length] as PlayerSymbol;
}

/** One tooth of the gear. */
function tooth(turn: number): string {
  const at = (x: number, y: number) => turned(turn, x, y);
  return `M${at(10.3, 3.2)}L${at(10.3, 7)} ${at(13.7, 7)} ${at(13.7, 3.2)} ${at(13.1, 3)} ${at(10.9, 3)}Z`;
}

const TEETH = Array.from({ length: 8 }, (_, place) => tooth(place * 45)).join("");

const SHAPES: Readonly<Record<PlayerSymbol, () => JSX.Element>> = {
  anvil: () => <path d="M3.5 7.2h17v2.6q-4.6.2-5.4 3.2-.2 1.9 2.3 3.4v1.8H7.4v-1.8q2.5-1.5 2.3-3.4-4.8-.6-6.2-5.8Z" />,
  star: () => <path d="m12 3.2 2.6 5.9 6.4.6-4.8 4.2 1.4 6.3L12 16.9l-5.6 3.3 1.4-6.3L3 9.7l6.4-.6Z" />,
  wave: () => (
    <path
      fill="none"
      stroke="currentColor"
      stroke-width="2.6"
      stroke-linecap="round"
      d="M3.6 9.4q2.1-2.8 4.2 0t4.2 0 4.2 0 4.2 0M3.6 15.6q2.1-2.8 4.2 0t4.2 0 4.2 0 4.2 0"
    />
  ),
  gear: () => <path d={`${circle(12, 12, 6.2)}M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z${TEETH}`} />,
};

/** The symbol of a player alone, in the colour of what it stands on. */
export function PlayerMark({ seat, ...place }: ArtProps & { readonly seat: number }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...place}>
      {SHAPES[symbolOf(seat)]()}
    </svg>
  );
}

/** The disc of a player. */
export const PlayerDisc = still(({ seat, ...place }: ArtProps & { readonly seat: number }) => {
  const symbol = symbolOf(seat);
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...place} class={`disc disc-${symbol} ${place.class ?? ""}`}>
      <circle cx="16" cy="16" r="14.5" class="disc-face" />
      <svg x="4" y="4" width="24" height="24" viewBox="0 0 24 24" class="disc-symbol" aria-hidden="true">
        {SHAPES[symbol]()}
      </svg>
    </svg>
  );
});
