import type { Owner, Result } from "@montan/engine";
import { useMemo, useState } from "preact/hooks";
import { OwnerDisc, PlayerDisc } from "../../art/players.tsx";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import type { Manner } from "../../playable.ts";
import { locale } from "../../store/settings.ts";
import { capital } from "../../table/context.ts";
import type { Surroundings } from "../Play.tsx";
import { ScoreChart } from "../ScoreChart.tsx";
import { ownerName, ScorePanel } from "../ScorePanel.tsx";
import { Sheet } from "../Sheet.tsx";
import type { Session } from "../session.ts";
import { AfterGame } from "./AfterGame.tsx";
import { Laurel, MedalSign } from "./Awards.tsx";
import { bestTurn } from "./best-turn.ts";
import { medalsOf } from "./medals.ts";
import { listed, ranked, winnersSaid } from "./result.ts";
import "./ending.css";

interface EndingProps {
  readonly session: Session;
  readonly around: Surroundings;
  readonly result: Result;
  /** The game has just ended: the points are counted line by line before a winner is shown. */
  readonly fresh: boolean;
  onClose(): void;
}

/** The end of a game: the count, who has won, who was best at what, the course of the game, and what to do next. */
export function Ending({ session, around, result, fresh, onClose }: EndingProps) {
  const say = useWords(SHELL);
  const [counting, setCounting] = useState(fresh);
  const { match } = session;
  const { playable, moments } = match;
  const names = match.names.value;
  const common = { playable, names, locale: locale.value };
  const look = (moment: number) => {
    onClose();
    session.peek.value = moment;
  };
  return (
    <Sheet title={say("over.title")} onClose={onClose}>
      <div class="finale" data-ending data-counting={counting}>
        <Winners result={result} names={names} manner={playable.manner} counting={counting} />
        <AfterGame match={match} around={around} />
        <div class="finale-parts">
          <div>
            <ScorePanel
              {...common}
              view={match.state.value}
              brief
              counting={counting}
              onCounted={() => setCounting(false)}
            />
            <ScoreChart playable={playable} moments={moments.value} names={names} />
          </div>
          <div class="finale-awards" aria-hidden={counting}>
            <Standings result={result} names={names} />
            <Medals {...common} result={result} />
            <BestTurn session={session} onLook={look} />
          </div>
        </div>
      </div>
    </Sheet>
  );
}

interface ResultProps {
  readonly result: Result;
  readonly names: readonly string[];
}

interface WinnersProps extends ResultProps {
  readonly manner: Manner;
  readonly counting: boolean;
}

function Winners({ result, names, manner, counting }: WinnersProps) {
  const say = useWords(SHELL);
  return (
    <div class="finale-winners" aria-live="polite">
      <Laurel>{!counting && result.winners.map((owner) => <OwnerDisc key={owner} owner={owner} />)}</Laurel>
      <p class="finale-said" data-winners>
        {counting ? say("over.counting") : winnersSaid(result, manner, names, say, locale.value)}
      </p>
    </div>
  );
}

/** Everybody's place; the bars show the distances. */
function Standings({ result, names }: ResultProps) {
  const say = useWords(SHELL);
  const sheets = ranked(result);
  const most = Math.max(1, ...sheets.map(({ total }) => total));
  const isWinner = (owner: Owner) => result.winners.includes(owner);
  const placeOf = (owner: Owner, vp: number) =>
    isWinner(owner) ? 1 : 1 + sheets.findIndex((sheet) => sheet.total === vp && !isWinner(sheet.owner));
  return (
    <ol class="finale-standings">
      {sheets.map(({ owner, total }) => (
        <li key={owner} class="finale-standing" data-owner={owner}>
          <span class="finale-place">{placeOf(owner, total)}</span>
          <OwnerDisc owner={owner} />
          <span class="finale-name" title={ownerName(owner, names, say)}>
            {ownerName(owner, names, say)}
          </span>
          <b class="finale-vp">{say("over.vp", { count: total })}</b>
          <span class="finale-bar" style={{ "--share": Math.max(0, total / most) }} />
        </li>
      ))}
    </ol>
  );
}

interface MedalsProps extends ResultProps, Pick<Parameters<typeof ScorePanel>[0], "playable"> {}

function Medals({ playable, result, names }: MedalsProps) {
  const say = useWords(SHELL);
  const medals = medalsOf(result.sheets);
  if (medals.length === 0) return null;
  return (
    <section>
      <h3>{say("over.medals")}</h3>
      <ul class="finale-medals">
        {medals.map(({ category, owners, vp }) => (
          <li key={category} class="finale-medal" data-medal={category}>
            <MedalSign />
            <span>
              <span class="finale-for">{capital(playable.manner.scoreLabel(category, locale.value))}</span>{" "}
              <b>{say("over.place", { name: listed(owners, names, say, locale.value), vp })}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The turn that brought the most points. */
function BestTurn({ session, onLook }: { readonly session: Session; onLook(moment: number): void }) {
  const say = useWords(SHELL);
  const { playable, moments, names } = session.match;
  const best = useMemo(() => bestTurn(playable, moments.value), [playable, moments.value]);
  if (best === undefined) return null;
  const unit = capital(playable.manner.rounds.name(locale.value));
  return (
    <section>
      <h3>{say("over.bestTurn")}</h3>
      <p class="finale-turn" data-best-turn>
        <PlayerDisc seat={best.seat} />
        <span>
          {say("over.bestTurnSaid", { name: names.value[best.seat] ?? "", vp: best.vp, unit, round: best.round })}
        </span>
        <button type="button" class="button quiet" data-action="look-best-turn" onClick={() => onLook(best.from)}>
          {say("over.look")}
        </button>
      </p>
    </section>
  );
}
