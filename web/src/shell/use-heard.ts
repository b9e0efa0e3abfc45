import { useEffect, useRef } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { sayIn } from "../i18n/words.ts";
import type { Sound } from "../playable.ts";
import { locale, settings } from "../store/settings.ts";
import { linesOf, typeOf } from "./sentences.ts";
import { playSounds } from "./sounds.ts";
import type { Scene } from "./use-scene.ts";

/** Plays the sounds of what happens, and a bell when the person is asked. */
export function useSounds({ session, frame }: Scene): void {
  const asked = frame.pending !== undefined;
  const wasAsked = useRef(asked);
  useEffect(() => {
    const { sounds } = session.match.playable.manner;
    const made: Sound[] = frame.events.flatMap((event) => sounds[typeOf(event)] ?? []);
    if (asked && !wasAsked.current) made.push("bell");
    wasAsked.current = asked;
    if (settings.peek().sound) playSounds(made);
  }, [frame.events, asked]);
}

/** What a screen reader announces: what happened since the last announcement, and what is asked now. */
export function useAnnouncement({ session, frame }: Scene): string {
  const { playable } = session.match;
  const { game } = playable;
  const names = session.match.names.value;
  const speech = { locale: locale.value, names };
  const told = linesOf(playable, frame.events, speech).map(({ text }) => text);
  if (frame.pending !== undefined) {
    const name = names[session.sitting.value ?? 0] ?? "";
    told.push(
      `${sayIn(SHELL, locale.value)("play.asks", { name })} ${game.describe(frame.pending, { ...speech, view: frame.view })}`,
    );
  }
  return told.join(" ");
}
