import { LOBBY } from "../../../i18n/lobby.ts";
import { TALK, type TalkKey } from "../../../i18n/talk.ts";
import { useWords } from "../../../i18n/words.ts";
import { Refusal } from "../../../online/api.ts";
import { refusalSaid } from "../said.ts";
import { type Acting, useActing } from "../use-acting.ts";

const REFUSALS = {
  muted: "refused.muted",
  "wrong-room": "refused.wrong-room",
  malformed: "refused.malformed",
  "no-line": "refused.no-line",
  "no-person": "refused.gone",
  "not-found": "refused.gone",
} as const satisfies Readonly<Record<string, TalkKey>>;

/** Why an action between people did not work, in words. */
export function useRefusalSaid(): (error: unknown) => string {
  const say = useWords(TALK);
  const sayLobby = useWords(LOBBY);
  return (error) => {
    if (!(error instanceof Refusal)) return refusalSaid(error, sayLobby);
    const { code } = error;
    if (Object.hasOwn(REFUSALS, code)) return say(REFUSALS[code as keyof typeof REFUSALS]);
    return refusalSaid(error, sayLobby);
  };
}

export function useActingTogether(): Acting {
  return useActing(useRefusalSaid());
}
