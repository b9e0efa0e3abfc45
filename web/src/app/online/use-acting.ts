import { useState } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { refusalSaid } from "./said.ts";

export interface Acting {
  /** Runs the action unless another one is still running. */
  act(job: () => Promise<unknown>): Promise<void>;
  readonly busy: boolean;
  /** Why the last one did not work, in words; empty: it worked. */
  readonly refusal: string;
}

/** `said`: puts a refusal into words; default: as in the lobby. */
export function useActing(said?: (error: unknown) => string): Acting {
  const say = useWords(LOBBY);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const act = async (job: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setRefusal("");
    try {
      await job();
    } catch (error) {
      setRefusal(said?.(error) ?? refusalSaid(error, say));
    } finally {
      setBusy(false);
    }
  };
  return { act, busy, refusal };
}
