import type { Seat } from "@montan/engine";
import { useEffect, useMemo, useState } from "preact/hooks";
import { SignsProvider } from "../../art/player-signs.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { go, link } from "../../router.ts";
import { Curtain } from "../../shell/Curtain.tsx";
import { eyesFor } from "../../shell/eyes.ts";
import { useFrame } from "../../shell/frame.ts";
import { Icon } from "../../shell/icons.tsx";
import { loadMatch } from "../../shell/load-match.ts";
import type { LocalMatch } from "../../shell/local-match.ts";
import { ScoreChart } from "../../shell/ScoreChart.tsx";
import { ScorePanel } from "../../shell/ScorePanel.tsx";
import { storyOf } from "../../shell/sentences.ts";
import { PLAYER_SIGNS } from "../../signs.ts";
import { fades, locale, motion } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { LoadingGame } from "../LoadingGame.tsx";
import { Transport } from "../replay/Transport.tsx";
import { SeenBy } from "../SeenBy.tsx";
import { useLoaded } from "../use-loaded.ts";
import "../../shell/log.css";
import "../../shell/play.css";
import "../replay/replay.css";

export function ReplayPage({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => loadMatch(id), [id]);
  return (
    <LoadingGame loaded={loaded}>
      {(match) => (
        <SignsProvider value={match.stored.value.signs ?? PLAYER_SIGNS}>
          <Replay key={id} match={match} />
        </SignsProvider>
      )}
    </LoadingGame>
  );
}

/** Shows any game decision by decision, from a permitted view, and can continue from any of them. */
function Replay({ match }: { readonly match: LocalMatch }) {
  const say = useWords(SHELL);
  const { game, names } = match.stored.value;
  const eyes = useMemo(() => eyesFor(match), [match]);
  const [index, setIndex] = useState(0);
  const [seat, setSeat] = useState(eyes.first);
  const [arriving, setArriving] = useState<Seat>();
  useEffect(() => {
    document.title = `${say("replay.title")} · ${titleOf(game, say)} · ${say("app.name")}`;
  });
  const look = (chosen: Seat | undefined) => {
    const curtain = chosen !== undefined && eyes.secret(chosen);
    setArriving(curtain ? chosen : undefined);
    setSeat(curtain ? undefined : chosen);
  };
  const lift = () => {
    setSeat(arriving);
    setArriving(undefined);
  };
  return (
    <main class="play replay" id="main" tabIndex={-1} data-room={game} data-replay data-decisions={index}>
      <header class="bar">
        <a class="tool" href={link("games")} title={say("nav.games")} aria-label={say("nav.games")}>
          <Icon name="home" />
        </a>
        <h1 class="bar-title">
          {say("replay.title")} · {say("play.of", { game: titleOf(game, say), names: names.join(", ") })}
        </h1>
        <SeenBy names={names} seats={eyes.seats} seat={arriving ?? seat} onSeat={look} />
        <a class="button" href={link("play", match.id)} data-action="to-game">
          {say("replay.toGame")}
        </a>
      </header>
      {arriving === undefined ? (
        <Position match={match} index={index} seat={seat} onIndex={setIndex} />
      ) : (
        <>
          <div />
          <Curtain name={names[arriving] ?? ""} onLift={lift} />
        </>
      )}
    </main>
  );
}

interface PositionProps {
  readonly match: LocalMatch;
  readonly index: number;
  readonly seat: Seat | undefined;
  onIndex(index: number): void;
}

/** The table after one of the decisions, with everything around it. */
function Position({ match, index, seat, onIndex }: PositionProps) {
  const say = useWords(SHELL);
  const { playable, stored } = match;
  const moments = match.moments.value;
  const { names, game } = stored.value;
  const [highlighted, setHighlighted] = useState<readonly string[]>([]);
  const frame = useFrame(playable, { moments, index, seat, deciding: false });
  const { Table } = playable.table;
  const moment = moments[index];
  const lines = moment === undefined ? [] : storyOf(playable, moment, { seat, locale: locale.value, names });
  const story = lines.map(({ text }) => text).join(" ");
  return (
    <>
      <Transport match={match} index={index} seat={seat} story={story} onIndex={onIndex} />
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
    </>
  );
}
