import type { Owner } from "@montan/engine";
import { useMemo } from "preact/hooks";
import { useSigns } from "../art/player-signs.ts";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import type { Playable } from "../playable.ts";
import { type Signs, signOf } from "../signs.ts";
import { locale } from "../store/settings.ts";
import { capital } from "../table/context.ts";
import type { Moment } from "./match.ts";
import { type Axis, axisOf, type RoundScore, roundScores } from "./round-scores.ts";
import { ownerName } from "./ScorePanel.tsx";

const WIDTH = 320;
const HEIGHT = 190;
/** Space for the figures at the axes. */
const LEFT = 32;
const BOTTOM = 36;
const TOP = 8;
const RIGHT = 10;
/** Line patterns that can be distinguished without colour. */
const DASHES = ["none", "8 4", "2 4", "10 3 2 3"];
const AUTOMA_DASH = "5 2 1 2";

interface ChartProps {
  readonly playable: Playable;
  readonly moments: readonly Moment[];
  readonly names: readonly string[];
  /** A round to mark. */
  readonly at?: number;
}

/** Everybody's points over the rounds, as a picture and as a table. */
export function ScoreChart({ playable, moments, names, at }: ChartProps) {
  const say = useWords(SHELL);
  const scores = useMemo(() => roundScores(playable, moments), [playable, moments]);
  const signs = useSigns();
  const unit = capital(playable.manner.rounds.name(locale.value));
  const owners = scores.at(-1)?.sheets.map(({ owner }) => owner) ?? [];
  return (
    <figure class="score-chart" data-chart>
      <figcaption>{say("score.chart")}</figcaption>
      <Lines scores={scores} unit={unit} at={at} />
      <ul class="chart-keys">
        {owners.map((owner) => (
          <li class="chart-key" key={owner}>
            <svg width="28" height="10" aria-hidden="true">
              <path class="chart-line" data-sign={markOf(owner, signs)} d="M0 5H28" stroke-dasharray={dashOf(owner)} />
            </svg>
            {ownerName(owner, names, say)}
          </li>
        ))}
      </ul>
      <details class="chart-table">
        <summary>{say("score.asTable")}</summary>
        <table class="score">
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              {owners.map((owner) => (
                <th scope="col" key={owner} title={ownerName(owner, names, say)}>
                  {ownerName(owner, names, say)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map(({ round, sheets }) => (
              <tr key={round}>
                <th scope="row">{round === 0 ? say("score.start") : round}</th>
                {sheets.map(({ owner, total }) => (
                  <td key={owner}>{total}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Whose line has which colour. */
function markOf(owner: Owner, signs: Signs): string {
  return owner === "automa" ? owner : signOf(signs, owner);
}

function dashOf(owner: Owner): string | undefined {
  return owner === "automa" ? AUTOMA_DASH : DASHES[owner];
}

interface LinesProps {
  readonly scores: readonly RoundScore[];
  readonly unit: string;
  readonly at: number | undefined;
}

/** The table below says the same for screen readers. */
function Lines({ scores, unit, at }: LinesProps) {
  const say = useWords(SHELL);
  const signs = useSigns();
  const totals = scores.flatMap(({ sheets }) => sheets.map(({ total }) => total));
  const rounds = scores.map(({ round }) => round);
  const across = axisOf(rounds[0] ?? 0, rounds.at(-1) ?? 1, 8);
  const up = axisOf(Math.min(0, ...totals), Math.max(1, ...totals), 5);
  const x = (round: number) => place(across, round, LEFT, WIDTH - RIGHT);
  const y = (points: number) => place(up, points, HEIGHT - BOTTOM, TOP);
  const owners = scores.at(-1)?.sheets.map(({ owner }) => owner) ?? [];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <g class="chart-rules">
        {up.marks.map((mark) => (
          <g key={mark}>
            <path class="chart-rule" d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(mark) + 4.5} text-anchor="end">
              {mark}
            </text>
          </g>
        ))}
        {across.marks.map((mark) => (
          <g key={mark}>
            <path class="chart-rule" d={`M${x(mark)} ${HEIGHT - BOTTOM}v4`} />
            <text x={x(mark)} y={HEIGHT - BOTTOM + 17} text-anchor="middle">
              {mark}
            </text>
          </g>
        ))}
        <text class="chart-unit" x={WIDTH - RIGHT} y={HEIGHT - 3} text-anchor="end">
          {say("score.across", { unit })}
        </text>
        <text class="chart-unit" x={LEFT} y={HEIGHT - 3}>
          {say("score.points")}
        </text>
      </g>
      {at !== undefined && <path class="chart-now" d={`M${x(at)} ${TOP}V${HEIGHT - BOTTOM}`} />}
      {owners.map((owner, line) => (
        <g key={owner}>
          <polyline
            class="chart-line"
            data-sign={markOf(owner, signs)}
            points={scores.map(({ round, sheets }) => `${x(round)},${y(sheets[line]?.total ?? 0)}`).join(" ")}
            stroke-dasharray={dashOf(owner)}
          />
          <circle
            class="chart-end"
            data-sign={markOf(owner, signs)}
            cx={x(rounds.at(-1) ?? 0)}
            cy={y(scores.at(-1)?.sheets[line]?.total ?? 0)}
            r="3.5"
          />
        </g>
      ))}
    </svg>
  );
}

function place({ from, to }: Axis, value: number, start: number, end: number): number {
  return Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;
}
