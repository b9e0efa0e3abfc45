import { useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { deleteMe } from "../../online/account.ts";
import { Refused } from "./Refused.tsx";
import { startAnew } from "./start-anew.ts";
import { useDeed } from "./use-deed.ts";

export function OwnData() {
  const say = useWords(ACCOUNT);
  const [sure, setSure] = useState(false);
  const { busy, refusal, act } = useDeed();
  const remove = async () => {
    if (await act(deleteMe)) startAnew("home");
  };
  return (
    <section class="account-part">
      <h2>{say("data.title")}</h2>
      <div class="button-row">
        <a class="button" href="./api/me/export" download="montan.json" data-action="export">
          {say("data.export")}
        </a>
        <button
          type="button"
          class="button quiet"
          data-action="delete-account"
          aria-expanded={sure}
          onClick={() => setSure(!sure)}
        >
          {say("data.delete")}
        </button>
      </div>
      {sure && (
        <div class="account-sure">
          <p>{say("data.deleteText")}</p>
          <div class="button-row">
            <button
              type="button"
              class="button danger"
              data-action="delete-everything"
              disabled={busy}
              onClick={() => void remove()}
            >
              {say("data.deleteYes")}
            </button>
            <button type="button" class="button" data-action="keep-account" onClick={() => setSure(false)}>
              {say("data.deleteNo")}
            </button>
          </div>
        </div>
      )}
      <Refused why={refusal} />
    </section>
  );
}
