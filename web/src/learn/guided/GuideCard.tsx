import type { Locale } from "@montan/engine";
import { useEffect, useState } from "preact/hooks";
import { LEARN } from "../../i18n/learn.ts";
import { sayIn } from "../../i18n/words.ts";
import type { Guidance } from "./guide.ts";
import "./guide.css";

interface Props<Move> {
  readonly guidance: Guidance<Move>;
  readonly locale: Locale;
  onRules(section: string): void;
  /** The person wants to go on without the guide. */
  onLeave(): void;
}

/** The guide's current text, beside the table and never over it: the person plays the real game while reading. */
export function GuideCard<Move>({ guidance, locale, onRules, onLeave }: Props<Move>) {
  const [page, setPage] = useState(0);
  /** Read and folded, so that a small screen has space for the table. */
  const [folded, setFolded] = useState(false);
  const { id, progress, section } = guidance;
  useEffect(() => {
    setPage(0);
    setFolded(false);
  }, [id]);
  const say = sayIn(LEARN, locale);
  const { title, pages, task } = guidance.text(locale);
  const shown = Math.min(page, pages.length - 1);
  const last = shown === pages.length - 1;

  return (
    <section class="guide" data-guide={id} aria-label={say("guide.name")}>
      <header>
        <div>
          <p class="small-caps">{progress === undefined ? say("guide.tip") : say("guide.step", progress)}</p>
          <h2>{title}</h2>
        </div>
        <button
          type="button"
          class="guide-fold"
          data-action="guide-fold"
          aria-expanded={!folded}
          aria-label={say("guide.fold")}
          title={say("guide.fold")}
          onClick={() => setFolded(!folded)}
        />
      </header>
      <div aria-live="polite">
        {!folded && <p class="guide-page">{pages[shown]}</p>}
        {(last || folded) && (
          <p class="guide-task" data-guide-task>
            {task}
          </p>
        )}
      </div>
      <div class="guide-buttons" hidden={folded}>
        {shown > 0 && (
          <button type="button" class="button quiet" onClick={() => setPage(shown - 1)}>
            {say("guide.back")}
          </button>
        )}
        {!last && (
          <button type="button" class="button primary" data-action="guide-next" onClick={() => setPage(shown + 1)}>
            {say("guide.next")}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => onRules(section)}>
          {say("guide.more")}
        </button>
        <button type="button" class="button quiet" data-action="leave-guide" onClick={onLeave}>
          {say("guide.leave")}
        </button>
      </div>
      {progress !== undefined && (
        <progress
          class="guide-progress"
          aria-label={say("guide.step", progress)}
          value={progress.step}
          max={progress.steps}
        />
      )}
    </section>
  );
}

/** The answer to a legal move that the lesson does not want yet. */
export function notYet<Move>(guidance: Guidance<Move>, locale: Locale): string {
  return sayIn(LEARN, locale)("guide.not-yet", { task: guidance.text(locale).task });
}
