import type { WagonCrest } from "@montan/gluckauf";
import type { JSX } from "preact";

export interface ArtProps {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly class?: string;
}

/** One leaf of the clover, its tip in the middle of the sheet. */
const LEAF = "M12 12.4C9 10.3 6.6 8.2 6.6 5.6A3 3 0 0 1 12 4a3 3 0 0 1 5.4 1.6C17.4 8.2 15 10.3 12 12.4Z";

function Wheel() {
  return (
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <circle cx="12" cy="12" r="9.4" stroke-width="2.6" />
      <path stroke-width="1.75" d="M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4" />
      <circle cx="12" cy="12" r="2.7" fill="currentColor" stroke="none" />
    </g>
  );
}

function Clover() {
  return (
    <g fill="currentColor">
      {[45, 135, 225, 315].map((turn) => (
        <path key={turn} d={LEAF} transform={`rotate(${turn} 12 12) translate(0 -0.6)`} />
      ))}
      <path d="M12 12c.2 4 .9 7 2.6 10.2" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" />
    </g>
  );
}

function Tower() {
  return (
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d="M4.4 2.4h3.4v2.8h2.4V2.4h3.6v2.8h2.4V2.4h3.4v7l-2 2.1V20h1.8v2H4.6v-2h1.8v-8.5l-2-2.1ZM12 14.2a2.3 2.3 0 0 0-2.3 2.3V22h4.6v-5.5a2.3 2.3 0 0 0-2.3-2.3ZM11.1 8.2v3.4h1.8V8.2Z"
    />
  );
}

function Fox() {
  return (
    <path
      fill="currentColor"
      fill-rule="evenodd"
      d="M2.6 2.2 8.8 6.9q3.2-1.2 6.4 0l6.2-4.7q.9 5.6-.6 9.8-.5 2.2-3 4L12 22.4 6.2 16q-2.5-1.8-3-4-1.5-4.2-.6-9.8ZM6.7 11.3l1 2.4 3.1.6q-.8-2.2-4.1-3ZM17.3 11.3q-3.3.8-4.1 3l3.1-.6ZM10.4 18l1.6 1.8 1.6-1.8Z"
    />
  );
}

/** Any crest: a quartered roundel. */
function Wild() {
  return (
    <g>
      <circle cx="12" cy="12" r="9.4" fill="none" stroke="currentColor" stroke-width="2" />
      <path fill="currentColor" d="M12 12V3.6A8.4 8.4 0 0 1 20.4 12ZM12 12v8.4A8.4 8.4 0 0 1 3.6 12Z" />
    </g>
  );
}

const SHAPES: Readonly<Record<WagonCrest, () => JSX.Element>> = {
  wheel: Wheel,
  clover: Clover,
  tower: Tower,
  fox: Fox,
  wild: Wild,
};

/** A crest as a silhouette in the colour of the text; stands alone or inside another picture. */
export function Crest({ crest, ...place }: ArtProps & { readonly crest: WagonCrest }) {
  const Shape = SHAPES[crest];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...place}>
      <Shape />
    </svg>
  );
}

/** A crest on its enamel plate: readable on coal, iron and paper alike. */
export function CrestPlate({ crest, ...place }: ArtProps & { readonly crest: WagonCrest }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true" {...place}>
      <rect x="1" y="1" width="28" height="28" rx="7" class="enamel" />
      <svg x="3" y="3" width="24" height="24" viewBox="0 0 24 24" class={`crest-ink crest-${crest}`} aria-hidden="true">
        {SHAPES[crest]()}
      </svg>
    </svg>
  );
}
