import { useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { mailToAdd, removeEmail } from "../../online/account.ts";
import { locale } from "../../store/settings.ts";
import { EmailForm } from "./EmailForm.tsx";
import { Refused } from "./Refused.tsx";
import { useDeed } from "./use-deed.ts";

interface EmailWayProps {
  readonly email: string | undefined;
  readonly onChanged: () => void;
}

/** An address that links to sign in are sent to. */
export function EmailWay({ email, onChanged }: EmailWayProps) {
  const say = useWords(ACCOUNT);
  const [sent, setSent] = useState<string>();
  const { busy, refusal, act } = useDeed();
  const remove = async () => {
    if (await act(removeEmail)) onChanged();
  };
  return (
    <div class="account-way">
      <h3>{say("email.name")}</h3>
      <p class="hint">{say("email.hint")}</p>
      {email !== undefined && (
        <button
          type="button"
          class="button quiet"
          data-action="remove-email"
          disabled={busy}
          onClick={() => void remove()}
        >
          {say("email.remove", { email })}
        </button>
      )}
      <EmailForm
        action={email === undefined ? say("email.add") : say("email.change")}
        busy={busy}
        onSend={async (address) => {
          if (await act(() => mailToAdd(address, locale.value))) setSent(address);
        }}
      />
      <p class="hint" role="status">
        {sent !== undefined && say("email.sent", { email: sent })}
      </p>
      <Refused why={refusal} />
    </div>
  );
}
