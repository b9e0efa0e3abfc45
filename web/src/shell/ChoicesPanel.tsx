import { canonical, type Locale } from "@montan/engine";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import type { Playable } from "../playable.ts";
import type { Frame } from "./frame.ts";

interface ChoicesProps {
  readonly playable: Playable;
  readonly frame: Frame;
  readonly names: readonly string[];
  readonly locale: Locale;
  onMove(move: unknown): void;
}

/** The same legal moves as on the table, as sentences: a second way to play, which can be read aloud. */
export function ChoicesPanel({ playable, frame, names, locale, onMove }: ChoicesProps) {
  const say = useWords(SHELL);
  const { view, legalMoves, pending } = frame;
  if (legalMoves.length === 0) return <p class="hint">{say("play.choicesNone")}</p>;
  const context = { locale, names, view };
  return (
    <div data-choices>
      {pending !== undefined && <p class="lead">{playable.game.describe(pending, context)}</p>}
      <ul class="choices">
        {legalMoves.map((move) => (
          <li key={canonical(move)}>
            <button type="button" class="choice" data-move={canonical(move)} onClick={() => onMove(move)}>
              {playable.game.describe(move, context)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
