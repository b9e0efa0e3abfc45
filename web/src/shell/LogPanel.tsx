import type { Locale, Owner, Seat } from "@montan/engine";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useSigns } from "../art/player-signs.ts";
import { OwnerDisc } from "../art/players.tsx";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import type { Playable, Tally } from "../playable.ts";
import { signOf } from "../signs.ts";
import { capital } from "../table/context.ts";
import { Name } from "../table/Name.tsx";
import { type Chapter, chaptersOf, type Entry, type Turn } from "./chapters.ts";
import type { Moment } from "./match.ts";
import { ownerName } from "./ScorePanel.tsx";
import { type Line, storyOf } from "./sentences.ts";
import "./log.css";

interface LogProps {
  readonly playable: Playable;
  readonly moments: readonly Moment[];
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly locale: Locale;
  /** The moment shown. */
  readonly shown: number;
  /** Only what happened after this moment, unless the person asks for everything. */
  readonly since?: number | undefined;
  onHighlight(pieces: readonly string[]): void;
  onLook(index: number): void;
}

/** A long game has many hundred lines; most people look at the last ones. */
const LATEST = 60;

/** Sentences are made once for each moment and viewer. */
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

/**
 * Everything that happened, in sentences, by rounds and turns. Pointing at a line highlights the pieces it mentions;
 * choosing it goes back to that moment.
 */
export function LogPanel(props: LogProps) {
  const say = useWords(SHELL);
  const list = useRef<HTMLOListElement>(null);
  const teller = useRef(storyTeller());
  const { moments, shown, onHighlight } = props;

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [moments.length]);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [shown]);

  const [all, setAll] = useState(false);
  const { playable, seat, locale, names } = props;
  const told = useMemo(
    () =>
      moments
        .flatMap((moment, index) => teller.current(props, moment).map((line) => ({ ...line, index })))
        .map((line, place): Entry => ({ ...line, place })),
    [playable, moments, seat, locale, names],
  );
  const { since } = props;
  const first = since === undefined ? -1 : told.findIndex(({ index }) => index > since);
  const from = all ? 0 : first === -1 ? Math.max(0, told.length - LATEST) : first;
  const chapters = useMemo(() => chaptersOf(told, from), [told, from]);
  if (told.length === 0) return <p class="hint">{say("play.logEmpty")}</p>;
  return (
    <>
      <p class="hint">{say(first === -1 || all ? "play.logHint" : "play.logSince")}</p>
      {from > 0 && (
        <button type="button" class="button quiet" data-action="log-all" onClick={() => setAll(true)}>
          {say("play.logEarlier", { count: from })}
        </button>
      )}
      <ol class="log" ref={list} data-log onKeyDown={walk} onMouseLeave={() => onHighlight([])}>
        {chapters.map((chapter) => (
          <ChapterLines key={chapter.round ?? 0} {...props} chapter={chapter} last={told.length - 1} />
        ))}
      </ol>
    </>
  );
}

interface ChapterProps extends LogProps {
  readonly chapter: Chapter;
  /** The index of the latest line. */
  readonly last: number;
}

function ChapterLines({ chapter: { round, turns }, ...props }: ChapterProps) {
  const say = useWords(SHELL);
  const unit = capital(props.playable.manner.rounds.name(props.locale));
  return (
    <li class="log-chapter">
      <h3 class="log-heading">{round === undefined ? say("play.setup") : say("play.roundName", { unit, round })}</h3>
      {turns.map((turn) => (
        <TurnLines key={turn.entries[0]?.place} {...props} turn={turn} />
      ))}
    </li>
  );
}

/** A player's turn, with symbol and colour; the person's own turns look different. */
function TurnLines({ turn: { owner, entries }, ...props }: Omit<ChapterProps, "chapter"> & { readonly turn: Turn }) {
  const own = owner !== undefined && owner === props.seat;
  const signs = useSigns();
  return (
    <div
      class="log-turn"
      data-owner={owner}
      data-sign={typeof owner === "number" ? signOf(signs, owner) : undefined}
      data-own={own || undefined}
    >
      {owner !== undefined && <Who owner={owner} names={props.names} />}
      <ol>
        {entries.map((entry) => (
          <li key={entry.place}>
            <LogLine {...props} entry={entry} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Who({ owner, names }: { readonly owner: Owner; readonly names: readonly string[] }) {
  const say = useWords(SHELL);
  return (
    <p class="log-who">
      <OwnerDisc owner={owner} />
      <Name>{ownerName(owner, names, say)}</Name>
    </p>
  );
}

type LineProps = Omit<ChapterProps, "chapter"> & { readonly entry: Entry };

function LogLine({ entry, playable, locale, shown, last, onHighlight, onLook }: LineProps) {
  const { text, pieces, index, place, tally } = entry;
  return (
    <button
      type="button"
      class="log-line"
      tabIndex={place === last ? 0 : -1}
      aria-current={index === shown ? "step" : undefined}
      onMouseEnter={() => onHighlight(pieces)}
      onFocus={() => onHighlight(pieces)}
      onBlur={() => onHighlight([])}
      onClick={() => onLook(index)}
    >
      <span class="log-text">{text}</span>
      {tally.length > 0 && <Tallies tally={tally} playable={playable} locale={locale} />}
    </button>
  );
}

interface TallyProps {
  readonly tally: readonly Tally[];
  readonly playable: Playable;
  readonly locale: Locale;
}

/** The sentence says the same in words. */
function Tallies({ tally, playable, locale }: TallyProps) {
  const { Sign } = playable.table;
  return (
    <span class="tallies" aria-hidden="true">
      {tally.map(({ sign, amount }) => (
        <span class="tally" key={sign} data-less={amount < 0 || undefined}>
          {amount < 0 ? `−${-amount}` : `+${amount}`}
          <Sign sign={sign} locale={locale} />
        </span>
      ))}
    </span>
  );
}

/** A single tab stop; the arrow keys move between the lines. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const lines = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".log-line")];
  const target = lines[lines.indexOf(event.target as HTMLElement) + step];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
