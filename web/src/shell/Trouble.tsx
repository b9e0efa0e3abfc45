import { useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { LostGame } from "../store/games.ts";
import { forgetful } from "../store/open.ts";
import { Icon } from "./icons.tsx";
import { reportOf } from "./report.ts";
import type { Session } from "./session.ts";

/** Problems outside the game itself: a bot, the store, another window. */
export function TroubleLine({ session }: { readonly session: Session }) {
  const say = useWords(SHELL);
  const trouble = session.trouble.value;
  if (trouble === undefined)
    return forgetful.value ? (
      <p class="refusal">
        <Icon name="warning" /> {say("trouble.memory")}
      </p>
    ) : null;
  const lost = trouble instanceof LostGame;
  return (
    <div class="refusal" role="alert">
      <Icon name="warning" />
      <span>{lost ? say("trouble.lost") : say("trouble.title")}</span>
      {!lost && <Report error={trouble} />}
      <button type="button" class="button quiet" onClick={() => void session.recover()}>
        {say("play.dismiss")}
      </button>
    </div>
  );
}

/** A problem report to send us, with the record and the decision at which it happened. */
export function Report({ error }: { readonly error: unknown }) {
  const say = useWords(SHELL);
  const [copied, setCopied] = useState(false);
  const text = reportOf(error);
  return (
    <details class="report">
      <summary class="button">{say("trouble.report")}</summary>
      <p>{say("trouble.reportHint")}</p>
      <textarea readOnly rows={10} aria-label={say("trouble.report")} value={text} />
      <button
        type="button"
        class="button"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {copied ? say("trouble.copied") : say("trouble.copy")}
      </button>
    </details>
  );
}
