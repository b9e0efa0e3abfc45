import type { Locale } from "@montan/engine";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { LEARN } from "../../i18n/learn.ts";
import { unbroken } from "../../i18n/unbroken.ts";
import { sayIn } from "../../i18n/words.ts";
import { SpokenIn } from "../../table/context.ts";
import { type Aid, type AidBlock, type AidSheet, partsOf } from "./aid.ts";
import "./aid.css";

interface Props {
  readonly aid: Aid;
  readonly locale: Locale;
  /** The game it is opened over, if any. */
  readonly view?: unknown;
}

/** A whole game on a few pages, for the screen and for paper. */
export function PlayerAid({ aid, locale, view }: Props) {
  const [sheet, setSheet] = useState<AidSheet>();
  // A game never changes its tables, so those from when this was opened stay valid.
  const loading = useMemo(() => aid.load(locale, view), [aid, locale, view === undefined]);
  useEffect(() => {
    let wanted = true;
    void loading.then((loaded) => {
      if (wanted) setSheet(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [loading]);
  if (sheet === undefined) return <p aria-busy="true">{sayIn(LEARN, locale)("aid.loading")}</p>;
  return (
    <SpokenIn locale={locale}>
      <div class="aid">
        {sheet.parts.map(({ id, title, sections }) => (
          <section key={id} class="aid-part" data-part={id} aria-labelledby={`aid-${id}`}>
            <h2 id={`aid-${id}`}>{title}</h2>
            <div class="aid-columns">
              {sections.map((section) => (
                <section key={section.id} class="aid-section" data-section={section.id}>
                  <h3>{section.title}</h3>
                  {section.blocks.map((block, index) => (
                    <Block key={index} block={block} say={(text) => <Told text={text} aid={aid} sheet={sheet} />} />
                  ))}
                </section>
              ))}
            </div>
          </section>
        ))}
      </div>
    </SpokenIn>
  );
}

interface BlockProps {
  readonly block: AidBlock;
  say(text: string): ComponentChildren;
}

function Block({ block, say }: BlockProps) {
  switch (block.kind) {
    case "lines":
      return (
        <ul class="aid-lines">
          {block.lines.map((line) => (
            <li key={line} class={/^\d\. /.test(line) ? "aid-numbered" : undefined}>
              {say(line)}
            </li>
          ))}
        </ul>
      );
    case "entries":
      return <Entries block={block} say={say} />;
    case "grid":
      return <Grid block={block} say={say} />;
  }
}

function Entries({ block, say }: BlockProps & { readonly block: Extract<AidBlock, { kind: "entries" }> }) {
  return (
    <ul class={`aid-entries aid-${block.look}`}>
      {block.entries.map(({ sign, picture, name, aside, words }, index) => (
        <li key={index}>
          {sign !== undefined && <span class="aid-sign">{sign}</span>}
          {name !== undefined && <b class="aid-name">{say(name)}</b>}
          {aside !== undefined && <span class="aid-aside">{say(aside)}</span>}
          {words !== undefined && (
            <span class="aid-words">
              {picture !== undefined && <span class="aid-picture">{picture}</span>}
              {say(words)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lists may wrap; other cells stay on one line. */
const LIST = /[,·] /;

function Grid({ block: { head, rows }, say }: BlockProps & { readonly block: Extract<AidBlock, { kind: "grid" }> }) {
  return (
    <table class="aid-grid">
      {head !== undefined && (
        <thead>
          <tr>
            {head.map((title, column) =>
              title === "" ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {say(title)}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 && cell !== "" ? (
                <th key={column} scope="row">
                  {say(cell)}
                </th>
              ) : (
                <td key={column} class={LIST.test(cell) ? "aid-list" : undefined}>
                  {say(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ToldProps {
  readonly text: string;
  readonly aid: Aid;
  readonly sheet: AidSheet;
}

/** A text with its signs. */
function Told({ text, aid, sheet }: ToldProps) {
  const parts = partsOf(unbroken(text));
  const told: ComponentChildren[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    told.push(parts[at]);
    const name = parts[at + 2];
    if (name === undefined) break;
    const spoken = parts[at + 1] === "[" ? sheet.meanings[name] : undefined;
    told.push(
      <span
        key={at}
        class="aid-inline"
        {...(spoken === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": spoken })}
      >
        {aid.signs[name]}
      </span>,
    );
  }
  return <>{told}</>;
}
