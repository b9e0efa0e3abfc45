import type { Locale } from "@montan/engine";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { LEARN } from "../../i18n/learn.ts";
import { unbroken } from "../../i18n/unbroken.ts";
import { sayIn } from "../../i18n/words.ts";
import { findSections, hits, wordsOf } from "./search.ts";
import type { Block, Grid, Reference, RulesText, Section } from "./section.ts";
import "./rules.css";

interface Props {
  readonly game: string;
  readonly reference: Reference;
  readonly locale: Locale;
  /** Where to open it. */
  readonly section?: string | undefined;
  /** The game it is opened over, if any. */
  readonly view?: unknown;
  /** A section was chosen in the contents; if missing, links are addresses of the page. */
  onSection?(id: string): void;
}

/** The rules of a game to read, search and link to; fits a page as well as a panel beside the table. */
export function RulesReference({ game, reference: printed, locale, section, view, onSection }: Props) {
  const reference = useBeside(printed, view);
  const rules = useRules(reference, locale);
  const [query, setQuery] = useState("");
  const room = useRef<HTMLDivElement>(null);
  const say = sayIn(LEARN, locale);
  const order = reference.chapters.flatMap(({ sections }) => sections);
  const words = wordsOf(query);
  const shown =
    rules === undefined
      ? []
      : words.length === 0
        ? order
        : findSections(rules, order, query, (table) => reference.grid(table, locale));

  const open = (id: string) => {
    const heading = room.current?.querySelector<HTMLElement>(`#rules-${id}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (rules !== undefined && section !== undefined) open(section);
  }, [rules, section]);

  if (rules === undefined) return <p aria-busy="true">{say("rules.loading")}</p>;

  const choose = (event: MouseEvent, id: string) => {
    if (onSection === undefined) return;
    event.preventDefault();
    onSection(id);
    open(id);
  };
  return (
    <div class="rules" ref={room}>
      <div class="rules-finder">
        <label>
          <span class="visually-hidden">{say("rules.search")}</span>
          <input
            type="search"
            value={query}
            placeholder={say("rules.search")}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </label>
        <p class="rules-found" role="status">
          {words.length === 0
            ? ""
            : shown.length === 0
              ? say("rules.nothing", { query })
              : say("rules.found", { count: shown.length })}
        </p>
        <Contents game={game} reference={reference} rules={rules} shown={shown} say={say} onChoose={choose} />
      </div>
      <div class="rules-text">
        {reference.chapters.map(({ id, sections }) => {
          const visible = sections.filter((key) => shown.includes(key));
          if (visible.length === 0) return undefined;
          return (
            <section key={id} class="rules-chapter">
              <h2>{rules.chapters[id]}</h2>
              {visible.map((key) => (
                <SectionText key={key} id={key} section={rules.sections[key] as Section} words={words}>
                  {(block) => <BlockText block={block} words={words} reference={reference} locale={locale} />}
                </SectionText>
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}

type Speak = ReturnType<typeof sayIn<typeof LEARN.en>>;

/** The reference for one game. A game never changes its tables, so those from when this was opened stay valid. */
function useBeside(reference: Reference, view: unknown): Reference {
  return useMemo(() => {
    if (view === undefined) return reference;
    return {
      ...reference,
      load: (locale: Locale) => reference.load(locale, view),
      grid: (table: string, locale: Locale) => reference.grid(table, locale, view),
    };
  }, [reference, view === undefined]);
}

function useRules(reference: Reference, locale: Locale): RulesText | undefined {
  const [rules, setRules] = useState<RulesText>();
  useEffect(() => {
    let wanted = true;
    void reference.load(locale).then((loaded) => {
      if (wanted) setRules(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [reference, locale]);
  return rules;
}

interface ContentsProps {
  readonly game: string;
  readonly reference: Reference;
  readonly rules: RulesText;
  readonly shown: readonly string[];
  readonly say: Speak;
  onChoose(event: MouseEvent, id: string): void;
}

function Contents({ game, reference, rules, shown, say, onChoose }: ContentsProps) {
  return (
    <nav class="rules-contents" aria-label={say("rules.contents")}>
      {reference.chapters.map(({ id, sections, folded = false }) => {
        const visible = sections.filter((key) => shown.includes(key));
        if (visible.length === 0) return undefined;
        const links = (
          <ul>
            {visible.map((key) => (
              <li key={key}>
                <a href={`#/rules/${game}/${key}`} onClick={(event) => onChoose(event, key)}>
                  {rules.sections[key]?.title}
                </a>
              </li>
            ))}
          </ul>
        );
        return folded ? (
          <details key={id} open={visible.length < sections.length}>
            <summary class="small-caps">{rules.chapters[id]}</summary>
            {links}
          </details>
        ) : (
          <div key={id}>
            <p class="small-caps">{rules.chapters[id]}</p>
            {links}
          </div>
        );
      })}
    </nav>
  );
}

