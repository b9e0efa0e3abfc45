import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";

/** The desk bell of the first player. */
export function FirstPlayer() {
  const say = useWords(CARNEGIE_BOARDS);
  return (
    <span class="bell" role="img" aria-label={say("first-player")} title={say("first-player")}>
      <svg class="engraved" viewBox="0 0 24 24" aria-hidden="true">
        <path class="tint" d="M4 18q0-9 8-9t8 9Z" />
        <path d="M4 18q0-9 8-9t8 9ZM2.500 20.500h19M12 9V6M10 6h4" />
      </svg>
    </span>
  );
}
