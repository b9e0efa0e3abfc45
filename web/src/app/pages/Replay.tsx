import type { Seat } from "@montan/engine";
import { useEffect, useState } from "preact/hooks";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { go, link } from "../../router.ts";
import { recordName, saveText } from "../../shell/files.ts";
import { useFrame } from "../../shell/frame.ts";
import { Icon, type IconName } from "../../shell/icons.tsx";
import { loadMatch } from "../../shell/load-match.ts";
import type { LocalMatch } from "../../shell/local-match.ts";
import { keep } from "../../shell/new-game.ts";
import { Tool } from "../../shell/PlayBar.tsx";
import { ScoreChart } from "../../shell/ScoreChart.tsx";
import { ScorePanel } from "../../shell/ScorePanel.tsx";
import { seatsHere } from "../../shell/seating.ts";
import { storyOf } from "../../shell/sentences.ts";
import { steps } from "../../shell/steps.ts";
import { openStore } from "../../store/open.ts";
import { fades, locale, motion } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { LoadingGame } from "../LoadingGame.tsx";
import { SeenBy } from "../SeenBy.tsx";
import { useLoaded } from "../use-loaded.ts";
import "../../shell/log.css";
import "../../shell/play.css";

export function ReplayPage({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => loadMatch(id), [id]);
  return <LoadingGame loaded={loaded}>{(match) => <Replay key={id} match={match} />}</LoadingGame>;
}

/** Any game again, decision by decision, through anybody's eyes; and on from any of them. */
function Replay({ match }: { readonly match: LocalMatch }) {
  const say = useWords(SHELL);
  const { game } = match.stored.value;
  const [index, setIndex] = useState(0);
  const [seat, setSeat] = useState<Seat | undefined>(seatsHere(match.occupants.value)[0]);
  useEffect(() => {
    document.title = `${say("replay.title")} · ${titleOf(game, say)} · ${say("app.name")}`;
  });
  useKeys(match, index, setIndex);
  return <Position match={match} index={index} seat={seat} onIndex={setIndex} onSeat={setSeat} />;
}

interface PositionProps {
  readonly match: LocalMatch;
  readonly index: number;
  readonly seat: Seat | undefined;
  onIndex(index: number): void;
  onSeat(seat: Seat | undefined): void;
}

/** The table after one of the decisions, with all that stands around it. */
function Position({ match, index, seat, onIndex, onSeat }: PositionProps) {
  const say = useWords(SHELL);
  const { playable, stored } = match;
  const moments = match.moments.value;
  const { names, game } = stored.value;
  const [highlighted, setHighlighted] = useState<readonly string[]>([]);
  const frame = useFrame(playable, { moments, index, seat, deciding: false });
  const { Table } = playable.table;
  const moment = moments[index];
  const lines = moment === undefined ? [] : storyOf(playable, moment, { seat, locale: locale.value, names });
  return (
    <main class="play replay" id="main" tabIndex={-1} data-room={game} data-replay data-decisions={index}>
      <header class="bar">
        <a class="tool" href={link("games")} title={say("nav.games")} aria-label={say("nav.games")}>
          <Icon name="home" />
        </a>
        <h1 class="bar-title">
          {say("replay.title")} · {say("play.of", { game: titleOf(game, say), names: names.join(", ") })}
        </h1>
        <SeenBy names={names} seat={seat} onSeat={onSeat} />
      </header>
      <Transport match={match} index={index} onIndex={onIndex} />
      <div class="play-room">
        <section class="table-room" aria-label={say("play.table")}>
          <Table
            {...frame}
            seat={seat}
            names={names}
            locale={locale.value}
            highlighted={highlighted}
            motion={motion.value}
            fades={fades.value}
            onMove={() => {}}
            onRefused={() => {}}
            onRules={(section) => go("rules", game, section)}
          />
        </section>
        <aside class="side">
          <div class="panel-room">
            <h2 class="side-title">{say("replay.happened")}</h2>
            <ol class="log" data-log>
              {lines.map(({ text, pieces }, place) => (
                <li
                  key={place}
                  class="log-line"
                  onMouseEnter={() => setHighlighted(pieces)}
                  onMouseLeave={() => setHighlighted([])}
                >
                  {text}
                </li>
              ))}
            </ol>
            <ScorePanel
              playable={playable}
              view={frame.view}
              names={names}
              locale={locale.value}
              onHighlight={setHighlighted}
            />
            {stored.value.winners !== undefined && (
              <ScoreChart
                playable={playable}
                moments={moments}
                names={names}
                at={playable.manner.rounds.of(frame.view)}
              />
            )}
            <p class="hint">{say("replay.keys")}</p>
          </div>
        </aside>
      </div>
    </main>
  );
}

