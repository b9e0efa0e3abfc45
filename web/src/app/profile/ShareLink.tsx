import { useId, useState } from "preact/hooks";
import { PROFILE } from "../../i18n/profile.ts";
import { useWords } from "../../i18n/words.ts";
import { link } from "../../router.ts";
import { type ProfileText, shareCode } from "./profile-text.ts";

/** The profile as a link to send. It is made on request, from what is in the editor then. */
export function ShareLink({ text, usable }: { readonly text: ProfileText; readonly usable: boolean }) {
  const say = useWords(PROFILE);
  const id = useId();
  const [address, setAddress] = useState<string>();
  const [copied, setCopied] = useState(false);
  const changed = Object.keys(text.components as object).length > 0;
  const share = async () => {
    const code = await shareCode(text);
    const made = new URL(link("components", text.game, code), location.href).href;
    setAddress(made);
    // Not every browser lets a page write to the clipboard; the field below can be copied by hand.
    await navigator.clipboard?.writeText(made).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div class="profile-share">
      <button
        type="button"
        class="button"
        data-action="share-profile"
        disabled={!usable || !changed}
        onClick={() => void share()}
      >
        {say("share")}
      </button>
      {address !== undefined && (
        <div class="field">
          <label for={id}>{say("shareLabel")}</label>
          <input
            id={id}
            readOnly
            value={address}
            data-share
            aria-describedby={`${id}-hint`}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p class="hint" id={`${id}-hint`} role="status">
            {copied && say("shareCopied")} {say("shareHint")}
          </p>
        </div>
      )}
    </div>
  );
}
