import { useEffect } from "preact/hooks";
import { GAME_IDS, GAMES, type GameCard } from "../../games.ts";
import { LOBBY, type LobbySay } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { go, link } from "../../router.ts";
import { type LastTable, lastTable } from "../../store/last-table.ts";
import { LID } from "../../titles.ts";
import { Page } from "../Page.tsx";
import { Scene } from "../Scene.tsx";
import { NameField } from "./NameField.tsx";
import { Online } from "./Online.tsx";
import { openTable, seatsTogether } from "./open-table.ts";
import { clockSaid } from "./said.ts";
import { type Naming, useName } from "./use-name.ts";
import "../home.css";

/** Opens a table of the chosen game with the last settings, and shows the link to send. */
export function FriendsPage() {
  const say = useWords(LOBBY);
  return (
    <Online>
      {() => (
        <Page title={say("friends.title")}>
          <Friends />
        </Page>
      )}
    </Online>
  );
}

function Friends() {
  const say = useWords(LOBBY);
  const naming = useName();
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>("[data-action=online-name]");
    if (field?.value === "") field.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="friends-start">
        <p class="lead">{say("friends.lead")}</p>
        <NameField naming={naming} />
      </div>
      <div class="lids friends-lids">
        {GAME_IDS.map((id) => (
          <Lid key={id} card={GAMES[id]} naming={naming} />
        ))}
      </div>
      <p class="friends-others">
        <a class="button quiet" href={link("online")}>
          {say("friends.others")}
        </a>
      </p>
    </>
  );
}

function Lid({ card, naming }: { readonly card: GameCard; readonly naming: Naming }) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  const last = lastTable(card.id, card.usualSeats, seatsTogether(card));
  const start = () => naming.act(async () => go("table", await openTable(card, last)));
  return (
    <article class="lid" data-room={card.id}>
      <Scene game={card.id} />
      <div class="lid-text">
        <h2 class="lid-title">{sayShell(LID[card.id].title)}</h2>
        <p class="small-caps lid-facts" data-facts>
          {factsOf(last, say).join(" · ")}
        </p>
        <div class="button-row">
          <button
            type="button"
            class="button primary large"
            data-action="open-table"
            data-game={card.id}
            disabled={naming.busy}
            onClick={() => void start()}
          >
            {say("friends.open")}
          </button>
          <a class="button" href={link("host", card.id)} data-action="table-options">
            {say("friends.options")}
          </a>
        </div>
      </div>
    </article>
  );
}

/** The settings of the last table. */
function factsOf({ seats, modules, profile, settings }: LastTable, say: LobbySay): string[] {
  return [
    say("fact.seats", { count: seats }),
    ...(modules.length > 0 ? [say("fact.modules", { count: modules.length })] : []),
    ...(profile !== undefined ? [say("fact.profile")] : []),
    clockSaid(settings, say),
  ];
}
