import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import type { Match } from "./match.ts";
import { ownerName } from "./ScorePanel.tsx";

const WIDTH = 320;
const HEIGHT = 120;
/** Lines that can be told apart without colour. */
const DASHES = ["none", "7 3", "2 3", "9 3 2 3"];

/** Everybody's points over the whole game. */
export function ScoreChart({ match }: { readonly match: Match }) {
  const say = useWords(SHELL);
  const { moments, game, stored } = match;
  const sheets = moments.value.map(({ state }) => game.score(state));
  const last = sheets.at(-1) ?? [];
  const most = Math.max(1, ...sheets.flatMap((one) => one.map(({ total }) => total)));
  const points = (line: number) =>
    sheets
      .map((one, index) => {
        const x = (index / Math.max(1, sheets.length - 1)) * WIDTH;
        return `${x.toFixed(1)},${(HEIGHT - ((one[line]?.total ?? 0) / most) * HEIGHT).toFixed(1)}`;
      })
      .join(" ");
  return (
    <figure class="score-chart">
      <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} role="img" aria-label={say("score.chart")}>
        <path class="chart-rule" d={`M0 ${HEIGHT}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 0H${WIDTH}`} />
        {last.map(({ owner }, line) => (
          <polyline
            key={owner}
            class="chart-line"
            data-seat={owner}
            points={points(line)}
            stroke-dasharray={DASHES[line]}
          />
        ))}
      </svg>
      <figcaption>
        {last.map(({ owner, total }, line) => (
          <span class="chart-key" key={owner}>
            <svg width="28" height="10" aria-hidden="true">
              <path class="chart-line" data-seat={owner} d="M0 5H28" stroke-dasharray={DASHES[line]} />
            </svg>
            {ownerName(owner, stored.value.names, say)} <b>{total}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
