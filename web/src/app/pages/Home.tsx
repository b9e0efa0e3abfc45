import type { BotName } from "@montan/bots";
import { useState } from "preact/hooks";
import { GAME_IDS, GAMES, type GameId, playable } from "../../games.ts";
import { BOT_PERSONS, EASY_BOT, USUAL_BOT } from "../../i18n/bots.ts";
import { SETUP } from "../../i18n/setup.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { server, serverGone } from "../../online/server.ts";
import { go, link } from "../../router.ts";
import { startGame } from "../../shell/new-game.ts";
import type { Player } from "../../store/games.ts";
import { openStore } from "../../store/open.ts";
import { locale, settings } from "../../store/settings.ts";
import { LID } from "../../titles.ts";
import { GameList } from "../GameList.tsx";
import { Page } from "../Page.tsx";
import { Scene } from "../Scene.tsx";
import { useLoaded } from "../use-loaded.ts";
import "../home.css";

const CONTINUED = 3;

export function Home() {
  const say = useWords(SHELL);
  const loaded = useLoaded(async () => (await openStore()).list(), []);
  const open =
    loaded !== undefined && "value" in loaded ? loaded.value.filter(({ winners }) => winners === undefined) : [];
  return (
    <Page title={say("app.name")} bare>
      <div class="hero">
        <h1 class="hero-title">{say("app.name")}</h1>
        <p class="hero-lead">{say("home.lead")}</p>
        <Doors />
      </div>
      <div class="lids">
        {GAME_IDS.map((id) => (
          <Lid key={id} id={id} />
        ))}
      </div>
      {open.length > 0 && (
        <section class="continue">
          <h2>{say("home.continue")}</h2>
          <GameList games={open.slice(0, CONTINUED)} brief />
          <p>
            <a href={link("games")}>{say("home.all")}</a>
          </p>
        </section>
      )}
    </Page>
  );
}

/**
 * Links below the boxes. The row has the same height with and without a server, so that nothing moves when one answers.
 */
function Doors() {
  const say = useWords(SHELL);
  if (server.value === undefined)
    return (
      <p class="hero-doors" data-server-gone={serverGone.value || undefined} aria-live="polite">
        {serverGone.value ? say(navigator.onLine ? "home.serverGone" : "home.offline") : say("home.how")}
      </p>
    );
  return (
    <p class="hero-doors">
      <a class="button primary large" href={link("friends")} data-action="play-with-friends">
        {say("home.friends")}
      </a>
      <span>{say("home.friendsHow")}</span>
    </p>
  );
}

/** The lid of a game's box: what the game is and how to start it. */
function Lid({ id }: { readonly id: GameId }) {
  const say = useWords(SHELL);
  const saySetup = useWords(SETUP);
  const [starting, setStarting] = useState(false);
  const { designers, seats } = GAMES[id];
  const { title, subtitle, pitch } = LID[id];
  const names = new Intl.ListFormat(locale.value).format(designers);
  const play = async (bot: BotName) => {
    setStarting(true);
    go("play", await playNow(id, bot, say("guest")));
  };
  return (
    <article class="lid" data-room={id}>
      <Scene game={id} />
      <div class="lid-text">
        <h2 class="lid-title">{say(title)}</h2>
        <p class="lid-subtitle">{say(subtitle)}</p>
        <p class="small-caps lid-facts">
          {say("game.by", { names })} · <span>{say("game.players", seats)}</span>
        </p>
        <p>{say(pitch)}</p>
        <div class="button-row">
          <button
            type="button"
            class="button primary large"
            data-action="play-now"
            data-game={id}
            disabled={starting}
            onPointerEnter={() => void playable(id)}
            onFocus={() => void playable(id)}
            onClick={() => void play(USUAL_BOT)}
          >
            {say("home.playNow")}
          </button>
          <button
            type="button"
            class="button large"
            data-action="play-easy"
            data-game={id}
            disabled={starting}
            onClick={() => void play(EASY_BOT)}
          >
            {saySetup("playEasy")}
          </button>
          <a class="button" href={link("new", id)} data-action="set-up">
            {say("home.setUp")}
          </a>
          <a class="button" href={link("learn", id)} data-action="guided-game">
            {say("home.guided")}
          </a>
          <a class="button quiet" href={link("rules", id)} data-action="open-rules">
            {say("home.rules")}
          </a>
          <a class="button quiet" href={link("aid", id)} data-action="open-aid">
            {say("home.aid")}
          </a>
        </div>
        <p class="hint lid-inferred">
          {saySetup("inferred")}{" "}
          <a href={link("components", id)} data-action="enter-values">
            {saySetup("enterValues")}
          </a>
        </p>
      </div>
    </article>
  );
}

/** One person against bots, with the defaults. */
async function playNow(id: GameId, bot: BotName, guest: string): Promise<string> {
  const [store, found] = await Promise.all([openStore(), playable(id)]);
  if (found === undefined) throw new Error(`${id} has no table`);
  const bots: readonly Player[] = new Array<Player>(GAMES[id].usualSeats - 1).fill(bot);
  return startGame(store, {
    playable: found,
    options: undefined,
    names: [settings.value.name.trim() || guest, ...BOT_PERSONS].slice(0, bots.length + 1),
    players: ["person", ...bots],
    seed: "",
  });
}
