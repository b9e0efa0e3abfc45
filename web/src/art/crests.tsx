import type { WagonCrest } from "@montan/gluckauf";
import { circle, moved, plate, ring, turned } from "./path.ts";
import { still } from "./still.ts";

export interface ArtProps {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly class?: string;
}

/** One path, so that a crest is one element wherever it is shown. */
interface Silhouette {
  readonly area: string;
  /** Overlapping parts are cut out. */
  readonly cut?: boolean;
}

/** One leaf of the clover, its tip in the middle of the sheet; the gap between two leaves fits a ray of light. */
function leaf(turn: number): string {
  const at = (x: number, y: number) => turned(turn, x, y);
  return `M${at(12, 11.8)}C${at(10.4, 9.6)} ${at(6.9, 7.4)} ${at(6.6, 5)}A3 3 0 0 1 ${at(12, 3.4)}A3 3 0 0 1 ${at(17.4, 5)}C${at(17.1, 7.4)} ${at(13.6, 9.6)} ${at(12, 11.8)}Z`;
}

/** One spoke of the wheel, from the hub to the rim. */
function spoke(turn: number): string {
  const at = (x: number, y: number) => turned(turn, x, y);
  return `M${at(11.1, 3)}L${at(11.1, 10)} ${at(12.9, 10)} ${at(12.9, 3)}Z`;
}

const SHAPES: Readonly<Record<WagonCrest, Silhouette>> = {
  wheel: {
    area: ring(12, 12, 10.7, 8.1) + circle(12, 12, 2.7) + [0, 45, 90, 135, 180, 225, 270, 315].map(spoke).join(""),
  },
  clover: {
    area: `${[45, 135, 225, 315].map(leaf).join("")}M11.1 12h1.8c.2 3.7.9 6.7 2.5 9.8l-1.6.8C12 19.3 11.3 16.2 11.1 12Z`,
  },
  tower: {
    cut: true,
    area: "M4.4 2.4h3.4v2.8h2.4V2.4h3.6v2.8h2.4V2.4h3.4v7l-2 2.1V20h1.8v2H4.6v-2h1.8v-8.5l-2-2.1ZM12 14.2a2.3 2.3 0 0 0-2.3 2.3V22h4.6v-5.5a2.3 2.3 0 0 0-2.3-2.3ZM11.1 8.2v3.4h1.8V8.2Z",
  },
  fox: {
    cut: true,
    area: "M2.6 2.2 8.8 6.9q3.2-1.2 6.4 0l6.2-4.7q.9 5.6-.6 9.8-.5 2.2-3 4L12 22.4 6.2 16q-2.5-1.8-3-4-1.5-4.2-.6-9.8ZM6.7 11.3l1 2.4 3.1.6q-.8-2.2-4.1-3ZM17.3 11.3q-3.3.8-4.1 3l3.1-.6ZM10.4 18l1.6 1.8 1.6-1.8Z",
  },
  /** Any crest: a quartered roundel. */
  wild: {
    cut: true,
    area: `${circle(12, 12, 10.4)}${circle(12, 12, 8.4)}M12 12V3.6A8.4 8.4 0 0 1 20.4 12ZM12 12v8.4A8.4 8.4 0 0 1 3.6 12Z`,
  },
};

interface MarksProps {
  readonly crest: WagonCrest;
  /** The x of each, from the left. */
  readonly at: readonly number[];
  readonly y: number;
  /** Of its square. */
  readonly size: number;
  readonly class?: string;
}

/** A crest within another drawing, once or more often, in the colour (`color`) of its class. */
export function CrestMarks({ crest, at, y, size, ...look }: MarksProps) {
  const { area, cut = false } = SHAPES[crest];
  const d = at.map((x) => moved(area, { x, y, scale: size / 24 })).join("");
  return <path fill="currentColor" fill-rule={cut ? "evenodd" : undefined} d={d} {...look} />;
}

/** A crest as a silhouette in the colour of the text; alone or inside another picture. */
export const Crest = still(({ crest, ...place }: ArtProps & { readonly crest: WagonCrest }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" {...place}>
    <CrestMarks crest={crest} at={[0]} y={0} size={24} />
  </svg>
));

/** The same on enamel plates: readable on coal, iron and paper alike. */
export function CrestSigns({ crest, at, y, size }: Omit<MarksProps, "class">) {
  const unit = size / 30;
  return (
    <>
      <path class="enamel enamel-set" d={at.map((x) => plate(x + unit, y + unit, 28 * unit, 7 * unit)).join("")} />
      <CrestMarks
        crest={crest}
        at={at.map((x) => x + 3 * unit)}
        y={y + 3 * unit}
        size={24 * unit}
        class={`crest-ink crest-${crest}`}
      />
    </>
  );
}

/** One of them alone. */
export const CrestPlate = still(({ crest, ...place }: ArtProps & { readonly crest: WagonCrest }) => (
  <svg viewBox="0 0 30 30" aria-hidden="true" {...place}>
    <rect x="1" y="1" width="28" height="28" rx="7" class="enamel" />
    <CrestMarks crest={crest} at={[3]} y={3} size={24} class={`crest-ink crest-${crest}`} />
  </svg>
));
