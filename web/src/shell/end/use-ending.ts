import type { Result } from "@montan/engine";
import { useEffect, useRef, useState } from "preact/hooks";
import { fades, motion } from "../../store/settings.ts";
import type { Session } from "../session.ts";

/** The last move is shown before the end. */
const LAST_LOOK = 1400;

interface Shown {
  readonly result: Result;
  /** The game has just ended. */
  readonly fresh: boolean;
}

interface EndingState {
  /** What is shown over the table; undefined: nothing. */
  readonly shown: Shown | undefined;
  open(): void;
  close(): void;
}

/** People who see a game end are shown the ending; those who open a finished game can ask for it. */
export function useEnding(session: Session): EndingState {
  const { match, over, staging, peek } = session;
  const [shown, show] = useState<Shown>();
  const seen = useRef(over.value);
  const ended = over.value && staging.act.value === undefined && peek.value === undefined;
  const present = (fresh: boolean) => {
    const result = match.game.result(match.state.value);
    show(result && { result, fresh });
  };
  useEffect(() => {
    if (!over.value) {
      seen.current = false;
      show(undefined);
    }
    if (!ended || seen.current) return;
    const timer = setTimeout(
      () => {
        seen.current = true;
        present(true);
      },
      motion.value === 0 || fades.value ? 0 : LAST_LOOK / motion.value,
    );
    return () => clearTimeout(timer);
  }, [over.value, ended]);
  return { shown, open: () => present(false), close: () => show(undefined) };
}
