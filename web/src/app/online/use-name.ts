import { useState } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { comeAs, me } from "../../online/server.ts";
import { change, settings } from "../../store/settings.ts";
import { type Acting, useActing } from "./use-acting.ts";

/** The maximum length on the server. */
export const MAX_ONLINE_NAME = 24;

/** The person's name, and doing something under it; a person without a name gets it first. */
export interface Naming extends Acting {
  readonly name: string;
  write(name: string): void;
}

export function useName(): Naming {
  const say = useWords(LOBBY);
  const { act, busy, refusal } = useActing();
  const [name, write] = useState(() => settings.value.name.trim().slice(0, MAX_ONLINE_NAME));
  const [missing, setMissing] = useState(false);
  const actNamed = async (job: () => Promise<unknown>) => {
    const wanted = name.trim();
    const isNew = me.value === undefined;
    setMissing(isNew && wanted === "");
    if (isNew && wanted === "") {
      document.querySelector<HTMLInputElement>("[data-action=online-name]")?.focus();
      return;
    }
    await act(async () => {
      if (isNew) {
        await comeAs(wanted);
        change({ name: wanted });
      }
      await job();
    });
  };
  return { name, write, act: actNamed, busy, refusal: missing ? say("name.missing") : refusal };
}
