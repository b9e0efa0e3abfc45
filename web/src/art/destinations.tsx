import type { Destination } from "@montan/gluckauf";
import type { JSX } from "preact";
import type { ArtProps } from "./crests.tsx";
import { still } from "./still.ts";

const WINDOWS = [15.5, 21, 26.5]
  .flatMap((y) => [8, 13, 18, 27, 32, 37].map((x) => `M${x - 1.2} ${y}h2.4v3.2h-2.4Z`))
  .join("");

const SHAPES: Readonly<Record<Destination, () => JSX.Element>> = {
  /** A row of tenements: many windows, many chimneys. */
  barracks: () => (
    <>
      <path class="ink-tint" d="M4.5 12 13 6.5l9 5.5v22H4.5ZM24 12l9-5.5 8.5 5.5v22H24Z" />
      <path class="ink-line" d="M4.5 34V12L13 6.5 22 12v22M24 34V12l9-5.5 8.5 5.5v22M2 34h44" />
      <path
        class="ink"
        d={`M7.5 9.8V5h2.6v3.2ZM36 8.2V5h2.6v4.8ZM18 9.3V5.5h-2.4v2.3ZM11.5 34v-2.5h3V34ZM31.5 34v-2.5h3V34Z${WINDOWS}`}
      />
    </>
  ),
  /** A blast furnace with its skip bridge and the fire at its throat. */
  furnaces: () => (
    <>
      <path class="ink-tint" d="M19 12h10l2.5 12-3 4v6h-9v-6l-3-4Z" />
      <path
        class="ink-line"
        d="M19 12h10l2.5 12-3 4v6h-9v-6l-3-4ZM16.5 24h15M2 34h44M3 33 19 13.5M6.5 34l13-16M7 28.2l3 2M11 23.5l3 2M15 18.5l3 2.2M36 34V14.5h6V34M36 20h6M36 14.5q3-3.5 6 0M31.5 17.5H36"
      />
      <path class="ink" d="M5.5 27.5l4-4.8 3.2 2.6-4 4.9Z" />
      <path
        class="ember"
        d="M24 2.5q4 3.5 2.2 6.5 2-.5 2-2 1.6 3.5-1.2 5h-6q-3-2-.8-5.5.3 1.5 1.3 1.7Q21.5 5.2 24 2.5ZM22 34v-2.5a2 2 0 0 1 4 0V34Z"
      />
    </>
  ),
  /** Saw-tooth roofs and one tall stack. */
  factories: () => (
    <>
      <path class="ink-tint" d="M13 19.5 23 13v6.5L33 13v6.5L43.5 13v21H13Z" />
      <path class="ink-line" d="M13 34V19.5L23 13v6.5L33 13v6.5L43.5 13v21M2 34h44" />
      <path
        class="ink"
        d="M5.5 34 6.7 6.5h3.6L11.5 34ZM6 5h5v1.8H6ZM16.5 23.5h5v4h-5ZM25.5 23.5h5v4h-5ZM35 23.5h5v4h-5ZM26 34v-4h4v4Z"
      />
      <path class="smoke" d="M8.5 3.5q2-3 5-1.5 2-2.5 5 0 4-1 4.5 1.5-3 1.8-6 .5-2.5 2-4.5.3-2 1-4-.8Z" />
    </>
  ),
  /** A paddle steamer under way. */
  steamboats: () => (
    <>
      <path class="ink-tint" d="M3 24h42l-5 8.5H9Z" />
      <path class="ink-line" d="M2.5 24H45.5l-5 8.5H8.5ZM10 24v-6h26v6M14 18v-4.5h15V18" />
      <path
        class="ink"
        d="M17 13.5V4.5h3.6v9ZM24 13.5V4.5h3.6v9ZM16.4 4h4.8v1.6h-4.8ZM23.4 4h4.8v1.6h-4.8ZM12.5 19.5h3v2.5h-3ZM17.5 19.5h3v2.5h-3ZM10 26.5h6v1.5h-6Z"
      />
      <circle class="enamel-disc" cx="28" cy="25" r="6.5" />
      <path class="ink-line" d="M21.5 25h13M28 18.5v13M23.4 20.4l9.2 9.2M32.6 20.4l-9.2 9.2" />
      <path class="water" d="M1 33.5q3-2.5 6 0t6 0 6 0 6 0 6 0 6 0 6 0 4 0" />
    </>
  ),
};

/** Where trains go, engraved. */
export const DestinationArt = still(({ destination, ...place }: ArtProps & { readonly destination: Destination }) => (
  <svg viewBox="0 0 48 36" aria-hidden="true" {...place} class={`destination destination-${destination}`}>
    {SHAPES[destination]()}
  </svg>
));
