import type { Seat } from "@montan/engine";
import { useId } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";

interface SeenByProps {
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  onSeat(seat: Seat | undefined): void;
}

/** Whose eyes a table is seen with. */
export function SeenBy({ names, seat, onSeat }: SeenByProps) {
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
        {names.map((name, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
        <option value="">{say("replay.spectator")}</option>
      </select>
    </span>
  );
}
