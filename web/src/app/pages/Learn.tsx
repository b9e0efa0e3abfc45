import { useEffect } from "preact/hooks";
import { learning, playable } from "../../games.ts";
import { BOT_PERSONS, EASY_BOT } from "../../i18n/bots.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { replace } from "../../router.ts";
import { startGame } from "../../shell/new-game.ts";
import type { Player } from "../../store/games.ts";
import { openStore } from "../../store/open.ts";
import { settings } from "../../store/settings.ts";
import { Loading } from "../Loading.tsx";
import { useLoaded } from "../use-loaded.ts";

/** Creates the guided first game and goes to its table. */
export function Learn({ game }: { readonly game: string }) {
  const say = useWords(SHELL);
  const loaded = useLoaded(() => startGuided(game, say("guest")), [game]);
  return <Loading loaded={loaded}>{(id) => <Lead id={id} />}</Loading>;
}

function Lead({ id }: { readonly id: string }) {
  useEffect(() => replace("play", id), [id]);
  return null;
}

async function startGuided(id: string, guest: string): Promise<string | undefined> {
  const [store, found, learn] = await Promise.all([openStore(), playable(id), learning(id)]);
  if (found === undefined || learn === undefined) return undefined;
  const { setup, person } = learn.lesson;
  const players = Array.from({ length: setup.seats }, (_, seat): Player => (seat === person ? "person" : EASY_BOT));
  const names = players.map((player, seat) =>
    player === "person" ? settings.value.name.trim() || guest : (BOT_PERSONS[seat - (seat > person ? 1 : 0)] ?? guest),
  );
  return startGame(store, { playable: found, options: undefined, names, players, seed: setup.seed, guided: true });
}
