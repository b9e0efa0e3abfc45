import { GAME_IDS, GAMES } from "../../games.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { locale } from "../../store/settings.ts";
import { LID } from "../../titles.ts";
import { Page } from "../Page.tsx";
import { ProfileLinks } from "../ProfileLinks.tsx";

export function About() {
  const say = useWords(SHELL);
  const list = (names: readonly string[]) => ({ names: new Intl.ListFormat(locale.value).format(names) });
  return (
    <Page title={say("about.title")}>
      <div class="prose">
        <p class="lead">{say("about.what")}</p>
        <p>
          <strong>{say("about.buy")}</strong>
        </p>
        <h2>{say("about.games")}</h2>
        {GAME_IDS.map((id) => (
          <section key={id} class="credit">
            <h3>
              {say(LID[id].title)} <small>{id === "gluckauf" && say(LID[id].subtitle)}</small>
            </h3>
            <ul>
              <li>{say("about.design", list(GAMES[id].designers))}</li>
              <li>{say("about.art", list(GAMES[id].illustrators))}</li>
              <li>{say("about.publisher", list(GAMES[id].publishers))}</li>
            </ul>
          </section>
        ))}
        <hr class="double-rule" />
        <p>{say("about.own")}</p>
        <p>{say("profiles.hint")}</p>
        <ProfileLinks />
        <p>{say("about.icons")}</p>
        <p>{say("about.map")}</p>
        <p>{say("about.fonts")}</p>
        <p>{say("about.licence")}</p>
        <p>{say("about.privacy")}</p>
      </div>
    </Page>
  );
}
