import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { type Say, useWords } from "../i18n/words.ts";
import type { Learning } from "../learn/learning.ts";
import { fades, locale, motion } from "../store/settings.ts";
import { capital } from "../table/context.ts";
import { useHalfMade } from "../table/half-made.ts";
import { titleOf } from "../titles.ts";
import { Curtain } from "./Curtain.tsx";
import { AfterGame } from "./end/AfterGame.tsx";
import { Ending } from "./end/Ending.tsx";
import { useEnding } from "./end/use-ending.ts";
import { PlayBar, type Progress, UndoStep } from "./PlayBar.tsx";
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
import { useSecondClick } from "./use-second-click.ts";
import { useToggleKey } from "./use-toggle-key.ts";
import { useTurnKeys } from "./use-turn-keys.ts";
import "./play.css";
import "./thumb.css";

/** undefined: it worked. */
export type WhyNot = Promise<string | undefined>;

/** What the page around a match offers; the match itself does not know about it. */
export interface Surroundings {
  /** The rules, shown over the table; `view`: what is on it. */
  rules(section: string | undefined, view: unknown): ComponentChildren;
  /** The player aid; `view`: what is on the table. */
  aid(view: unknown): ComponentChildren;
  settings(): ComponentChildren;
  /** Returns why it did not work, in words; so do the others. */
  saveRecord(): WhyNot;
  /** An address to share with the result of a finished game; undefined: only the result is shared. */
  record?(): Promise<File | undefined>;
  /** Missing: always. */
  canSaveRecord?(): boolean;
  /** A rematch; missing: it is for others to set up. */
  rematch?(): WhyNot;
  /** Somebody has set it up already. */
  isRematchThere?(): boolean;
  /** Missing: a game of this device, which has a page for its replay. */
  replay?(): WhyNot;
  /** Missing: always. */
  hasReplay?(): boolean;
  /** Ends the guide. */
  leaveGuide(): void;
  /** What the bar contains besides the tools: the connection to a server, clocks. */
  bar?(): ComponentChildren;
  readonly people?: People;
  /** Beside the text that says who is being waited for. */
  waiting?(): ComponentChildren;
}

/** The people at an online table: a tab of the panel with the number of unread lines, and what needs an answer. */
interface People {
  readonly news: ReadonlySignal<number>;
  panel(): ComponentChildren;
  /** Under the prompt. */
  lines(): ComponentChildren;
}

interface PlayProps {
  readonly session: Session;
  readonly around: Surroundings;
  /** The guided game, if this is one. */
  readonly learning?: Learning | undefined;
}

/** "Help" and "Hilfe" have the same initial. */
const AID_KEY = "h";

type Overlay =
  | { readonly kind: "panel" | "settings" | "aid" }
  | { readonly kind: "rules"; readonly section: string | undefined };

/** Where a match is played: bar, prompt, game table, and the panel with choices, log and score. */
export function Play({ session, around, learning }: PlayProps) {
  const say = useWords(SHELL);
  const scene = useScene(session, learning);
  const wide = useMedia("(min-width: 1100px)");
  const phone = useMedia("(max-width: 719px)");
  const { tab, setTab } = useTab(stateOf(session));
  const [overlay, setOverlay] = useState<Overlay>();
  const { game, names, moments } = session.match;
  const over = session.over.value;
  const thumb = phone && !over && session.sitting.value !== undefined;
  const close = () => setOverlay(undefined);
  const openLog = () => {
    setTab("log");
    setOverlay({ kind: "panel" });
  };
  const openRules = (section?: string) => setOverlay({ kind: "rules", section });

  useEffect(() => {
    session.open();
    void session.goOn();
    return () => session.close();
  }, [session]);
  const ending = useEnding(session);
  useHalfMade(session.halfMade);
  useSounds(scene);
  useTurnKeys(session);
  const onClick = useSecondClick(session);
  const openAid = () => setOverlay({ kind: "aid" });
  useToggleKey(AID_KEY, overlay?.kind === "aid", openAid, close);
  const heard = useAnnouncement(scene);

  const panelName = say(around.people === undefined ? "play.panel" : "play.panelPeople");
  const panel = <PlayPanel scene={scene} people={around.people} tab={tab} onTab={setTab} onDone={close} />;
  const after = over && session.peek.value === undefined && (
    <AfterGame match={session.match} around={around} onResult={ending.open} />
  );
  return (
    <main
      class="play"
      id="main"
      tabIndex={-1}
      data-room={game.id}
      data-play
      data-decisions={moments.value.length - 1}
      data-state={stateOf(session)}
      data-provisional={session.provisional.value !== undefined || undefined}
      data-corner={thumb || undefined}
    >
      <PlayBar
        session={session}
        title={say("play.of", { game: titleOf(game.id, say), names: names.value.join(", ") })}
        round={roundSaid(scene, say)}
        drawer={wide ? undefined : { label: panelName, news: around.people?.news.value ?? 0 }}
        thumb={thumb}
        onPanel={() => setOverlay({ kind: "panel" })}
        onRules={() => openRules(questionSection(scene))}
        onAid={openAid}
        around={around}
        onSettings={() => setOverlay({ kind: "settings" })}
      />
      <div class="play-lines">
        {session.peek.value === undefined ? (
          <PromptLine scene={scene} waiting={around.waiting} />
        ) : (
          <Playback session={session} at={scene.index} onList={wide ? undefined : openLog} />
        )}
        <Refusal scene={scene} onRules={openRules} />
        <TroubleLine session={session} />
        {around.people?.lines()}
      </div>
      <div class="play-room" data-players={names.value.length} onClickCapture={onClick}>
        <TableRoom scene={scene} onRules={openRules} />
        {(wide || scene.guidance !== undefined) && (
          <aside class="side">
            <Guide scene={scene} onRules={openRules} onLeave={() => around.leaveGuide()} />
            {wide && after}
            {wide && panel}
          </aside>
        )}
        {!wide && after}
      </div>
      {thumb && session.provisional.value === undefined && (
        <div class="corner">
          <UndoStep session={session} disabled={session.undoable === 0} />
        </div>
      )}
      <p class="visually-hidden" aria-live="polite" data-announcer>
        {heard}
      </p>
      {ending.shown !== undefined && (
        <Ending
          session={session}
          around={around}
          result={ending.shown.result}
          fresh={ending.shown.fresh}
          onClose={ending.close}
        />
      )}
      {overlay?.kind === "panel" && !wide && (
        <Sheet title={panelName} onClose={close}>
          {panel}
        </Sheet>
      )}
      {overlay?.kind === "settings" && (
        <Sheet title={say("play.settings")} onClose={close}>
          {around.settings()}
        </Sheet>
      )}
      {overlay?.kind === "aid" && (
        <Sheet title={say("play.aid")} wide onClose={close}>
          {around.aid(scene.frame.view)}
        </Sheet>
      )}
      {overlay?.kind === "rules" && (
        <Sheet title={say("play.rules")} onClose={close}>
          <p>
            <button type="button" class="button" data-action="rules-to-aid" onClick={openAid}>
              {say("play.aid")}
            </button>
          </p>
          {around.rules(overlay.section, scene.frame.view)}
        </Sheet>
      )}
    </main>
  );
}

