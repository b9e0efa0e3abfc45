import type { ClockSettings as Clock } from "@montan/protocol";
import { useId } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { CLOCK_LIMITS, CLOCK_TYPES, USUAL_CLOCK } from "../../store/last-table.ts";
import { Choice } from "../Choice.tsx";
import { QuietHours } from "./QuietHours.tsx";

interface ClockProps<C extends Clock = Clock> {
  readonly clock: C;
  onClock(clock: Clock): void;
}

export function ClockSettings({ clock, onClock }: ClockProps) {
  const say = useWords(LOBBY);
  return (
    <div class="clock-settings">
      <Choice
        label={say("clock")}
        action="clock"
        all={CLOCK_TYPES}
        labels={{ none: say("clock.none"), live: say("clock.live"), days: say("clock.days") }}
        now={clock.type}
        hint={say(`clock.${clock.type}.hint`)}
        onChoose={(type) => onClock(USUAL_CLOCK[type])}
      />
      {clock.type === "live" && <Live clock={clock} onClock={onClock} />}
      {clock.type === "days" && <Days clock={clock} onClock={onClock} />}
    </div>
  );
}

function Live({ clock, onClock }: ClockProps<Extract<Clock, { type: "live" }>>) {
  const say = useWords(LOBBY);
  return (
    <div class="clock-figures">
      <Figure
        label={say("clock.minutes")}
        action="minutes"
        limits={CLOCK_LIMITS.minutes}
        now={clock.minutes}
        onFigure={(minutes) => onClock({ ...clock, minutes })}
      />
      <Figure
        label={say("clock.increment")}
        action="increment"
        limits={CLOCK_LIMITS.increment}
        now={clock.increment}
        onFigure={(increment) => onClock({ ...clock, increment })}
      />
    </div>
  );
}

function Days({ clock, onClock }: ClockProps<Extract<Clock, { type: "days" }>>) {
  const say = useWords(LOBBY);
  const { quiet, ...always } = clock;
  return (
    <>
      <div class="clock-figures">
        <Figure
          label={say("clock.daysEach")}
          action="days"
          limits={CLOCK_LIMITS.days}
          now={clock.days}
          onFigure={(days) => onClock({ ...clock, days })}
        />
      </div>
      <QuietHours
        label={say("clock.quiet")}
        now={quiet}
        onQuiet={(chosen) => onClock(chosen === undefined ? always : { ...clock, quiet: chosen })}
      />
      <p class="hint">{say("clock.quietHint")}</p>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly action: string;
  readonly limits: { readonly min: number; readonly max: number };
  readonly now: number;
  onFigure(figure: number): void;
}

/** A whole number; anything else, or out of bounds, stays in the field and is refused by the browser's own message. */
function Figure({ label, action, limits: { min, max }, now, onFigure }: FigureProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={max}
        step={1}
        value={now}
        data-action={action}
        onInput={({ currentTarget }) => {
          if (currentTarget.checkValidity()) onFigure(currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
