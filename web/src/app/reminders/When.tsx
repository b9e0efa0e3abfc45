import type { ReminderSettings } from "@montan/protocol";
import { useRef, useState } from "preact/hooks";
import { REMINDERS, type RemindersSay } from "../../i18n/reminders.ts";
import { useWords } from "../../i18n/words.ts";
import { DELAYS, settingsHere, writeSettings, zoneHere } from "../../online/reminders.ts";
import { locale } from "../../store/settings.ts";
import { Refused } from "../account/Refused.tsx";
import { Choice } from "../Choice.tsx";
import { QuietHours } from "../online/QuietHours.tsx";
import { duration } from "../online/times.ts";
import { useReminderDeed } from "./said.ts";

const MINUTE = 60_000;

interface WhenProps {
  readonly settings: ReminderSettings;
  /** They are still the defaults. */
  readonly isNew: boolean;
}

/** How long a table waits before it reminds, and when it never does. Every change applies at once. */
export function When({ settings, isNew }: WhenProps) {
  const say = useWords(REMINDERS);
  const [now, setNow] = useState(isNew ? settingsHere(settings) : settings);
  const [saved, setSaved] = useState(false);
  const { refusal, act } = useReminderDeed();
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const change = (wish: ReminderSettings) => {
    const next = settingsHere(wish);
    setNow(next);
    setSaved(false);
    // One after the other, so that the last change wins.
    before.current = before.current.then(async () => setSaved(await act(() => writeSettings(next))));
  };
  const { quiet, ...always } = now;
  return (
    <section class="account-part" data-when>
      <h2>{say("when.title")}</h2>
      <Choice
        label={say("when.delay")}
        action="delay"
        all={DELAYS.map(String)}
        labels={Object.fromEntries(DELAYS.map((delay) => [delay, delaySaid(delay, say)]))}
        now={String(now.delay)}
        onChoose={(delay) => change({ ...now, delay: Number(delay) })}
      />
      <QuietHours
        label={say("when.quiet")}
        now={quiet}
        onQuiet={(chosen) => change(chosen === undefined ? always : { ...now, quiet: chosen })}
      />
      <p class="hint" data-zone>
        {say("when.zone", { zone: now.zone })}
      </p>
      {now.zone !== zoneHere() && (
        <button type="button" class="button" data-action="zone-here" onClick={() => change(now)}>
          {say("when.zoneHere", { zone: zoneHere() })}
        </button>
      )}
      <p class="hint" role="status">
        {saved && say("when.saved")}
      </p>
      <Refused why={refusal} />
    </section>
  );
}

function delaySaid(minutes: number, say: RemindersSay): string {
  return minutes === 0 ? say("when.now") : duration(minutes * MINUTE, locale.value);
}