/**
 * The current tab of the panel. While others play it is the log, and when a person is asked, the previous tab comes
 * back; at the end it is the score. It never leaves the people tab, where somebody may be typing.
 */
function useTab(state: ReturnType<typeof stateOf>): { readonly tab: Tab; setTab(tab: Tab): void } {
  const [tab, show] = useState<Tab>("log");
  const left = useRef<Tab>(undefined);
  useEffect(() => {
    if (tab === "people") return;
    if (state === "over") show("score");
    else if (state === "others" || state === "watching") {
      left.current = tab;
      show("log");
    } else if (state === "yours" && left.current !== undefined) {
      show(left.current);
      left.current = undefined;
    }
  }, [state]);
  const setTab = (chosen: Tab) => {
    left.current = undefined;
    show(chosen);
  };
  return { tab, setTab };
}

function stateOf(session: Session): "curtain" | "over" | "watching" | "yours" | "others" {
  if (session.arriving.value !== undefined) return "curtain";
  if (session.over.value) return "over";
  if (session.sitting.value === undefined) return "watching";
  return session.decider === undefined ? "others" : "yours";
}

/** "Shift 3 of 6", at the moment that is shown. */
function roundSaid({ session, frame: { view } }: Scene, say: Say<(typeof SHELL)["en"]>): Progress {
  const { rounds } = session.match.playable.manner;
  const round = rounds.of(view);
  if (round === 0) return { words: say("play.setup"), figures: "" };
  const count = rounds.count(view);
  return {
    words: say("play.roundOf", { unit: capital(rounds.name(locale.value)), round, rounds: count }),
    figures: `${round}/${count}`,
  };
}

/** The rule about the current question. */
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
  const { session, frame, seat, changed, guidance } = scene;
  const { playable } = session.match;
  const names = session.match.names.value;
  const arriving = session.arriving.value;
  const spokenOf = session.highlighted.value;
  const ahead = session.decider === undefined ? undefined : session.provisional.value?.ahead;
  const pending = useMemo(() => ahead?.events.flatMap((event) => playable.table.piecesOf(event)), [playable, ahead]);
  const highlighted = spokenOf.length > 0 ? spokenOf : (pending ?? guidance?.pieces ?? NOTHING);
  const hands = useRef({ scene, onRules });
  hands.current = { scene, onRules };
  // The game table is rendered again only if something it shows has changed.
  const table = useMemo(() => {
    const { Table } = playable.table;
    return (
      <Table
        {...frame}
        seat={seat}
        names={names}
        locale={locale.value}
        highlighted={highlighted}
        changed={changed}
        motion={motion.value}
        fades={fades.value}
        provisional={ahead !== undefined}
        onMove={(move) => hands.current.scene.offer(move)}
        onRefused={(move) => hands.current.scene.refuse(move)}
        onRules={(section) => hands.current.onRules(section)}
      />
    );
  }, [playable, frame, seat, names, locale.value, highlighted, changed, motion.value, fades.value, ahead]);

  if (arriving !== undefined) return <Curtain name={names[arriving] ?? ""} onLift={() => session.liftCurtain()} />;
  return (
    <section class="table-room" aria-label={say("play.table")}>
      {table}
    </section>
  );
}

function Guide({ scene: { learning, guidance }, onRules, onLeave }: RoomProps & { onLeave(): void }) {
  if (guidance === undefined || learning === undefined) return null;
  return <learning.GuideCard guidance={guidance} locale={locale.value} onRules={onRules} onLeave={onLeave} />;
}
