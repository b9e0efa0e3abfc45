import { GAME_IDS } from "../games.ts";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { link } from "../router.ts";
import { LID } from "../titles.ts";

/** Links to the component profiles of each game. */
export function ProfileLinks() {
  const say = useWords(SHELL);
  return (
    <div class="button-row">
      {GAME_IDS.map((id) => (
        <a key={id} class="button" href={link("components", id)} data-action="edit-profiles">
          {say(LID[id].title)}
        </a>
      ))}
    </div>
  );
}
