import type { Locale, Owner, ScoreSheet } from "@montan/engine";
import { useMemo, useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { type Say, useWords } from "../i18n/words.ts";
import type { Playable } from "../playable.ts";
import { fades, motion } from "../store/settings.ts";
import { countedTo, useCounting } from "./use-counting.ts";
import "./panel.css";
import "./score.css";

export function ownerName(owner: Owner, names: readonly string[], say: Say<(typeof SHELL)["en"]>): string {
  return owner === "automa" ? say("score.automa") : (names[owner] ?? String(owner + 1));
}

interface ScoreProps {
  readonly playable: Playable;
  /** A view counts only what its seat may know. */
  readonly view: unknown;
  readonly names: readonly string[];
  readonly locale: Locale;
  /** The game has just ended: the sheet is counted line by line. */
  readonly counting?: boolean;
  onCounted?(): void;
  /** The sheet alone: the sources of the points are shown elsewhere. */
  readonly brief?: boolean;
  /** Pieces that a line counts. */
  onHighlight?(pieces: readonly string[]): void;
}

/** Everybody's points by category, and where each one's points come from. */
export function ScorePanel(props: ScoreProps) {
  const { playable, view, brief = false } = props;
  const { game } = playable;
  const sheets = useMemo(() => game.score(view), [game, view]);
  const winners = useMemo(() => game.result(view)?.winners, [game, view]);
  const categories = [...new Set(sheets.flatMap(({ parts }) => parts.map(({ category }) => category)))];
  return (
    <div data-score>
      <SheetTable {...props} sheets={sheets} categories={categories} winners={winners} />
      {!brief &&
        sheets.map((sheet) => <SheetSources key={sheet.owner} {...props} sheet={sheet} categories={categories} />)}
    </div>
  );
}

interface SourcesProps extends ScoreProps {
  readonly sheet: ScoreSheet;
  readonly categories: readonly string[];
}

/** Where a player's points come from; computed only on demand. */
function SheetSources({ playable: { manner }, names, locale, sheet, categories }: SourcesProps) {
  const say = useWords(SHELL);
  const [open, setOpen] = useState(false);
  const counted = open ? categories.filter((category) => vpOf(sheet, category) !== undefined) : [];
  return (
    <details class="sources" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say("score.sources", { name: ownerName(sheet.owner, names, say) })}</summary>
      <dl>
        {counted.map((category) => (
          <div key={category}>
            <dt>
              {manner.scoreLabel(category, locale)} <b>{vpOf(sheet, category)}</b>
            </dt>
            <Sources texts={sourcesOf(sheet, category, manner, locale)} />
          </div>
        ))}
      </dl>
    </details>
  );
}

interface TableProps extends ScoreProps {
  readonly sheets: readonly ScoreSheet[];
  readonly categories: readonly string[];
  /** The game is over. */
  readonly winners: readonly Owner[] | undefined;
}

function SheetTable(props: TableProps) {
  const { playable, names, locale, sheets, categories, winners, counting = false, onCounted } = props;
  const say = useWords(SHELL);
  const { manner } = playable;
  const speed = fades.value ? 0 : motion.value;
  const { counted, running, finish } = useCounting(categories.length, counting, speed, onCounted);
  const shown = (sheet: ScoreSheet, category: string, line: number) => {
    const vp = vpOf(sheet, category);
    return vp === undefined ? undefined : countedTo(vp, line, counted);
  };
  const totalOf = (sheet: ScoreSheet) =>
    running ? categories.reduce((sum, category, line) => sum + (shown(sheet, category, line) ?? 0), 0) : sheet.total;
  const over = winners !== undefined;
  return (
    <>
      <table class="score" data-counting={running} data-over={over}>
        <caption>{over ? say("score.final") : say("score.now")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("score.category")}</th>
            {sheets.map(({ owner }) => (
              <th scope="col" key={owner} title={ownerName(owner, names, say)}>
                {ownerName(owner, names, say)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, line) => (
            <tr key={category} data-category={category} data-line={running ? lineState(line, counted) : undefined}>
              <th scope="row">
                <RowLabel {...props} category={category} />
              </th>
              {sheets.map((sheet) => (
                <td key={sheet.owner} title={sourcesOf(sheet, category, manner, locale).join("\n")}>
                  {shown(sheet, category, line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("score.total")}</th>
            {sheets.map((sheet) => (
              <td key={sheet.owner} data-best={!running && winners?.includes(sheet.owner) === true}>
                {totalOf(sheet)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {running && (
        <button type="button" class="button quiet" data-action="skip-counting" onClick={finish}>
          {say("score.skip")}
        </button>
      )}
    </>
  );
}

function lineState(line: number, counted: number): "done" | "now" | "later" {
  if (counted >= line + 1) return "done";
  return counted > line ? "now" : "later";
}

/** The name of a category; pointing at it highlights the pieces it counts, choosing it keeps them highlighted. */
function RowLabel({ playable, locale, sheets, category, onHighlight }: TableProps & { readonly category: string }) {
  const { manner } = playable;
  const [kept, setKept] = useState(false);
  const label = manner.scoreLabel(category, locale);
  if (manner.piecesOfScore === undefined || onHighlight === undefined) return label;
  const pieces = sheets.flatMap(({ owner, parts }) =>
    parts
      .filter((part) => part.category === category && part.vp !== 0)
      .flatMap((part) => manner.piecesOfScore?.(part, owner) ?? []),
  );
  const leave = () => !kept && onHighlight([]);
  return (
    <button
      type="button"
      class="score-row"
      aria-pressed={kept}
      disabled={pieces.length === 0}
      onMouseEnter={() => onHighlight(pieces)}
      onFocus={() => onHighlight(pieces)}
      onMouseLeave={leave}
      onBlur={() => {
        setKept(false);
        onHighlight([]);
      }}
      onClick={() => {
        setKept(!kept);
        onHighlight(kept ? [] : pieces);
      }}
    >
      {label}
    </button>
  );
}

/** undefined: this owner's sheet has no such line. */
function vpOf({ parts }: ScoreSheet, category: string): number | undefined {
  const own = parts.filter((part) => part.category === category);
  return own.length === 0 ? undefined : own.reduce((sum, { vp }) => sum + vp, 0);
}

function sourcesOf(sheet: ScoreSheet, category: string, manner: Playable["manner"], locale: Locale): readonly string[] {
  return sheet.parts.filter((part) => part.category === category).flatMap((part) => manner.scoreSources(part, locale));
}

function Sources({ texts }: { readonly texts: readonly string[] }) {
  const say = useWords(SHELL);
  if (texts.length === 0) return <dd class="hint">{say("score.nothing")}</dd>;
  return texts.map((text, index) => <dd key={index}>{text}</dd>);
}
