import { useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { link } from "../router.ts";
import { Icon } from "./icons.tsx";
import type { Match } from "./match.ts";
import type { Surroundings } from "./Play.tsx";

interface OverProps {
  readonly match: Match;
  readonly around: Surroundings;
}

/** What to do with a finished game. */
export function GameOver({ match, around }: OverProps) {
  const say = useWords(SHELL);
  const [starting, setStarting] = useState(false);
  const again = () => {
    setStarting(true);
    void around.rematch();
  };
  return (
    <section class="game-over" aria-label={say("over.title")}>
      <div class="button-row">
        <button type="button" class="button primary" data-action="play-again" disabled={starting} onClick={again}>
          {say("over.again")}
        </button>
        <a class="button" data-action="replay" href={link("replay", match.id)}>
          <Icon name="film" /> {say("games.replay")}
        </a>
        <button type="button" class="button" data-action="export" onClick={() => around.saveRecord()}>
          <Icon name="save" /> {say("over.save")}
        </button>
      </div>
    </section>
  );
}
