import { useEffect, useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { type Say, useWords } from "../i18n/words.ts";
import { locale } from "../store/settings.ts";
import { Tool } from "./PlayBar.tsx";
import { paceOf } from "./pace.ts";
import { storyOf } from "./sentences.ts";
import type { Session } from "./session.ts";

interface PlaybackProps {
  readonly session: Session;
  readonly at: number;
  /** Opens the log; missing where it is open anyway. */
  readonly onList: (() => void) | undefined;
}

/** Controls for looking back, step by step or by itself, until the present is reached again. */
export function Playback({ session, at, onList }: PlaybackProps) {
  const say = useWords(SHELL);
  const [running, setRunning] = useState(true);
  const last = session.match.moments.value.length - 1;
  const to = (index: number) => {
    session.peek.value = index >= last ? undefined : Math.max(0, index);
  };
  const { playable, moments, names } = session.match;
  const moment = moments.value[at];
  const listener = { seat: session.sitting.value, locale: locale.value, names: names.value };
  const lines = moment === undefined ? [] : storyOf(playable, moment, listener);
  const story = lines.map(({ text }) => text).join(" ");

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => to(at + 1), paceOf(story));
    return () => clearTimeout(timer);
  }, [running, at, last]);

  return (
    <div class="prompt playback">
      <p class="prompt-text">
        <span class="small-caps">{whereSaid(session.away.value, at, last, say)}</span> {story}
      </p>
      {session.away.value !== undefined && onList !== undefined && (
        <button type="button" class="button" data-action="away-list" onClick={onList}>
          {say("play.awayList")}
        </button>
      )}
      <Tool
        icon="prev"
        action="playback-back"
        label={say("play.earlier")}
        disabled={at === 0}
        onClick={() => {
          setRunning(false);
          to(at - 1);
        }}
      />
      <Tool
        icon={running ? "pause" : "play"}
        action="playback-toggle"
        label={running ? say("play.pause") : say("play.playback")}
        onClick={() => setRunning(!running)}
      />
      <Tool
        icon="next"
        action="playback-on"
        label={say("play.later")}
        onClick={() => {
          setRunning(false);
          to(at + 1);
        }}
      />
      <button type="button" class="button primary" data-action="now" onClick={() => to(last)}>
        {say("play.now")}
      </button>
    </div>
  );
}

function whereSaid(away: number | undefined, at: number, last: number, say: Say<(typeof SHELL)["en"]>): string {
  if (away !== undefined && at >= away) return say("play.away", { number: at - away, count: last - away });
  return at === 0 ? say("play.peekStart") : say("play.peek", { number: at, count: last });
}
