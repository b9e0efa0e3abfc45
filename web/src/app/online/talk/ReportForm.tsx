import { useId, useState } from "preact/hooks";
import { TALK } from "../../../i18n/talk.ts";
import { useWords } from "../../../i18n/words.ts";
import { report } from "../../../online/account.ts";
import { useHalfMade } from "../../../table/half-made.ts";
import type { AboutProps } from "./PersonMenu.tsx";

/** The longest report that the server accepts. */
const LONGEST = 500;

interface ReportProps extends AboutProps {
  onSent(): void;
  onCancel(): void;
}

/** A report to whoever runs the server, with the line of chat it is about. */
export function ReportForm({ stream, person, line, acting: { act, busy }, onSent, onCancel }: ReportProps) {
  const say = useWords(TALK);
  const id = useId();
  const [text, setText] = useState("");
  const isBegun = text.trim() !== "";
  useHalfMade(isBegun);
  const send = async () => {
    const about = { person: person.id, table: stream.table, ...(line !== undefined && { line: line.line }) };
    await report({ ...about, text });
    onSent();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void act(send);
      }}
    >
      <div class="field">
        <label for={id}>{say("reportAsk")}</label>
        {line?.text !== undefined && <span class="hint">{say("reportLine")}</span>}
        <textarea
          id={id}
          class="talk-text"
          rows={3}
          dir="auto"
          maxLength={LONGEST}
          value={text}
          data-first
          data-action="report-text"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div class="button-row">
        <button type="submit" class="button primary" data-action="send-report" disabled={busy || !isBegun}>
          {say("reportSend")}
        </button>
        <button type="button" class="button" data-action="report-no" onClick={onCancel}>
          {say("cancel")}
        </button>
      </div>
    </form>
  );
}
