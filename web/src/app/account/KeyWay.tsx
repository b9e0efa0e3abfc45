import { useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { makeRecoveryKey } from "../../online/account.ts";
import { saveText } from "../../shell/files.ts";
import { useHalfMade } from "../../table/half-made.ts";
import { Refused } from "./Refused.tsx";
import { Secret } from "./Secret.tsx";
import { useDeed } from "./use-deed.ts";

interface KeyWayProps {
  readonly name: string;
  readonly isThere: boolean;
  readonly onChanged: () => void;
}

/** A recovery key, shown once so that its owner can save it. */
export function KeyWay({ name, isThere, onChanged }: KeyWayProps) {
  const say = useWords(ACCOUNT);
  const [key, setKey] = useState<string>();
  const { busy, refusal, act } = useDeed();
  // A newer build of the page would remove the key before it is saved.
  useHalfMade(key !== undefined);
  const make = () => act(async () => setKey(await makeRecoveryKey()));
  const save = (secret: string) => {
    const { host } = location;
    saveText(`montan-${host.replaceAll(":", "-")}.txt`, `${say("key.file", { name, address: host })}\n\n${secret}\n`);
  };
  return (
    <div class="account-way">
      <h3>{say("key.name")}</h3>
      <p class="hint">{isThere ? say("key.there") : say("key.hint")}</p>
      {key === undefined ? (
        <button type="button" class="button" data-action="make-key" disabled={busy} onClick={() => void make()}>
          {isThere ? say("key.renew") : say("key.make")}
        </button>
      ) : (
        <Secret
          said={say("key.shown")}
          label={say("key.label")}
          secret={key}
          onSave={() => save(key)}
          onDone={() => {
            setKey(undefined);
            onChanged();
          }}
        />
      )}
      <Refused why={refusal} />
    </div>
  );
}
