import type { Me } from "@montan/protocol";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { addPasskey, removePasskey } from "../../online/account.ts";
import { server } from "../../online/server.ts";
import { EmailWay } from "./EmailWay.tsx";
import { KeyWay } from "./KeyWay.tsx";
import { Refused } from "./Refused.tsx";
import { daySaid } from "./said.ts";
import { useDeed } from "./use-deed.ts";

interface WayProps {
  readonly who: Me;
  readonly onChanged: () => void;
}

/** The ways to sign in; the first one added turns a guest into an account. */
export function KeptBy({ who, onChanged }: WayProps) {
  const say = useWords(ACCOUNT);
  return (
    <section class="account-part">
      <h2>{say("keep.title")}</h2>
      <PasskeyWay who={who} onChanged={onChanged} />
      <KeyWay name={who.person.name} isThere={who.recoveryKey} onChanged={onChanged} />
      {server.value?.mail && <EmailWay email={who.email} onChanged={onChanged} />}
    </section>
  );
}

function PasskeyWay({ who, onChanged }: WayProps) {
  const say = useWords(ACCOUNT);
  const { busy, refusal, act } = useDeed();
  const change = async (job: () => Promise<unknown>) => {
    if (await act(job)) onChanged();
  };
  const offered = server.value?.passkeys === true && typeof PublicKeyCredential !== "undefined";
  return (
    <div class="account-way">
      <h3>{say("passkey.name")}</h3>
      <p class="hint">{offered ? say("passkey.hint") : say("passkey.missing")}</p>
      <ul class="account-list">
        {who.passkeys.map(({ id, device, createdAt, usedAt }) => (
          <li key={id}>
            <span>{say("passkey.line", { device, added: daySaid(createdAt), used: daySaid(usedAt) })}</span>
            <button
              type="button"
              class="button quiet"
              data-action="remove-passkey"
              aria-label={say("passkey.removeLabel", { device })}
              disabled={busy}
              onClick={() => void change(() => removePasskey(id))}
            >
              {say("passkey.remove")}
            </button>
          </li>
        ))}
      </ul>
      {offered && (
        <button
          type="button"
          class="button"
          data-action="add-passkey"
          disabled={busy}
          onClick={() => void change(addPasskey)}
        >
          {say("passkey.add")}
        </button>
      )}
      <Refused why={refusal} />
    </div>
  );
}
