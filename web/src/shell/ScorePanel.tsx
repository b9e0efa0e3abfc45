import type { Locale, Owner, ScoreSheet } from "@montan/engine";
import { SHELL } from "../i18n/shell.ts";
import { type Say, useWords } from "../i18n/words.ts";
import type { Playable } from "../playable.ts";
import "./panel.css";

export function ownerName(owner: Owner, names: readonly string[], say: Say<(typeof SHELL)["en"]>): string {
  return owner === "automa" ? say("score.automa") : (names[owner] ?? String(owner + 1));
}

interface ScoreProps {
  readonly playable: Playable;
  /** A view counts only what its seat may know. */
  readonly view: unknown;
  readonly names: readonly string[];
  readonly locale: Locale;
}

/** Everybody's points category by category, and where each one's points come from. */
export function ScorePanel({ playable, view, names, locale }: ScoreProps) {
  const say = useWords(SHELL);
  const { game, manner } = playable;
  const sheets = game.score(view);
  const categories = [...new Set(sheets.flatMap(({ parts }) => parts.map(({ category }) => category)))];
  const over = game.result(view) !== undefined;
  const vpOf = (sheet: ScoreSheet, category: string) =>
    sheet.parts.filter((part) => part.category === category).reduce((sum, { vp }) => sum + vp, 0);
  return (
    <div data-score>
      <table class="score">
        <caption>{over ? say("score.final") : say("score.now")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("score.category")}</th>
            {sheets.map(({ owner }) => (
              <th scope="col" key={owner}>
                {ownerName(owner, names, say)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{manner.scoreLabel(category, locale)}</th>
              {sheets.map((sheet) => (
                <td key={sheet.owner} title={sourcesOf(sheet, category, manner, locale).join("\n")}>
                  {vpOf(sheet, category)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("score.total")}</th>
            {sheets.map(({ owner, total }) => (
              <td key={owner}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {sheets.map((sheet) => (
        <details class="sources" key={sheet.owner}>
          <summary>{say("score.sources", { name: ownerName(sheet.owner, names, say) })}</summary>
          <dl>
            {categories.map((category) => (
              <div key={category}>
                <dt>
                  {manner.scoreLabel(category, locale)} <b>{vpOf(sheet, category)}</b>
                </dt>
                <Sources texts={sourcesOf(sheet, category, manner, locale)} />
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}

function sourcesOf(sheet: ScoreSheet, category: string, manner: Playable["manner"], locale: Locale): readonly string[] {
  return sheet.parts.filter((part) => part.category === category).flatMap((part) => manner.scoreSources(part, locale));
}

function Sources({ texts }: { readonly texts: readonly string[] }) {
  const say = useWords(SHELL);
  if (texts.length === 0) return <dd class="hint">{say("score.nothing")}</dd>;
  return texts.map((text) => <dd key={text}>{text}</dd>);
}
