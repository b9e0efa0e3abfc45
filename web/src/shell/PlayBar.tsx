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
  /** How much is new behind it. */
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

/** How far the game is. */
export interface Progress {
  /** "Shift 3 of 6" */
  readonly words: string;
  /** "3/6", where there is no room for words. */
  readonly figures: string;
}

interface BarProps {
  readonly session: Session;
  readonly title: string;
  readonly round: Progress;
  /** The panel is a drawer here, with so much that is new in it. */
  readonly drawer: { readonly label: string; readonly news: number } | undefined;
  onPanel(): void;
  readonly around: Surroundings;
  onRules(): void;
  onAid(): void;
  onSettings(): void;
}

export function PlayBar({ session, title, round, drawer, around, onPanel, onRules, onAid, onSettings }: BarProps) {
  const say = useWords(SHELL);
  const undoable = session.undoable;
  return (
    <header class="bar">
      <a class="tool bar-home" href={link("home")} title={say("nav.home")} aria-label={say("nav.home")}>
        <Icon name="home" />
      </a>
      <h1 class="bar-title">{title}</h1>
      <p class="bar-round" data-round>
        <span class="round-words">{round.words}</span>
        <span class="round-figures" aria-hidden="true">
          {round.figures}
        </span>
      </p>
      {around.bar?.()}
      <Tool
        icon="undo"
        action="undo-step"
        label={say("play.undoStep")}
        disabled={undoable === 0}
        onClick={() => void session.undo("step")}
      />
      <Tool
        icon="undoTurn"
        action="undo-turn"
        label={say("play.undoTurn")}
        disabled={undoable === 0}
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
      <a
        class="tool wide-only"
        href={link("replay", session.match.id)}
        data-action="replay"
        title={say("play.replay")}
        aria-label={say("play.replay")}
      >
        <Icon name="film" />
      </a>
      <span class="wide-only">
        <Tool
          icon="save"
          action="export"
          label={say("play.export")}
          disabled={around.canSaveRecord?.() === false}
          onClick={() => around.saveRecord()}
        />
      </span>
      <Tool icon="gear" action="open-settings" label={say("play.settings")} onClick={onSettings} />
      {drawer !== undefined && (
        <Tool icon="list" action="open-panel" label={drawer.label} news={drawer.news} onClick={onPanel} />
      )}
    </header>
  );
}
