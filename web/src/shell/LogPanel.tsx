import type { Locale, Seat } from "@montan/engine";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import type { Playable } from "../playable.ts";
import type { Moment } from "./match.ts";
import { type Line, storyOf } from "./sentences.ts";

interface LogProps {
  readonly playable: Playable;
  readonly moments: readonly Moment[];
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly locale: Locale;
  /** The moment looked at. */
  readonly shown: number;
  onHighlight(pieces: readonly string[]): void;
  onLook(index: number): void;
}

/** A long game has many hundred lines; most people look at the last ones. */
const LATEST = 60;

/** Sentences are made once for each moment and listener. */
function storyTeller() {
  let listener = "";
  let told = new WeakMap<Moment, readonly Line[]>();
  return ({ playable, seat, locale, names }: LogProps, moment: Moment): readonly Line[] => {
    const now = JSON.stringify([seat, locale, names]);
    if (now !== listener) told = new WeakMap();
    listener = now;
    const lines = told.get(moment) ?? storyOf(playable, moment, { seat, locale, names });
    told.set(moment, lines);
    return lines;
  };
}

/** Everything that happened, in sentences. Pointing at one lights up what it speaks of; choosing it goes back there. */
export function LogPanel(props: LogProps) {
  const say = useWords(SHELL);
  const list = useRef<HTMLOListElement>(null);
  const teller = useRef(storyTeller());
  const { moments, shown, onHighlight, onLook } = props;

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [moments.length]);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  const [all, setAll] = useState(false);
  const { playable, seat, locale, names } = props;
  const told = useMemo(
    () => moments.flatMap((moment, index) => teller.current(props, moment).map((line) => ({ ...line, index }))),
    [playable, moments, seat, locale, names],
  );
  const lines = all ? told : told.slice(-LATEST);
  if (told.length === 0) return <p class="hint">{say("play.logEmpty")}</p>;
  return (
    <>
      <p class="hint">{say("play.logHint")}</p>
      {lines.length < told.length && (
        <button type="button" class="button quiet" data-action="log-all" onClick={() => setAll(true)}>
          {say("play.logEarlier", { count: told.length - lines.length })}
        </button>
      )}
      <ol class="log" ref={list} data-log onKeyDown={walk} onMouseLeave={() => onHighlight([])}>
        {lines.map(({ text, pieces, index }, place) => (
          <li key={told.length - lines.length + place}>
            <button
              type="button"
              class="log-line"
              tabIndex={place === lines.length - 1 ? 0 : -1}
              aria-current={index === shown ? "step" : undefined}
              onMouseEnter={() => onHighlight(pieces)}
              onFocus={() => onHighlight(pieces)}
              onBlur={() => onHighlight([])}
              onClick={() => onLook(index)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** One stop for the Tab key; the arrows walk through the lines. */
function walk(event: KeyboardEvent): void {
  const line = (event.target as HTMLElement).closest("li");
  const target = { ArrowUp: line?.previousElementSibling, ArrowDown: line?.nextElementSibling }[event.key];
  const button = target?.querySelector("button");
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  button.focus();
}