interface SectionProps {
  readonly id: string;
  readonly section: Section;
  readonly words: readonly string[];
  readonly children: (block: Block) => ComponentChildren;
}

function SectionText({ id, section, words, children }: SectionProps) {
  return (
    <article class="rules-section" data-section={id} aria-labelledby={`rules-${id}`}>
      <h3 id={`rules-${id}`} tabIndex={-1}>
        <Marked text={section.title} words={words} />
      </h3>
      {section.blocks.map(children)}
    </article>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly words: readonly string[];
  readonly reference: Reference;
  readonly locale: Locale;
}

function BlockText({ block, words, reference, locale }: BlockProps) {
  const say = sayIn(LEARN, locale);
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Marked text={block.text} words={words} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Marked text={item} words={words} />
            </li>
          ))}
        </ul>
      );
    case "example":
      return (
        <div class="rules-example">
          <p class="small-caps">{say("rules.example")}</p>
          {block.steps.map((step) => (
            <p key={step}>
              <Marked text={step} words={words} />
            </p>
          ))}
        </div>
      );
    case "sum":
      return <Sum block={block} words={words} say={say} />;
    case "table":
      return <GridTable grid={reference.grid(block.table, locale)} words={words} />;
    case "pictures":
      return <Pictures pieces={block.pieces.map((piece) => reference.picture(piece, locale))} />;
  }
}

function Pictures({ pieces }: { readonly pieces: readonly ReturnType<Reference["picture"]>[] }) {
  return (
    <div class="rules-pictures">
      {pieces.map(({ name, art }) => (
        <figure key={name}>
          {art}
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface SumProps {
  readonly block: Extract<Block, { kind: "sum" }>;
  readonly words: readonly string[];
  readonly say: Speak;
}

function Sum({ block, words, say }: SumProps) {
  return (
    <div class="rules-example">
      <p class="small-caps">{say("rules.example")}</p>
      <dl class="rules-sum">
        {block.rows.map(({ label, vp }) => (
          <div key={label}>
            <dt>
              <Marked text={label} words={words} />
            </dt>
            <dd>{vp}</dd>
          </div>
        ))}
        <div class="rules-total">
          <dt>{block.total}</dt>
          <dd>{block.rows.reduce((total, { vp }) => total + vp, 0)}</dd>
        </div>
      </dl>
    </div>
  );
}

function GridTable({ grid, words }: { readonly grid: Grid; readonly words: readonly string[] }) {
  return (
    <table>
      <caption>{grid.caption}</caption>
      <thead>
        <tr>
          {grid.head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={grid.head[column]}>
                <Marked text={cell} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text in which the words searched for are marked. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const whole = unbroken(text);
  if (words.length === 0) return <>{whole}</>;
  return <>{hits(whole, words).map((piece, index) => (index % 2 === 1 ? <mark>{piece}</mark> : piece))}</>;
}
