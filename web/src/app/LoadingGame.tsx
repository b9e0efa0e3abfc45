import type { ComponentChildren } from "preact";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { link } from "../router.ts";
import { recordName, saveText } from "../shell/files.ts";
import { Icon } from "../shell/icons.tsx";
import { Unplayable } from "../shell/load-match.ts";
import { Loading } from "./Loading.tsx";
import { Lost } from "./Lost.tsx";
import { Page } from "./Page.tsx";
import type { Loaded } from "./use-loaded.ts";

interface GameProps<T> {
  readonly loaded: Loaded<T | undefined>;
  readonly children: (game: T) => ComponentChildren;
}

/** Draws a game stored on this device, or says why it cannot. */
export function LoadingGame<T>({ loaded, children }: GameProps<T>) {
  if (loaded !== undefined && "error" in loaded && loaded.error instanceof Unplayable)
    return <CannotReplay game={loaded.error} />;
  return (
    <Loading loaded={loaded} missing={<Lost />}>
      {children}
    </Loading>
  );
}

/** The rules have changed so that the game cannot be replayed; nothing of it is lost. */
function CannotReplay({ game: { stored, record } }: { readonly game: Unplayable }) {
  const say = useWords(SHELL);
  const { id, game, created, rules } = stored;
  return (
    <Page title={say("unplayable.title")}>
      <p data-unplayable>{say("unplayable.text", { rules })}</p>
      <div class="button-row">
        <button
          type="button"
          class="button primary"
          data-action="export"
          onClick={() => saveText(recordName(game, created, id), record)}
        >
          <Icon name="save" /> {say("games.export")}
        </button>
        <a class="button" href={link("games")}>
          {say("nav.games")}
        </a>
      </div>
    </Page>
  );
}
