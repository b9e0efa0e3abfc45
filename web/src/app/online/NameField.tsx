import { useId } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { me } from "../../online/server.ts";
import { MAX_ONLINE_NAME, type Naming } from "./use-name.ts";

/** Asks for a name unless the server knows the person; shows what is wrong with it. */
export function NameField({ naming }: { readonly naming: Naming }) {
  const say = useWords(LOBBY);
  const id = useId();
  const known = me.value;
  return (
    <>
      {known === undefined ? (
        <div class="field online-name">
          <label for={id}>{say("name.label")}</label>
          <input
            id={id}
            value={naming.name}
            maxLength={MAX_ONLINE_NAME}
            autoComplete="nickname"
            autoCapitalize="words"
            enterkeyhint="go"
            spellcheck={false}
            data-action="online-name"
            aria-describedby={`${id}-hint`}
            onInput={({ currentTarget }) => naming.write(currentTarget.value)}
          />
          <p class="hint" id={`${id}-hint`}>
            {say("name.hint")}
          </p>
        </div>
      ) : (
        <p class="hint" data-me>
          {say("name.known", { name: known.name })}
        </p>
      )}
      <p class="refusal" role="alert" data-refusal hidden={naming.refusal === ""}>
        {naming.refusal}
      </p>
    </>
  );
}
