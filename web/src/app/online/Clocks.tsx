import type { Locale } from "@montan/engine";
import { useEffect, useState } from "preact/hooks";
import { PlayerDisc } from "../../art/players.tsx";
import { ONLINE_TABLE } from "../../i18n/online-table.ts";
import { useWords } from "../../i18n/words.ts";
import { countdown, isLittle, moment, type TimeLeft, timesLeft } from "../../online/clock-faces.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import { locale } from "../../store/settings.ts";
import { Name } from "../../table/Name.tsx";
import "./clocks.css";

/** With more clocks than this there is no space for names in the bar. */
const MOST_NAMED = 2;

/** The running clocks: those of all asked seats. */
export function RunningClocks({ match }: { readonly match: RemoteMatch }) {
  const say = useWords(ONLINE_TABLE);
  const times = useTimes(match).filter(({ until }) => until !== undefined);
  const type = match.stream.info.value?.settings.clock.type ?? "none";
  if (times.length === 0) return null;
  const isCrowded = times.length > MOST_NAMED;
  return (
    <ul class="clocks" aria-label={say("clocks")}>
      {times.map((time) => (
        <li key={time.seat} data-clock={time.seat} data-little={isLittle(type, time) || undefined}>
          {time.seat === match.seat ? say("you") : <Who seat={time.seat} match={match} isCrowded={isCrowded} />}{" "}
          <span class="clock-time">{timeSaid(type, time, match.stream.now(), locale.value, say("until"))}</span>
        </li>
      ))}
    </ul>
  );
}

interface WhoProps {
  readonly match: RemoteMatch;
  readonly seat: number;
  readonly isCrowded: boolean;
}

/** Whose clock it is: the name, or the disc if many run. */
function Who({ match, seat, isCrowded }: WhoProps) {
  const name = match.names.value[seat] ?? "";
  if (!isCrowded) return <Name class="clock-who">{name}</Name>;
  return (
    <span title={name}>
      <PlayerDisc seat={seat} class="clock-disc" />
      <span class="visually-hidden">{name}</span>
    </span>
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
