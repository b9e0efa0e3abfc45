import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { link } from "../router.ts";
import { Page } from "./Page.tsx";

/** A game that is not on this device. */
export function Lost() {
  const say = useWords(SHELL);
  return (
    <Page title={say("unknown.title")}>
      <p>{say("games.lost")}</p>
      <p>
        <a class="button primary" href={link("games")}>
          {say("nav.games")}
        </a>
      </p>
    </Page>
  );
}

/** An address that leads nowhere. */
export function Unknown() {
  const say = useWords(SHELL);
  return (
    <Page title={say("unknown.title")}>
      <p>{say("unknown.text")}</p>
      <p>
        <a class="button primary" href={link("home")}>
          {say("unknown.home")}
        </a>
      </p>
    </Page>
  );
}
