import type { ComponentChildren } from "preact";

const LEAVES = 9;
/** Each leaf of one half, from the stem at the bottom upwards: its angle and size. */
const HALF = Array.from({ length: LEAVES }, (_, leaf) => ({ turn: 18 + leaf * 17, size: 1 - leaf * 0.04 }));

/** A wreath around the winner. */
export function Laurel({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="laurel">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {[1, -1].map((side) => (
          <g key={side} transform={`translate(60 60) scale(${side} 1)`}>
            <path class="laurel-twig" d="M0 48A48 48 0 0 0 34 -34" />
            {HALF.map(({ turn, size }) => (
              <g key={turn} transform={`rotate(${-turn}) translate(0 48) scale(${size})`}>
                <path class="laurel-leaf" d="M0 0q-3 9 -14 10q3 -9 14 -10Z" />
                <path class="laurel-leaf" d="M0 0q3 -10 -8 -15q-3 10 8 15Z" />
              </g>
            ))}
          </g>
        ))}
      </svg>
      <div class="laurel-in">{children}</div>
    </div>
  );
}

/** A medal on its ribbon. */
export function MedalSign() {
  return (
    <svg class="finale-sign" width="26" height="32" viewBox="0 0 26 32" aria-hidden="true">
      <path class="finale-ribbon" d="M6 1h6l2 12h-5ZM20 1h-6l-2 12h5Z" />
      <circle class="finale-face" cx="13" cy="21" r="9" />
      <path
        class="finale-star"
        d="m13 15.500 1.600 3.600 3.900.4-2.900 2.600.8 3.800-3.400-2-3.400 2 .8-3.800-2.900-2.600 3.900-.4Z"
      />
    </svg>
  );
}
