import type { Seat } from "@montan/engine";
import { useId } from "preact/hooks";
import { SETUP } from "../../i18n/setup.ts";
import { useWords } from "../../i18n/words.ts";

interface FirstPlayerProps {
  /** The names of the seats. */
  readonly names: readonly string[];
  /** undefined: drawn. */
  readonly first: Seat | undefined;
  onFirst(first: Seat | undefined): void;
}

/** Who begins: a seat the players choose, or a random one. */
export function FirstPlayer({ names, first, onFirst }: FirstPlayerProps) {
  const say = useWords(SETUP);
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{say("firstPlayer")}</label>
      <select
        id={id}
        value={first ?? ""}
        data-action="first-player"
        onChange={({ currentTarget: { value } }) => onFirst(value === "" ? undefined : Number(value))}
      >
        <option value="">{say("firstPlayer.drawn")}</option>
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
