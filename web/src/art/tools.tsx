import type { ArtProps } from "./crests.tsx";
import { still } from "./still.ts";

function Tilted({ turn, children }: { readonly turn: number; readonly children: preact.ComponentChildren }) {
  return <g transform={`rotate(${turn} 16 16)`}>{children}</g>;
}

/** Mallet and gad, crossed: the sign of the miners' trade. */
export const MalletAndGad = still((place: ArtProps) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" {...place}>
    <Tilted turn={45}>
      <path class="tool-handle" d="M15 8h2v21h-2Z" />
      <path class="tool-head" d="M7.5 5q8.5-2.5 17 0l-.5 5.5H8Z" />
    </Tilted>
    <Tilted turn={-45}>
      <path class="tool-handle" d="M15 8h2v21h-2Z" />
      <path class="tool-head" d="M9.5 4.5h9.5L26 7.5l-7 3H9.5Z" />
    </Tilted>
  </svg>
));

/** A miner's cap with its lamp. */
export const MinerCap = still((place: ArtProps) => (
  <svg viewBox="0 0 40 30" aria-hidden="true" {...place}>
    <path class="cap" d="M6 21q0-15 14-15t14 15Z" />
    <path class="cap-line" d="M20 6v6M11 21q0-7 2.5-11M29 21q0-7-2.5-11" />
    <path class="cap-brim" d="M2 21h36q0 4-4 4H6q-4 0-4-4Z" />
    <path class="cap-lamp" d="M15.5 11h9v8h-9Z" />
    <circle class="cap-glow" cx="20" cy="15" r="2.8" />
  </svg>
));

/** The winding tower over the shaft. */
export const Headframe = still((place: ArtProps) => (
  <svg viewBox="0 0 48 60" aria-hidden="true" {...place}>
    <g class="steel-line">
      <path d="M10 58 20 12h8l6 46M14 40h18.5M17 26h13.5M14 40l16.5-14M17 26l15.5 14M11 54l21.5-14M14 40l20 14" />
      <path d="M28 14 46 58M33 27l9 20" />
      <circle cx="24" cy="8" r="6.5" />
      <path d="M24 1.5v13M17.5 8h13M19.4 3.4l9.2 9.2M28.6 3.4l-9.2 9.2" />
      <path d="M24 14.5V58" stroke-dasharray="2 1.5" />
    </g>
    <path class="steel-fill" d="M4 56h42v4H4Z" />
  </svg>
));

/** The hand lamp of the start player. */
export const SafetyLamp = still((place: ArtProps) => (
  <svg viewBox="0 0 24 32" aria-hidden="true" {...place}>
    <path class="lamp-line" d="M8.5 7a3.6 3.6 0 0 1 7 0" />
    <path class="lamp-metal" d="M7 7.5h10l1.5 4h-13ZM5 24.5h14v5H5Z" />
    <path class="lamp-glass" d="M6.5 11.5h11v13h-11Z" />
    <path class="lamp-flame" d="M12 14q3.2 3.6 2 6.4a2.2 2.2 0 0 1-4 0Q8.8 17.6 12 14Z" />
    <path class="lamp-bar" d="M9 11.5v13M15 11.5v13" />
  </svg>
));
