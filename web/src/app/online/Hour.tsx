import { useId } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { CLOCK_LIMITS } from "../../store/last-table.ts";
import { hourSaid } from "./said.ts";

interface HourProps {
  readonly label: string;
  readonly action: string;
  readonly now: number;
  onHour(hour: number): void;
}

/** An hour of the day. */
export function Hour({ label, action, now, onHour }: HourProps) {
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
