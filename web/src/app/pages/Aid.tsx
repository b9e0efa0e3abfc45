import { learning } from "../../games.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { link } from "../../router.ts";
import { locale } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { Loading } from "../Loading.tsx";
import { Page } from "../Page.tsx";
import { useLoaded } from "../use-loaded.ts";

/** A whole game on a few pages, to look at and to print. */
export function AidPage({ game }: { readonly game: string }) {
  const say = useWords(SHELL);
  return (
    <Page title={`${say("play.aid")} – ${titleOf(game, say)}`}>
      <div data-room={game} class="aid-page">
        <p class="button-row">
          <button type="button" class="button primary" data-action="print" onClick={() => print()}>
            {say("aid.print")}
          </button>
          <a class="button" href={link("rules", game)}>
            {say("home.rules")}
          </a>
        </p>
        <Aid game={game} />
      </div>
    </Page>
  );
}

interface AidProps {
  readonly game: string;
  /** The game behind the aid. */
  readonly view?: unknown;
}

export function Aid({ game, view }: AidProps) {
  const loaded = useLoaded(() => learning(game), [game]);
  return (
    <Loading loaded={loaded}>
      {({ PlayerAid, aid }) => <PlayerAid aid={aid} locale={locale.value} view={view} />}
    </Loading>
  );
}
