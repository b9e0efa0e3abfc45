import type { Seat } from "@montan/engine";
import { useId } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";

interface SeenByProps {
  readonly names: readonly string[];
  /** The seats whose view may be shown. */
  readonly seats: readonly Seat[];
  readonly seat: Seat | undefined;
  onSeat(seat: Seat | undefined): void;
}

/** Chooses whose view a table shows. */
export function SeenBy({ names, seats, seat, onSeat }: SeenByProps) {
  const say = useWords(SHELL);
  const id = useId();
  return (
    <span class="seen-by">
      <label for={id}>{say("replay.seenBy")}</label>
      <select
        id={id}
        value={seat ?? ""}
        data-action="seen-by"
        onChange={({ currentTarget }) => onSeat(currentTarget.value === "" ? undefined : Number(currentTarget.value))}
      >
        {seats.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
        <option value="">{say("replay.spectator")}</option>
      </select>
    </span>
  );
}
