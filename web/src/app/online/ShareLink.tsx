import { useEffect, useId, useState } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../shell/icons.tsx";

interface ShareProps {
  readonly label: string;
  readonly address: string;
  /** The text sent with it. */
  readonly text: string;
  /** A more prominent button. */
  readonly primary?: boolean;
}

/** An address to copy, or to hand to the system's share menu. */
export function ShareLink({ label, address, text, primary = false }: ShareProps) {
  const say = useWords(LOBBY);
  const id = useId();
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [address]);
  const copy = async () => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
    // Not every browser lets a page write to the clipboard; selected text can be copied by hand.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  // Closing the share menu is not an error.
  const share = () => void navigator.share({ text, url: address }).catch(() => {});
  const canShare = typeof navigator.share === "function";
  return (
    <div class="share-link">
      <div class="field">
        <label for={id}>{label}</label>
        <input id={id} readOnly value={address} data-link onFocus={({ currentTarget }) => currentTarget.select()} />
      </div>
      <div class="button-row">
        {canShare && (
          <button type="button" class={primary ? "button primary" : "button"} data-action="share-link" onClick={share}>
            <Icon name="share" /> {say("link.share")}
          </button>
        )}
        <button
          type="button"
          class={primary && !canShare ? "button primary" : "button"}
          data-action="copy-link"
          onClick={() => void copy()}
        >
          <Icon name="copy" /> {say("link.copy")}
        </button>
        <span class="hint" role="status">
          {copied && say("link.copied")}
        </span>
      </div>
    </div>
  );
}
