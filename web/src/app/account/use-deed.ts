import { useRef, useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { refusalSaid } from "./said.ts";

export interface Deed {
  readonly busy: boolean;
  /** Why the last action did not work. */
  readonly refusal: string | undefined;
  /** Does one thing at a time; true: it worked. */
  act(job: () => Promise<unknown>): Promise<boolean>;
}

/** A request to the server, which may refuse it. `ownWords`: refusals that the page itself puts into words. */
export function useDeed(ownWords: (error: unknown) => string | undefined = () => undefined): Deed {
  const say = useWords(ACCOUNT);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const under = useRef(false);
  const act = async (job: () => Promise<unknown>) => {
    if (under.current) return false;
    under.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await job();
      return true;
    } catch (error) {
      setRefusal(ownWords(error) ?? refusalSaid(error, say));
      return false;
    } finally {
      under.current = false;
      setBusy(false);
    }
  };
  return { busy, refusal, act };
}
