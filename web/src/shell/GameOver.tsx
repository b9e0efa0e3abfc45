import { useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { go, link } from "../router.ts";
import { openStore } from "../store/open.ts";
import { recordName, saveText } from "./files.ts";
import { Icon } from "./icons.tsx";
import { startGame } from "./new-game.ts";
import { rematchSeed } from "./rematch.ts";
import type { Session } from "./session.ts";

/** What to do with a finished game. */
export function GameOver({ session: { match } }: { readonly session: Session }) {
  const say = useWords(SHELL);
  const [starting, setStarting] = useState(false);
  const { id, game, created, options, names, players } = match.stored.value;
  const again = async () => {
    setStarting(true);
    const seed = rematchSeed(match.game, match.stored.value);
    go("play", await startGame(await openStore(), { game: match.game, options, names, players, seed }));
  };
  return (
    <section class="game-over" aria-label={say("over.title")}>
      <div class="button-row">
        <button
          type="button"
          class="button primary"
          data-action="play-again"
          disabled={starting}
          onClick={() => void again()}
        >
          {say("over.again")}
        </button>
        <a class="button" data-action="replay" href={link("replay", id)}>
          <Icon name="film" /> {say("games.replay")}
        </a>
        <button
          type="button"
          class="button"
          data-action="export"
          onClick={() => saveText(recordName(game, created, id), match.record())}
        >
          <Icon name="save" /> {say("over.save")}
        </button>
      </div>
    </section>
  );
}
