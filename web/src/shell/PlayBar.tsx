import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { link } from "../router.ts";
import { Icon, type IconName } from "./icons.tsx";
import type { Surroundings } from "./Play.tsx";
import type { Session } from "./session.ts";

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly action: string;
  readonly disabled?: boolean;
  /** The number of new items behind it. */
  readonly news?: number;
  onClick(): void;
}

/** A button of the bar: an icon with a name. */
export function Tool({ icon, label, action, disabled = false, news = 0, onClick }: ToolProps) {
  const say = useWords(SHELL);
  return (
    <button
      type="button"
      class="tool"
      data-action={action}
      title={label}
      aria-label={news > 0 ? `${label}, ${say("play.news", { count: news })}` : label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      {news > 0 && (
        <span class="news" aria-hidden="true">
          {news}
        </span>
      )}
    </button>
  );
}

interface UndoStepProps {
  readonly session: Session;
  readonly disabled: boolean;
}

export function UndoStep({ session, disabled }: UndoStepProps) {
  const say = useWords(SHELL);
  return (
    <Tool
      icon="undo"
      action="undo-step"
      label={say(session.asksToUndo ? "play.undoAsk" : "play.undoStep")}
      disabled={disabled}
      onClick={() => void session.undo("step")}
    />
  );
}

/** The progress of the game. */
export interface Progress {
  /** "Shift 3 of 6" */
  readonly words: string;
  /** "3/6", where there is no space for words. */
  readonly figures: string;
}

interface BarProps {
  readonly session: Session;
  readonly title: string;
  readonly round: Progress;
  /** The panel is a drawer here, with this number of new items in it. */
  readonly drawer: { readonly label: string; readonly news: number } | undefined;
  /** Undo is within reach of the thumb instead. */
  readonly thumb: boolean;
  onPanel(): void;
  readonly around: Surroundings;
  onRules(): void;
  onAid(): void;
  onSettings(): void;
}

export function PlayBar({
  session,
  title,
  round,
  drawer,
  thumb,
  around,
  onPanel,
  onRules,
  onAid,
  onSettings,
}: BarProps) {
  const say = useWords(SHELL);
  const undoable = session.undoable;
  return (
    <header class="bar">
      <a class="tool bar-home" href={link("home")} title={say("nav.home")} aria-label={say("nav.home")}>
        <Icon name="home" />
      </a>
      <h1 class="bar-title" title={title}>
        {title}
      </h1>
      <p class="bar-round" data-round>
        <span class="round-words">{round.words}</span>
        <span class="round-figures" aria-hidden="true">
          {round.figures}
        </span>
      </p>
      {around.bar?.()}
      {session.redoable && <Tool icon="redo" action="redo" label={say("play.redo")} onClick={() => session.redo()} />}
      {!thumb && <UndoStep session={session} disabled={undoable === 0} />}
      <Tool
        icon="undoTurn"
        action="undo-turn"
        label={say("play.undoTurn")}
        disabled={undoable === 0 || session.asksToUndo}
        onClick={() => void session.undo("turn")}
      />
      <Tool
        icon="since"
        action="since"
        label={say("play.since")}
        disabled={!session.canLookBack}
        onClick={() => session.lookBack()}
      />
      <Tool icon="book" action="open-rules" label={say("play.rules")} onClick={onRules} />
      <span class="wide-only">
        <Tool icon="aid" action="open-aid" label={say("play.aidKey")} onClick={onAid} />
      </span>
      {around.replay === undefined && (
        <a
          class="tool wide-only"
          href={link("replay", session.match.id)}
          data-action="replay"
          title={say("play.replay")}
          aria-label={say("play.replay")}
        >
          <Icon name="film" />
        </a>
      )}
      <span class="wide-only">
        <Tool
          icon="save"
          action="export"
          label={say("play.export")}
          disabled={around.canSaveRecord?.() === false}
          onClick={() => void around.saveRecord()}
        />
      </span>
      <Tool icon="gear" action="open-settings" label={say("play.settings")} onClick={onSettings} />
      {drawer !== undefined && (
        <Tool icon="list" action="open-panel" label={drawer.label} news={drawer.news} onClick={onPanel} />
      )}
    </header>
  );
}
