import type { ReminderSettings } from "@montan/protocol";
import { useId } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { CLOCK_LIMITS, USUAL_CLOCK } from "../../store/last-table.ts";
import { hourSaid } from "./said.ts";

type Quiet = NonNullable<ReminderSettings["quiet"]>;

interface QuietProps {
  readonly label: string;
  readonly now: Quiet | undefined;
  onQuiet(quiet: Quiet | undefined): void;
}

/** Hours of the day in which no deadline falls, if wanted. */
export function QuietHours({ label, now, onQuiet }: QuietProps) {
  const say = useWords(LOBBY);
  return (
    <>
      <label class="tick">
        <input
          type="checkbox"
          checked={now !== undefined}
          data-action="quiet"
          onChange={({ currentTarget }) => onQuiet(currentTarget.checked ? USUAL_CLOCK.days.quiet : undefined)}
        />
        <span>{label}</span>
      </label>
      {now !== undefined && (
        <div class="clock-figures">
          <Hour
            label={say("clock.from")}
            action="quiet-from"
            now={now.from}
            onHour={(from) => onQuiet({ ...now, from })}
          />
          <Hour label={say("clock.to")} action="quiet-to" now={now.to} onHour={(to) => onQuiet({ ...now, to })} />
        </div>
      )}
    </>
  );
}

interface HourProps {
  readonly label: string;
  readonly action: string;
  readonly now: number;
  onHour(hour: number): void;
}

/** An hour of the day. */
function Hour({ label, action, now, onHour }: HourProps) {
  const say = useWords(LOBBY);
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={now}
        data-action={action}
        onChange={({ currentTarget }) => onHour(Number(currentTarget.value))}
      >
        {Array.from({ length: CLOCK_LIMITS.hour.max + 1 }, (_, hour) => (
          <option key={hour} value={hour}>
            {hourSaid(hour, say)}
          </option>
        ))}
      </select>
    </div>
  );
}
