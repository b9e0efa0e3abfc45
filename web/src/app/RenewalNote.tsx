import { useEffect, useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { halfMade } from "../table/half-made.ts";
import { renewal } from "./renewal.ts";

/** Milliseconds a note stays, since it covers part of the page. */
const GLANCE = 8000;

/** Says that a newer build is available and when it will be loaded; afterwards, that it was. It cannot be clicked. */
export function RenewalNote() {
  const say = useWords(SHELL);
  const now = renewal.value;
  const [read, setRead] = useState<typeof now>();
  useEffect(() => {
    if (now === undefined) return;
    const timer = setTimeout(() => setRead(now), GLANCE);
    return () => clearTimeout(timer);
  }, [now]);
  const waiting = halfMade.value ? say("renewal.later") : say("renewal.soon");
  return (
    <div class="renewal" role="status" data-renewal={now} hidden={now === undefined || now === read}>
      {now === "taken" ? say("renewal.taken") : waiting}
    </div>
  );
}
