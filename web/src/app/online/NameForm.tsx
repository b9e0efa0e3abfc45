import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { NameField } from "./NameField.tsx";
import { useName } from "./use-name.ts";

/** Only a name: afterwards the server knows the person. */
export function NameForm({ why }: { readonly why: string }) {
  const say = useWords(LOBBY);
  const naming = useName();
  return (
    <form
      class="narrow"
      onSubmit={(event) => {
        event.preventDefault();
        void naming.act(async () => {});
      }}
    >
      <p class="lead">{why}</p>
      <NameField naming={naming} />
      <button type="submit" class="button primary large" data-action="come-in" disabled={naming.busy}>
        {say("name.enter")}
      </button>
    </form>
  );
}
