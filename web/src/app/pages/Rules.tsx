import { learning } from "../../games.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { link } from "../../router.ts";
import { locale } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { Loading } from "../Loading.tsx";
import { Page } from "../Page.tsx";
import { useLoaded } from "../use-loaded.ts";

export function RulesPage({ game, section }: { readonly game: string; readonly section: string | undefined }) {
  const say = useWords(SHELL);
  return (
    <Page title={`${say("home.rules")} – ${titleOf(game, say)}`}>
      <div data-room={game} class="rules-page">
        <Rules game={game} section={section} linked />
        <p class="hint">
          {say("profiles.hint")}{" "}
          <a href={link("components", game)} data-action="edit-profiles">
            {say("profiles.title")}
          </a>
        </p>
      </div>
    </Page>
  );
}

interface RulesProps {
  readonly game: string;
  readonly section: string | undefined;
  /** The game behind the reference. */
  readonly view?: unknown;
  /** Sections are addresses; over a table, which must not be left, they are not. */
  readonly linked?: boolean;
}

export function Rules({ game, section, view, linked = false }: RulesProps) {
  const loaded = useLoaded(() => learning(game), [game]);
  return (
    <Loading loaded={loaded}>
      {({ RulesReference, reference }) => (
        <RulesReference
          game={game}
          reference={reference}
          locale={locale.value}
          section={section}
          view={view}
          {...(!linked && { onSection: () => {} })}
        />
      )}
    </Loading>
  );
}
