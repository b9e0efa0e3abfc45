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
  const text =
    now.is === "reconnecting" ? say("line.reconnecting", { time: clockTime(now.since) }) : say(`line.${now.is}`);
  return (
    <p class="line-sign" data-line={now.is} title={text} role="status">
      <span class="line-dot" aria-hidden="true" />
      <span class={now.is === "reconnecting" ? "line-text" : "visually-hidden"}>{text}</span>
    </p>
  );
}

function clockTime(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { timeStyle: "medium" }).format(at);
}
