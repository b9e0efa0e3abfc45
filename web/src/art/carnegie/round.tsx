import type { ArtProps } from "../crests.tsx";
import { still } from "../still.ts";
import { Engraved } from "./engraved.tsx";

/** The marker of a row of the timeline: a wooden cube. */
export const ActionMarker = still((place: ArtProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" {...place} class={`action-marker ${place.class ?? ""}`}>
    <path class="marker-side" d="m12 2.500 8.500 4.800v9.400L12 21.500l-8.500-4.800V7.300Z" />
    <path class="marker-edge" d="M3.500 7.300 12 12l8.500-4.700M12 12v9.500" />
  </svg>
));

/** The desk bell of the first player. */
export const DeskBell = still((place: ArtProps) => (
  <Engraved {...place}>
    <path class="tint" d="M4 18q0-9 8-9t8 9Z" />
    <path d="M4 18q0-9 8-9t8 9ZM2.500 20.500h19M12 9V6M10 6h4" />
  </Engraved>
));
