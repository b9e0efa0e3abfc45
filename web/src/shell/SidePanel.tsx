import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { SHELL, type ShellKey } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";

const TABS = ["choices", "log", "score", "people"] as const;
export type Tab = (typeof TABS)[number];

const LABELS = {
  choices: "play.choices",
  log: "play.log",
  score: "play.score",
  people: "play.people",
} as const satisfies Record<Tab, ShellKey>;

interface PanelProps {
  readonly tab: Tab;
  onTab(tab: Tab): void;
  /** How many lines of chat are new; undefined: there is no such tab. */
  readonly news: number | undefined;
  readonly children: ComponentChildren;
}

export function SidePanel({ tab, onTab, news, children }: PanelProps) {
  const say = useWords(SHELL);
  const list = useRef<HTMLDivElement>(null);
  const tabs = TABS.filter((one) => one !== "people" || news !== undefined);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
    if (step === undefined) return;
    const next = (tabs.indexOf(tab) + step) % tabs.length;
    onTab(tabs[next] ?? tab);
    list.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div class="panel-room">
      <div
        class="panel-tabs"
        role="tablist"
        aria-label={say(news === undefined ? "play.panel" : "play.panelPeople")}
        ref={list}
        onKeyDown={walk}
      >
        {tabs.map((one) => (
          <button
            type="button"
            role="tab"
            key={one}
            id={`tab-${one}`}
            data-action={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="tab-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {say(LABELS[one])}
            {one === "people" && news !== undefined && news > 0 && <News count={news} />}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}

function News({ count }: { readonly count: number }) {
  const say = useWords(SHELL);
  return (
    <>
      {" "}
      <span class="news" aria-hidden="true">
        {count}
      </span>
      <span class="visually-hidden">{say("play.news", { count })}</span>
    </>
  );
}
