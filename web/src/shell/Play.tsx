import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Rules } from "../app/pages/Rules.tsx";
import { SettingsForm } from "../app/pages/Settings.tsx";
import { titleOf } from "../app/titles.ts";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import type { Learning } from "../playable.ts";
import { fades, locale, motion } from "../store/settings.ts";
import { Curtain } from "./Curtain.tsx";
import { GameOver } from "./GameOver.tsx";
import { PlayBar } from "./PlayBar.tsx";
import { Playback } from "./Playback.tsx";
import { PlayPanel } from "./PlayPanel.tsx";
import { PromptLine, Refusal } from "./PromptLine.tsx";
import { Sheet } from "./Sheet.tsx";
import type { Tab } from "./SidePanel.tsx";
import { typeOf } from "./sentences.ts";
import type { Session } from "./session.ts";
import { TroubleLine } from "./Trouble.tsx";
import { useAnnouncement, useSounds } from "./use-heard.ts";
import { useMedia } from "./use-media.ts";
import { type Scene, useScene } from "./use-scene.ts";
import "./play.css";

interface PlayProps {
  readonly session: Session;
  /** The guide's knowledge, in a guided game. */
  readonly learning?: Learning | undefined;
}

type Overlay =
  | { readonly kind: "panel" | "settings" }
  | { readonly kind: "rules"; readonly section: string | undefined };

/** Where a match is played: bar, prompt, table, and the panel with choices, log and score. */
export function Play({ session, learning }: PlayProps) {
  const say = useWords(SHELL);
  const scene = useScene(session, learning);
  const wide = useMedia("(min-width: 1100px)");
  const [tab, setTab] = useState<Tab>("log");
  const [overlay, setOverlay] = useState<Overlay>();
  const [counting, setCounting] = useState(false);
  const { stored, moments } = session.match;
  const { game, names, players } = stored.value;
  const over = session.over.value;
  const close = () => setOverlay(undefined);
  const openRules = (section?: string) => setOverlay({ kind: "rules", section });

  useEffect(() => {
    void session.goOn();
    return () => session.stop();
  }, [session]);
  const wasOver = useRef(over);
  useEffect(() => {
    if (over) setTab("score");
    if (over && !wasOver.current) {
      setCounting(true);
      if (!wide) setOverlay({ kind: "panel" });
    }
    wasOver.current = over;
  }, [over]);
  useSounds(scene);
  const heard = useAnnouncement(scene);

  const panel = (
    <PlayPanel
      scene={scene}
      tab={tab}
      counting={counting}
      onTab={setTab}
      onCounted={() => setCounting(false)}
      onDone={close}
    />
  );
  return (
    <main
      class="play"
      id="main"
      tabIndex={-1}
      data-room={game}
      data-play
      data-decisions={moments.value.length - 1}
      data-state={stateOf(session)}
    >
      <PlayBar
        session={session}
        title={say("play.of", { game: titleOf(game, say), names: names.join(", ") })}
        drawer={!wide}
        onPanel={() => setOverlay({ kind: "panel" })}
        onRules={() => openRules(questionSection(scene))}
        onSettings={() => setOverlay({ kind: "settings" })}
      />
      <div class="play-lines">
        {session.peek.value === undefined ? (
          <PromptLine scene={scene} />
        ) : (
          <Playback session={session} at={scene.index} />
        )}
        <Refusal scene={scene} onRules={openRules} />
        <TroubleLine session={session} />
      </div>
      <div class="play-room" data-players={players.length}>
        <TableRoom scene={scene} onRules={openRules} />
        {(wide || scene.guidance !== undefined) && (
          <aside class="side">
            <Guide scene={scene} onRules={openRules} />
            {over && session.peek.value === undefined && <GameOver session={session} />}
            {wide && panel}
          </aside>
        )}
        {!wide && over && session.peek.value === undefined && <GameOver session={session} />}
      </div>
      <p class="visually-hidden" aria-live="polite" data-announcer>
        {heard}
      </p>
      {overlay?.kind === "panel" && !wide && (
        <Sheet title={over ? say("over.title") : say("play.panel")} onClose={close}>
          {over && session.peek.value === undefined && <GameOver session={session} />}
          {panel}
        </Sheet>
      )}
      {overlay?.kind === "settings" && (
        <Sheet title={say("play.settings")} onClose={close}>
          <SettingsForm />
        </Sheet>
      )}
      {overlay?.kind === "rules" && (
        <Sheet title={say("play.rules")} onClose={close}>
          <Rules game={game} section={overlay.section} view={scene.frame.view} />
        </Sheet>
      )}
    </main>
  );
}

function stateOf(session: Session): string {
  if (session.arriving.value !== undefined) return "curtain";
  if (session.over.value) return "over";
  if (session.sitting.value === undefined) return "watching";
  return session.decider === undefined ? "others" : "yours";
}

/** The rule that governs what is being asked. */
function questionSection({ session, frame: { pending } }: Scene): string | undefined {
  return pending === undefined ? undefined : session.match.playable.manner.sectionFor(typeOf(pending));
}

const NOTHING: readonly string[] = [];

interface RoomProps {
  readonly scene: Scene;
  onRules(section?: string): void;
}

function TableRoom({ scene, onRules }: RoomProps) {
  const say = useWords(SHELL);
  const { session, frame, seat, guidance } = scene;
  const { playable, stored } = session.match;
  const { names } = stored.value;
  const arriving = session.arriving.value;
  const spokenOf = session.highlighted.value;
  const highlighted = spokenOf.length > 0 ? spokenOf : (guidance?.pieces ?? NOTHING);
  const hands = useRef({ scene, onRules });
  hands.current = { scene, onRules };
  // The table is drawn anew only for something it shows: what happens around it leaves it alone.
  const table = useMemo(() => {
    const { Table } = playable.table;
    return (
      <Table
        {...frame}
        seat={seat}
        names={names}
        locale={locale.value}
        highlighted={highlighted}
        motion={motion.value}
        fades={fades.value}
        onMove={(move) => hands.current.scene.offer(move)}
        onRefused={(move) => hands.current.scene.refuse(move)}
        onRules={(section) => hands.current.onRules(section)}
      />
    );
  }, [playable, frame, seat, names, locale.value, highlighted, motion.value, fades.value]);

  if (arriving !== undefined) return <Curtain name={names[arriving] ?? ""} onLift={() => session.liftCurtain()} />;
  return (
    <section class="table-room" aria-label={say("play.table")}>
      {table}
    </section>
  );
}

function Guide({ scene: { session, learning, guidance }, onRules }: RoomProps) {
  if (guidance === undefined || learning === undefined) return null;
  const leave = () => void session.match.note(({ guided: _, ...game }) => game);
  return <learning.GuideCard guidance={guidance} locale={locale.value} onRules={onRules} onLeave={leave} />;
}
