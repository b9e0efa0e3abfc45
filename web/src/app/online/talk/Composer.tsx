import { REACTIONS } from "@montan/protocol";
import { useId } from "preact/hooks";
import { TALK } from "../../../i18n/talk.ts";
import { useWords } from "../../../i18n/words.ts";
import { LONGEST_LINE, type Talk } from "../../../online/talk.ts";
import { useRefusalSaid } from "./said.ts";

/** Writes to the chat: a reaction with one tap, or text. */
export function Composer({ talk }: { readonly talk: Talk }) {
  const say = useWords(TALK);
  const said = useRefusalSaid();
  const id = useId();
  const failure = talk.failure.value;
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void talk.send();
      }}
    >
      <fieldset class="reactions">
        <legend class="visually-hidden">{say("reactions")}</legend>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class="button reaction-button"
            data-action={`react-${reaction}`}
            onClick={() => void talk.react(reaction)}
          >
            {say(`reaction.${reaction}`)}
          </button>
        ))}
      </fieldset>
      <label class="visually-hidden" for={id}>
        {say("write")}
      </label>
      <div class="composer-line">
        <textarea
          id={id}
          class="talk-text"
          rows={2}
          dir="auto"
          placeholder={say("write")}
          maxLength={LONGEST_LINE}
          value={talk.draft.value}
          data-action="write"
          enterkeyhint="send"
          onInput={({ currentTarget }) => {
            talk.draft.value = currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            void talk.send();
          }}
        />
        <button type="submit" class="button primary" data-action="send" disabled={!talk.begun.value}>
          {say("send")}
        </button>
      </div>
      <p class="hint talk-status" role="status">
        {talk.sending.value && say("sending")}
      </p>
      <p class="refusal" role="alert" hidden={failure === undefined}>
        {failure !== undefined && said(failure)}
      </p>
    </form>
  );
}
