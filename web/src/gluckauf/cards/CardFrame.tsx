import type { ComponentChildren } from "preact";
import { circle } from "../../art/path.ts";

const CARD_WIDTH = 60;
const CARD_HEIGHT = 84;

/** Every card is one sheet of the same size: paper with a double rule, or with its own background. */
export function CardFrame({ stock, children }: { readonly stock: string; readonly children?: ComponentChildren }) {
  return (
    <svg class={`card card-${stock}`} viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
      <rect class="card-sheet" x="0.5" y="0.5" width="59" height="83" rx="4.5" />
      <rect class="card-rule" x="2.8" y="2.8" width="54.4" height="78.4" rx="2.8" />
      {children}
    </svg>
  );
}

/** What a card is worth: a printed roundel. */
export function Worth({ vp, x, y }: { readonly vp: number; readonly x: number; readonly y: number }) {
  return (
    <>
      <path class="worth" d={circle(x, y, 9.2) + circle(x, y, 7.6)} />
      <text class="worth-figure" x={x} y={y + 5}>
        {vp}
      </text>
    </>
  );
}