interface TransportProps {
  readonly match: LocalMatch;
  readonly index: number;
  onIndex(index: number): void;
}

/** Slider and buttons: to any decision, by decisions and by turns; and out of the replay into a game. */
function Transport({ match, index, onIndex }: TransportProps) {
  const say = useWords(SHELL);
  const moments = match.moments.value;
  const last = moments.length - 1;
  const jump = steps(match.game, moments, index);
  const button = (icon: IconName, action: string, label: string, to: number) => (
    <Tool icon={icon} action={action} label={label} disabled={to === index} onClick={() => onIndex(to)} />
  );
  const { game, created, id } = match.stored.value;
  const savePosition = () => {
    const position = { game, names: match.stored.value.names, state: moments[index]?.state };
    saveText(
      recordName(game, created, id).replace(/\.txt$/, `-${index}.json`),
      JSON.stringify(position, null, 1),
      "application/json",
    );
  };
  return (
    <div class="prompt transport">
      {button("first", "first", say("replay.first"), 0)}
      {button("prevTurn", "prev-turn", say("replay.prevTurn"), jump.previousTurn)}
      {button("prev", "prev-step", say("replay.prev"), jump.previous)}
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        data-action="slider"
        aria-label={say("replay.slider")}
        aria-valuetext={index === 0 ? say("replay.start") : say("replay.at", { number: index, count: last })}
        onInput={({ currentTarget }) => onIndex(Number(currentTarget.value))}
      />
      {button("next", "next-step", say("replay.next"), jump.next)}
      {button("nextTurn", "next-turn", say("replay.nextTurn"), jump.nextTurn)}
      {button("last", "last", say("replay.last"), last)}
      <p class="transport-at" data-at>
        {index === 0 ? say("replay.start") : say("replay.at", { number: index, count: last })}
      </p>
      <button
        type="button"
        class="button primary"
        data-action="play-on"
        disabled={match.game.deciders(moments[index]?.state).length === 0}
        onClick={() => void playOn(match, index)}
      >
        <Icon name="branch" /> {say("replay.playOn")}
      </button>
      <span class="wide-only">
        <Tool icon="save" action="save-position" label={say("replay.savePosition")} onClick={savePosition} />
      </span>
    </div>
  );
}

/** A game of its own that shares the first decisions; the old one stays as it is. */
async function playOn(match: LocalMatch, index: number): Promise<void> {
  const { id, players, names } = match.stored.value;
  go("play", await keep(await openStore(), match.branch(index), players, { names, from: { id, decisions: index } }));
}

function useKeys(match: LocalMatch, index: number, onIndex: (index: number) => void): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
      const moments = match.moments.value;
      const { previous, next, previousTurn, nextTurn } = steps(match.game, moments, index);
      const to = {
        ArrowLeft: event.shiftKey ? previousTurn : previous,
        ArrowRight: event.shiftKey ? nextTurn : next,
        Home: 0,
        End: moments.length - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      onIndex(to);
    };
    addEventListener("keydown", walk);
    return () => removeEventListener("keydown", walk);
  }, [match, index]);
}
