import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { blocked, lift } from "../../online/blocked.ts";
import { Refused } from "./Refused.tsx";
import { useDeed } from "./use-deed.ts";

export function BlockedPeople() {
  const say = useWords(ACCOUNT);
  const { busy, refusal, act } = useDeed();
  const people = blocked.value;
  return (
    <section class="account-part">
      <h2>{say("blocks.title")}</h2>
      <p class="hint">{people.length === 0 ? say("blocks.none") : say("blocks.hint")}</p>
      <ul class="account-list" data-blocked={people.length}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              class="button quiet"
              data-action="unblock"
              aria-label={say("blocks.lift", { name })}
              disabled={busy}
              onClick={() => void act(() => lift(id))}
            >
              {say("block.undo")}
            </button>
          </li>
        ))}
      </ul>
      <Refused why={refusal} />
    </section>
  );
}
