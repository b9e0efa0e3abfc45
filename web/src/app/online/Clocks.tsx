import type { Locale } from "@montan/engine";
import { useEffect, useState } from "preact/hooks";
import { ONLINE_TABLE } from "../../i18n/online-table.ts";
import { useWords } from "../../i18n/words.ts";
import { countdown, isLittle, moment, type TimeLeft, timesLeft } from "../../online/clock-faces.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import { locale } from "../../store/settings.ts";
import "./clocks.css";

/** The running clocks: those of all asked seats. */
export function RunningClocks({ match }: { readonly match: RemoteMatch }) {
  const say = useWords(ONLINE_TABLE);
  const times = useTimes(match).filter(({ until }) => until !== undefined);
  const type = match.stream.info.value?.settings.clock.type ?? "none";
  if (times.length === 0) return null;
  return (
    <ul class="clocks" aria-label={say("clocks")}>
      {times.map((time) => (
        <li key={time.seat} data-clock={time.seat} data-little={isLittle(type, time) || undefined}>
          <span class="clock-who">{time.seat === match.seat ? say("you") : match.names.value[time.seat]}</span>{" "}
          <span class="clock-time">{timeSaid(type, time, match.stream.now(), locale.value, say("until"))}</span>
        </li>
      ))}
    </ul>
  );
}

/** A seat's own time, whether it runs or not. */
export function ClockOf({ match, seat }: { readonly match: RemoteMatch; readonly seat: number }) {
  const say = useWords(ONLINE_TABLE);
  const time = useTimes(match)[seat];
  const type = match.stream.info.value?.settings.clock.type ?? "none";
  if (time === undefined) return null;
  return (
    <span class="clock-time" data-clock={seat} data-little={isLittle(type, time) || undefined}>
      {timeSaid(type, time, match.stream.now(), locale.value, say("until"))}
    </span>
  );
}

/** By seat, updated each second while a clock runs; [] at a table without clocks. */
function useTimes({ stream }: RemoteMatch): TimeLeft[] {
  const [, tick] = useState(0);
  const info = stream.info.value;
  const face = info?.status === "running" ? info.clock : undefined;
  const runs = face !== undefined && face.deadlines.length > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return face === undefined ? [] : timesLeft(face, stream.now());
}

/** A deadline days away is shown as a date; the time of a live game counts down. */
function timeSaid(type: string, { left, until }: TimeLeft, now: number, language: Locale, before: string): string {
  if (type === "live") return countdown(left);
  return until === undefined ? "" : `${before} ${moment(until, now, language)}`;
}
