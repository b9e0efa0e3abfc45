import { locale } from "../store/settings.ts";
import { ChoicesPanel } from "./ChoicesPanel.tsx";
import { LogPanel } from "./LogPanel.tsx";
import type { Surroundings } from "./Play.tsx";
import { ScoreChart } from "./ScoreChart.tsx";
import { ScorePanel } from "./ScorePanel.tsx";
import { SidePanel, type Tab } from "./SidePanel.tsx";
import type { Scene } from "./use-scene.ts";

interface PlayPanelProps {
  readonly scene: Scene;
  readonly people: Surroundings["people"];
  readonly tab: Tab;
  onTab(tab: Tab): void;
  /** Something was chosen in it. */
  onDone(): void;
}

/** Choices, log and score of the match. */
export function PlayPanel({ scene, people, tab, onTab, onDone }: PlayPanelProps) {
  const { session, frame, seat, index } = scene;
  const { playable, names, moments } = session.match;
  const common = { playable, names: names.value, locale: locale.value };
  const choose = (move: unknown) => {
    onDone();
    scene.offer(move);
  };
  const look = (at: number) => {
    onDone();
    session.peek.value = at >= moments.value.length - 1 ? undefined : at;
  };
  const highlight = (pieces: readonly string[]) => {
    session.highlighted.value = pieces;
  };
  return (
    <SidePanel tab={tab} onTab={onTab} news={people?.news.value}>
      {tab === "choices" && <ChoicesPanel {...common} frame={frame} onMove={choose} />}
      {tab === "log" && (
        <LogPanel
          {...common}
          moments={moments.value}
          seat={seat}
          shown={index}
          since={session.away.value}
          onHighlight={highlight}
          onLook={look}
        />
      )}
      {tab === "score" && (
        <>
          <ScorePanel {...common} view={frame.view} onHighlight={highlight} />
          {session.over.value && (
            <ScoreChart
              playable={playable}
              moments={moments.value}
              names={common.names}
              {...(session.peek.value !== undefined && { at: playable.manner.rounds.of(frame.view) })}
            />
          )}
        </>
      )}
      {tab === "people" && people?.panel()}
    </SidePanel>
  );
}
