import { useState } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { refusalSaid } from "./said.ts";

export interface Acting {
  /** Does it unless something else is still being done. */
  act(job: () => Promise<unknown>): Promise<void>;
  readonly busy: boolean;
  /** Why the last one did not work, in words; empty: it did. */
  readonly refusal: string;
}

/** `said`: why it did not work; missing: as on the way to a table. */
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
