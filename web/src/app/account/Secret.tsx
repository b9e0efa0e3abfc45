import { useId, useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";

interface SecretProps {
  readonly said: string;
  readonly label: string;
  readonly secret: string;
  onSave?(): void;
  onDone(): void;
}

/** A secret that the server reveals once: to be copied or saved, and hidden when the person is done. */
export function Secret({ said, label, secret, onSave, onDone }: SecretProps) {
  const say = useWords(ACCOUNT);
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    // Not every browser lets a page write to the clipboard; the field can be copied by hand.
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div class="account-secret" data-secret>
      <p>
        <strong>{said}</strong>
      </p>
      <div class="field">
        <label for={id}>{label}</label>
        <input id={id} readOnly value={secret} onFocus={({ currentTarget }) => currentTarget.select()} />
      </div>
      <div class="button-row">
        <button type="button" class="button" data-action="copy-secret" onClick={() => void copy()}>
          {say("key.copy")}
        </button>
        {onSave !== undefined && (
          <button type="button" class="button" data-action="save-secret" onClick={onSave}>
            {say("key.save")}
          </button>
        )}
        <button type="button" class="button primary" data-action="secret-saved" onClick={onDone}>
          {say("key.done")}
        </button>
      </div>
      <p class="hint" role="status">
        {copied && say("key.copied")}
      </p>
    </div>
  );
}
