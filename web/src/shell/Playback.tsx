import { useEffect, useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { locale } from "../store/settings.ts";
import { Tool } from "./PlayBar.tsx";
import { paceOf } from "./pace.ts";
import { storyOf } from "./sentences.ts";
import type { Session } from "./session.ts";

/** Looking back at what happened, step by step or by itself, until now is reached again. */
export function Playback({ session, at }: { readonly session: Session; readonly at: number }) {
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
        <span class="small-caps">
          {at === 0 ? say("play.peekStart") : say("play.peek", { number: at, count: last })}
        </span>{" "}
        {story}
      </p>
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
