import type { CodedError } from "@montan/engine";
import { ONLINE_TABLE } from "../i18n/online-table.ts";
import { sayIn } from "../i18n/words.ts";
import type { Playable } from "../playable.ts";

/**
 * A game for a match that gets only views, which are redacted already. `isStopped`: it has ended without a result, and
 * nobody is asked any more.
 */
export function ofViews(playable: Playable, isStopped: () => boolean): Playable {
  const { game } = playable;
  return {
    ...playable,
    game: {
      ...game,
      view: (state) => state,
      redact: (event) => event,
      deciders: (state) => (isStopped() ? [] : game.deciders(state)),
      describe: (thing, context) => {
        const key = `refused.${(thing as Partial<CodedError>).code}`;
        return isSaid(key) ? sayIn(ONLINE_TABLE, context.locale)(key) : game.describe(thing, context);
      },
    },
  };
}

type RefusalKey = Extract<keyof (typeof ONLINE_TABLE)["en"], `refused.${string}`>;

function isSaid(key: string): key is RefusalKey {
  return Object.hasOwn(ONLINE_TABLE.en, key);
}
