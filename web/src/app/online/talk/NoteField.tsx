import { useEffect, useId, useMemo } from "preact/hooks";
import { TALK } from "../../../i18n/talk.ts";
import { useWords } from "../../../i18n/words.ts";
import { LONGEST_NOTE, Note } from "../../../online/note.ts";
import "./talk.css";

interface NoteProps {
  readonly table: string;
  /** Whose note. */
  readonly person: string;
}

/** A private note; it is saved when the person pauses. */
export function NoteField({ table, person }: NoteProps) {
  const say = useWords(TALK);
  const id = useId();
  const note = useMemo(() => new Note(table, person), [table, person]);
  useEffect(() => {
    void note.open();
    return () => note.close();
  }, [note]);
  const status = note.status.value;
  const isUntouched = status === "saved" && note.text.value === "";
  return (
    <section class="own-note" data-note={status}>
      <label class="talk-title" for={id}>
        {say("note.title")}
      </label>
      <textarea
        id={id}
        class="talk-text"
        rows={3}
        dir="auto"
        maxLength={LONGEST_NOTE}
        readOnly={status === "reading"}
        value={note.text.value}
        aria-describedby={`${id}-status`}
        data-action="note"
        onInput={({ currentTarget }) => note.type(currentTarget.value)}
      />
      <p class="hint" role="status" id={`${id}-status`}>
        {say("note.hint")} {!isUntouched && say(`note.${status}`)}
      </p>
    </section>
  );
}
