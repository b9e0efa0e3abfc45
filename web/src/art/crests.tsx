import type { WagonCrest } from "@montan/gluckauf";
import { circle, turned } from "./path.ts";
import { still } from "./still.ts";

export interface ArtProps {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly class?: string;
}

/** A silhouette: an area, and a line where a tool would draw one. */
interface Silhouette {
  readonly area: string;
  readonly line?: string;
}

/** One leaf of the clover, its tip in the middle of the sheet. */
function leaf(turn: number): string {
  const at = (x: number, y: number) => turned(turn, x, y);
  return `M${at(12, 11.8)}C${at(9, 9.7)} ${at(6.6, 7.6)} ${at(6.6, 5)}A3 3 0 0 1 ${at(12, 3.4)}A3 3 0 0 1 ${at(17.4, 5)}C${at(17.4, 7.6)} ${at(15, 9.7)} ${at(12, 11.8)}Z`;
}

const SHAPES: Readonly<Record<WagonCrest, Silhouette>> = {
  wheel: {
    area: circle(12, 12, 10.7) + circle(12, 12, 8.1) + circle(12, 12, 2.7),
    line: "M12 3v6.4M12 14.6V21M3 12h6.4M14.6 12H21M5.6 5.6l4.5 4.5M13.9 13.9l4.5 4.5M18.4 5.6l-4.5 4.5M10.1 13.9l-4.5 4.5",
  },
  clover: {
    area: [45, 135, 225, 315].map(leaf).join(""),
    line: "M12 12c.2 4 .9 7 2.6 10.2",
  },
  tower: {
    area: "M4.4 2.4h3.4v2.8h2.4V2.4h3.6v2.8h2.4V2.4h3.4v7l-2 2.1V20h1.8v2H4.6v-2h1.8v-8.5l-2-2.1ZM12 14.2a2.3 2.3 0 0 0-2.3 2.3V22h4.6v-5.5a2.3 2.3 0 0 0-2.3-2.3ZM11.1 8.2v3.4h1.8V8.2Z",
  },
  fox: {
    area: "M2.6 2.2 8.8 6.9q3.2-1.2 6.4 0l6.2-4.7q.9 5.6-.6 9.8-.5 2.2-3 4L12 22.4 6.2 16q-2.5-1.8-3-4-1.5-4.2-.6-9.8ZM6.7 11.3l1 2.4 3.1.6q-.8-2.2-4.1-3ZM17.3 11.3q-3.3.8-4.1 3l3.1-.6ZM10.4 18l1.6 1.8 1.6-1.8Z",
  },
  /** Any crest: a quartered roundel. */
  wild: {
    area: `${circle(12, 12, 10.4)}${circle(12, 12, 8.4)}M12 12V3.6A8.4 8.4 0 0 1 20.4 12ZM12 12v8.4A8.4 8.4 0 0 1 3.6 12Z`,
  },
};

interface ShapeProps {
  readonly crest: WagonCrest;
  readonly class?: string;
  readonly transform?: string;
}

function Shape({ crest, ...look }: ShapeProps) {
  const { area, line } = SHAPES[crest];
  return (
    <>
      <path fill="currentColor" fill-rule="evenodd" d={area} {...look} />
      {line !== undefined && (
        <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d={line} {...look} />
      )}
    </>
  );
}

/** A crest as a silhouette in the colour of the text; stands alone or inside another picture. */
export const Crest = still(({ crest, ...place }: ArtProps & { readonly crest: WagonCrest }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" {...place}>
    <Shape crest={crest} />
  </svg>
));

/** A crest on its enamel plate: readable on coal, iron and paper alike. */
export const CrestPlate = still(({ crest, ...place }: ArtProps & { readonly crest: WagonCrest }) => (
  <svg viewBox="0 0 30 30" aria-hidden="true" {...place}>
    <rect x="1" y="1" width="28" height="28" rx="7" class="enamel" />
    <Shape crest={crest} class={`crest-ink crest-${crest}`} transform="translate(3 3)" />
  </svg>
));
