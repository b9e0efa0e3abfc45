import { useId, useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { makeBot, type OwnBot, readBots, removeBot, renewBot, type Told } from "../../online/account.ts";
import { Loading } from "../Loading.tsx";
import { useLoaded } from "../use-loaded.ts";
import { Refused } from "./Refused.tsx";
import { Secret } from "./Secret.tsx";
import { type Deed, useDeed } from "./use-deed.ts";

/** Accounts of programs, and their tokens. */
export function OwnBots({ isGuest }: { readonly isGuest: boolean }) {
  const say = useWords(ACCOUNT);
  return (
    <section class="account-part">
      <details>
        <summary>{say("bots.title")}</summary>
        <p class="hint">{say("bots.hint")}</p>
        {isGuest ? <p class="hint">{say("bots.needAccount")}</p> : <Bots />}
      </details>
    </section>
  );
}

function Bots() {
  const say = useWords(ACCOUNT);
  const [asked, setAsked] = useState(0);
  const loaded = useLoaded(readBots, [asked]);
  const [told, setTold] = useState<Told>();
  const deed = useDeed();
  const change = async (job: () => Promise<Told | unknown>) => {
    if (await deed.act(job)) setAsked(asked + 1);
  };
  return (
    <>
      {told !== undefined && (
        <Secret
          said={say("bots.token", { name: told.name })}
          label={say("bots.token", { name: told.name })}
          secret={told.secret}
          onDone={() => setTold(undefined)}
        />
      )}
      <Loading loaded={loaded}>
        {(bots) => (
          <ul class="account-list">
            {bots.map((bot) => (
              <Line
                key={bot.id}
                bot={bot}
                deed={deed}
                onRenew={() => void change(async () => setTold(await renewBot(bot.id)))}
                onRemove={() => void change(() => removeBot(bot.id))}
              />
            ))}
          </ul>
        )}
      </Loading>
      <NewBot busy={deed.busy} onName={(name) => change(async () => setTold(await makeBot(name)))} />
      <Refused why={deed.refusal} />
    </>
  );
}

interface LineProps {
  readonly bot: OwnBot;
  readonly deed: Deed;
  onRenew(): void;
  onRemove(): void;
}

function Line({ bot: { name }, deed: { busy }, onRenew, onRemove }: LineProps) {
  const say = useWords(ACCOUNT);
  return (
    <li>
      <span>{name}</span>
      <span class="button-row">
        <button type="button" class="button quiet" data-action="renew-bot" disabled={busy} onClick={onRenew}>
          {say("bots.renew", { name })}
        </button>
        <button type="button" class="button quiet" data-action="remove-bot" disabled={busy} onClick={onRemove}>
          {say("bots.remove", { name })}
        </button>
      </span>
    </li>
  );
}

function NewBot({ busy, onName }: { readonly busy: boolean; onName(name: string): Promise<void> }) {
  const say = useWords(ACCOUNT);
  const id = useId();
  const [name, setName] = useState("");
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void onName(name);
      }}
    >
      <div class="field">
        <label for={id}>{say("bots.name")}</label>
        <input
          id={id}
          required
          maxLength={24}
          autoComplete="off"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <button type="submit" class="button" data-action="make-bot" disabled={busy}>
        {say("bots.make")}
      </button>
    </form>
  );
}
