import { DeskBell } from "../../art/carnegie/round.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";

/** The desk bell of the first player. */
export function FirstPlayer() {
  const say = useWords(CARNEGIE_BOARDS);
  return (
    <span class="bell" role="img" aria-label={say("first-player")} title={say("first-player")}>
      <DeskBell />
    </span>
  );
}
