import { useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { useEmailLink as openLink } from "../../online/account.ts";
import { Page } from "../Page.tsx";
import { Refused } from "./Refused.tsx";
import { startAnew } from "./start-anew.ts";
import { useDeed } from "./use-deed.ts";
import "./account.css";

/** The page that a link in a mail opens. The person has to confirm: programs that open links press no buttons. */
export function EmailLinkPage({ token }: { readonly token: string }) {
  const say = useWords(ACCOUNT);
  const [over, setOver] = useState(false);
  const { busy, refusal, act } = useDeed();
  const open = async () => {
    if (await act(() => openLink(token))) startAnew("account");
    else setOver(true);
  };
  return (
    <Page title={say("link.title")}>
      <p>{say("link.hint")}</p>
      <button
        type="button"
        class="button primary large"
        data-action="use-link"
        disabled={busy || over}
        onClick={() => void open()}
      >
        {say("link.own")}
      </button>
      <Refused why={refusal} />
    </Page>
  );
}
