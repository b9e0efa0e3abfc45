import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { SHELL, type ShellKey } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";

const TABS = ["choices", "log", "score"] as const;
export type Tab = (typeof TABS)[number];

const LABELS = { choices: "play.choices", log: "play.log", score: "play.score" } as const satisfies Record<
  Tab,
  ShellKey
>;

interface PanelProps {
  readonly tab: Tab;
  onTab(tab: Tab): void;
  readonly children: ComponentChildren;
}

export function SidePanel({ tab, onTab, children }: PanelProps) {
  const say = useWords(SHELL);
  const list = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    if (step === undefined) return;
    const next = (TABS.indexOf(tab) + step) % TABS.length;
    onTab(TABS[next] ?? tab);
    list.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div class="panel-room">
      <div class="panel-tabs" role="tablist" aria-label={say("play.panel")} ref={list} onKeyDown={walk}>
        {TABS.map((one) => (
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
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
