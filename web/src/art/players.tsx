import type { JSX } from "preact";
import type { ArtProps } from "./crests.tsx";
import { still } from "./still.ts";

/** Every seat has a symbol; its colour only helps. */
export const PLAYER_SYMBOLS = ["anvil", "star", "wave", "gear"] as const;
export type PlayerSymbol = (typeof PLAYER_SYMBOLS)[number];

function symbolOf(seat: number): PlayerSymbol {
  return PLAYER_SYMBOLS[seat % PLAYER_SYMBOLS.length] as PlayerSymbol;
}

const TEETH = Array.from({ length: 8 }, (_, tooth) => tooth * 45);

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
  gear: () => (
    <g>
      <path
        fill-rule="evenodd"
        d="M12 5.8a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4Zm0 3.7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z"
      />
      {TEETH.map((turn) => (
        <rect key={turn} x="10.3" y="3" width="3.4" height="4" rx=".6" transform={`rotate(${turn} 12 12)`} />
      ))}
    </g>
  ),
};

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
