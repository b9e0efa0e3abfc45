import { IllegalMove, reasonOf, type Seat } from "@montan/engine";
import { useState } from "preact/hooks";
import { allPlayable } from "../../games.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { go, link } from "../../router.ts";
import { ChoicesPanel } from "../../shell/ChoicesPanel.tsx";
import { frameOf } from "../../shell/frame.ts";
import { Icon } from "../../shell/icons.tsx";
import { type Position, readPosition } from "../../shell/position.ts";
import { ScorePanel } from "../../shell/ScorePanel.tsx";
import { fades, locale, motion } from "../../store/settings.ts";
import { FileButton } from "../FileButton.tsx";
import { Page } from "../Page.tsx";
import { SeenBy } from "../SeenBy.tsx";
import "../../shell/play.css";

export function PositionPage() {
  const say = useWords(SHELL);
  const [position, setPosition] = useState<Position>();
  const [bad, setBad] = useState(false);
  const open = async (text: string) => {
    const found = readPosition(text, await allPlayable());
    setPosition(found);
    setBad(found === undefined);
  };
  if (position !== undefined) return <Sandbox position={position} />;
  return (
    <Page title={say("position.title")}>
      <p>{say("position.lead")}</p>
      <FileButton label={say("position.open")} action="open-position" accept=".json,application/json" onText={open} />
      <p class="refusal" role="alert" data-refusal hidden={!bad}>
        {say("position.bad")}
      </p>
    </Page>
  );
}

/** A position to look at and to try moves in; nothing is stored. */
function Sandbox({ position: { playable, state, names, viewer } }: { readonly position: Position }) {
  const say = useWords(SHELL);
  const { game, table } = playable;
  const [states, setStates] = useState<readonly unknown[]>([state]);
  const [chosen, setChosen] = useState<Seat | undefined>();
  const [refusal, setRefusal] = useState<IllegalMove>();
  const now = states.at(-1);
  const seat = viewer ?? chosen ?? game.deciders(now)[0];
  const deciding = seat !== undefined && game.deciders(now).includes(seat);
  const shown = { moments: [{ state: now, events: [], reveals: false, asked: [] }], index: 0, seat, deciding };
  const frame = viewer === undefined ? frameOf(playable, shown) : viewFrame(playable, now, viewer, deciding);
  const offer = (move: unknown) => {
    if (seat === undefined) return;
    try {
      setStates([...states, game.apply(now, seat, move)]);
      setRefusal(undefined);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      setRefusal(error);
    }
  };
  const common = { playable, names, locale: locale.value };
  const { Table } = table;
  return (
    <main
      class="play sandbox"
      id="main"
      tabIndex={-1}
      data-room={game.id}
      data-position
      data-decisions={states.length - 1}
    >
      <header class="bar">
        <a class="tool" href={link("games")} title={say("nav.games")} aria-label={say("nav.games")}>
          <Icon name="home" />
        </a>
        <h1 class="bar-title">{say("position.title")}</h1>
        {viewer === undefined && (
          <SeenBy names={names} seats={names.map((_, one) => one)} seat={seat} onSeat={setChosen} />
        )}
        <button
          type="button"
          class="button"
          data-action="take-back"
          disabled={states.length === 1}
          onClick={() => setStates(states.slice(0, -1))}
        >
          {say("position.back")}
        </button>
      </header>
      <div class="play-lines">
        <div class="prompt">
          <p class="prompt-text">{say("position.try")}</p>
        </div>
        <p class="refusal" role="alert" data-refusal hidden={refusal === undefined}>
          {refusal !== undefined && reasonOf(refusal, locale.value, game)}
        </p>
      </div>
      <div class="play-room">
        <section class="table-room" aria-label={say("play.table")}>
          <Table
            {...frame}
            seat={seat}
            names={names}
            locale={locale.value}
            highlighted={[]}
            motion={motion.value}
            fades={fades.value}
            onMove={offer}
            onRefused={offer}
            onRules={(section) => go("rules", game.id, section)}
          />
        </section>
        <aside class="side">
          <div class="panel-room">
            <ChoicesPanel {...common} frame={frame} onMove={offer} />
            <ScorePanel {...common} view={frame.view} />
          </div>
        </aside>
      </div>
    </main>
  );
}

/** A view is shown as it is, since it is already redacted. */
function viewFrame({ game }: Position["playable"], view: unknown, seat: Seat, deciding: boolean) {
  return {
    view,
    events: [],
    pending: deciding ? game.pending(view, seat) : undefined,
    legalMoves: deciding ? game.legalMoves(view, seat) : [],
    story: () => [],
  };
}
