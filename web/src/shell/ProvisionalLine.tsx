import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { locale } from "../store/settings.ts";
import { Icon } from "./icons.tsx";
import { type Provisional, RING } from "./provisional.ts";
import type { Session } from "./session.ts";
import { useMedia } from "./use-media.ts";

interface LineProps {
  readonly session: Session;
  readonly provisional: Provisional;
}

/** The provisional move, how to take it back, and for how long that is possible. */
export function ProvisionalLine({ session, provisional }: LineProps) {
  const say = useWords(SHELL);
  const touched = useMedia("(pointer: coarse)");
  const { match } = session;
  const { seat, move } = provisional;
  const { game, manner } = match.playable;
  const view = game.view(match.state.value, seat);
  const language = locale.value;
  return (
    <>
      <p class="prompt-text" role="status" data-provisional-move>
        <strong>{game.describe(move, { locale: language, names: match.names.value, view })}</strong>{" "}
        <span class="reasons">
          {game.reveals(view, seat, move) &&
            `${say("play.provisionalReveals", { what: manner.revealed(view, seat, move, language) })} `}
          {say(touched ? "play.provisionalTouch" : "play.provisional")}
        </span>
      </p>
      <div class="prompt-actions in-corner">
        <button
          type="button"
          class="button take-back"
          data-action="take-back"
          title={say("play.takeBack")}
          onClick={() => session.takeBack()}
        >
          <Icon name="undo" /> <span class="corner-words">{say("play.takeBack")}</span>
          <Ring key={provisional.seen} />
        </button>
      </div>
    </>
  );
}

const RADIUS = 8;

/** The bar that shows the time running out. */
function Ring() {
  return (
    <svg class="time-left" viewBox="0 0 22 22" aria-hidden="true" style={{ "--time-left": `${RING}ms` }}>
      <circle cx="11" cy="11" r={RADIUS} />
      <circle class="time-left-arc" cx="11" cy="11" r={RADIUS} pathLength="1" />
    </svg>
  );
}
