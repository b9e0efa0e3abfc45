import { useId, useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { rename } from "../../online/account.ts";
import { Refused } from "./Refused.tsx";
import { useDeed } from "./use-deed.ts";

/** The maximum length on the server. */
const LONGEST = 24;

export function OwnName({ name, onChanged }: { readonly name: string; readonly onChanged: () => void }) {
  const say = useWords(ACCOUNT);
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState(false);
  const { busy, refusal, act } = useDeed();
  const save = async () => {
    if (!(await act(() => rename(typed)))) return;
    setSaved(true);
    onChanged();
  };
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div class="field">
        <label for={id}>{say("who.name")}</label>
        <input
          id={id}
          value={typed}
          maxLength={LONGEST}
          autoComplete="nickname"
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setSaved(false);
          }}
        />
      </div>
      <button
        type="submit"
        class="button"
        data-action="rename"
        disabled={busy || typed.trim() === "" || typed === name}
      >
        {say("who.save")}
      </button>
      <p class="hint" role="status">
        {saved && say("who.saved")}
      </p>
      <Refused why={refusal} />
    </form>
  );
}
