import type { Preferences } from "@montan/protocol";
import { effect } from "@preact/signals";
import { change, readSettings, type Settings, settings } from "../store/settings.ts";
import { keepPreferences, readMe } from "./account.ts";
import { me } from "./server.ts";

/** The settings on which account and device last agreed, to know which of them has changed since. */
const AGREED = "montan.preferences";
/** A person trying out settings changes them several times. */
const PAUSE = 1_000;

/** The settings of the page follow the account; the name at this device's tables does not. */
export function followPreferences(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let following: string | undefined;
  effect(() => {
    const id = me.value?.id;
    following = undefined;
    if (id === undefined) return;
    void readMe().then(
      ({ preferences }) => {
        if (me.peek()?.id !== id) return;
        const agreed = localStorage.getItem(AGREED);
        const changedHere = agreed?.startsWith(`${id} `) === true && agreed !== written(id);
        if (preferences !== undefined && !changedHere) change(likings(fitting(preferences)));
        following = id;
        keep();
      },
      () => {},
    );
  });
  effect(() => {
    // Read first, so that every change of the settings gets here.
    const { value } = settings;
    if (following === undefined || localStorage.getItem(AGREED) === written(following, value)) return;
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE);
  });

  function keep(): void {
    if (following === undefined) return;
    const text = written(following);
    if (localStorage.getItem(AGREED) === text) return;
    void keepPreferences(likings(settings.peek())).then(
      () => localStorage.setItem(AGREED, text),
      () => {},
    );
  }
}

function likings({ name: _, ...likes }: Settings): Omit<Settings, "name"> {
  return likes;
}

function written(person: string, all: Settings = settings.peek()): string {
  return `${person} ${JSON.stringify(likings(all))}`;
}

/** Data written by another edition of the page is checked like everything stored. */
function fitting(preferences: Preferences): Settings {
  return readSettings(JSON.stringify({ ...settings.peek(), ...preferences }), navigator.languages);
}
