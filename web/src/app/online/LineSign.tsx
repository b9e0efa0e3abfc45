import type { ReadonlySignal } from "@preact/signals";
import { ONLINE_TABLE } from "../../i18n/online-table.ts";
import { useWords } from "../../i18n/words.ts";
import type { Status } from "../../online/connection.ts";
import { locale } from "../../store/settings.ts";
import "./line-sign.css";

/** Whether what was done here is stored, being sent, or waiting for the connection. */
export function LineSign({ status }: { readonly status: ReadonlySignal<Status> }) {
  const say = useWords(ONLINE_TABLE);
  const now = status.value;
  if (now.is === "over")
    return (
      <p class="line-sign" data-line="over" role="alert">
        {say(`line.${now.why}`)}{" "}
        <button type="button" class="button quiet" data-action="reload-page" onClick={() => location.reload()}>
          {say("line.reload")}
        </button>
      </p>
    );
  if (now.is === "reconnecting") return <Reconnecting since={now.since} />;
  const text = say(`line.${now.is}`);
  return (
    <p class="line-sign" data-line={now.is} title={text} role="status">
      <span class="line-dot" aria-hidden="true" />
      <span class="visually-hidden">{text}</span>
    </p>
  );
}

/** Said in few words where the bar has no room for all of them. */
function Reconnecting({ since }: { readonly since: number }) {
  const say = useWords(ONLINE_TABLE);
  const text = say("line.reconnecting", { time: clockTime(since, "medium") });
  return (
    <p class="line-sign" data-line="reconnecting" title={text} role="status">
      <span class="line-dot" aria-hidden="true" />
      <span class="line-text">{text}</span>
      <span class="line-short" aria-hidden="true">
        {say("line.cut", { time: clockTime(since, "short") })}
      </span>
    </p>
  );
}

function clockTime(at: number, timeStyle: "medium" | "short"): string {
  return new Intl.DateTimeFormat(locale.value, { timeStyle }).format(at);
}
