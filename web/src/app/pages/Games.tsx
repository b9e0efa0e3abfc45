import { BrokenRecord, gameOfRecord, importRecord, reasonOf } from "@montan/engine";
import { useState } from "preact/hooks";
import { allPlayable } from "../../games.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { go, link } from "../../router.ts";
import { keep, playersOfRecord } from "../../shell/new-game.ts";
import type { StoredGame } from "../../store/games.ts";
import { openStore } from "../../store/open.ts";
import { locale } from "../../store/settings.ts";
import { FileButton } from "../FileButton.tsx";
import { GameList } from "../GameList.tsx";
import { Loading } from "../Loading.tsx";
import { Page } from "../Page.tsx";
import { useLoaded } from "../use-loaded.ts";

export function Games() {
  const say = useWords(SHELL);
  const [broken, setBroken] = useState<{ readonly error: BrokenRecord; readonly text: string }>();
  const loaded = useLoaded(async () => (await openStore()).list(), []);
  const take = async (text: string) => {
    try {
      const { id, over } = await keepRecord(text, (number) => say("guestNumber", { number }));
      go(over ? "replay" : "play", id);
    } catch (error) {
      if (!(error instanceof BrokenRecord)) throw error;
      setBroken({ error, text });
    }
  };
  return (
    <Page title={say("games.title")}>
      <div class="button-row">
        <FileButton label={say("games.import")} action="import" accept=".txt,text/plain" onText={take} />
        <a class="button" href={link("position")} data-action="open-position">
          {say("games.position")}
        </a>
      </div>
      <p class="hint">{say("games.importHint")}</p>
      {broken !== undefined && <Broken {...broken} />}
      <Loading loaded={loaded}>{(games) => <Shelves games={games} />}</Loading>
    </Page>
  );
}

/** Running and finished games, each list only if it has any. */
function Shelves({ games }: { readonly games: readonly StoredGame[] }) {
  const say = useWords(SHELL);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const left = games.filter(({ id }) => !removed.includes(id));
  const shelves = [
    { title: say("games.open"), games: left.filter(({ winners }) => winners === undefined) },
    { title: say("games.finished"), games: left.filter(({ winners }) => winners !== undefined) },
  ].filter((shelf) => shelf.games.length > 0);
  if (shelves.length === 0) return <p>{say("games.none")}</p>;
  return (
    <>
      {shelves.map((shelf) => (
        <section key={shelf.title}>
          <h2>{shelf.title}</h2>
          <GameList games={shelf.games} onRemoved={(id) => setRemoved([...removed, id])} />
        </section>
      ))}
    </>
  );
}

/** What is wrong with a record, in the words of the game whose rule it breaks. */
function Broken({ error, text }: { readonly error: BrokenRecord; readonly text: string }) {
  const say = useWords(SHELL);
  const games = useLoaded(allPlayable, []);
  const known = games !== undefined && "value" in games ? games.value.map(({ game }) => game) : [];
  return (
    <p class="refusal" role="alert" data-refusal>
      <span>
        <strong>{say("games.broken")}</strong> {reasonOf(error, locale.value, gameOfRecord(text, known))}
      </span>
    </p>
  );
}

interface Kept {
  readonly id: string;
  readonly over: boolean;
}

/** Every decision of the record is checked. Seats without an entry in `players` belong to people. */
async function keepRecord(text: string, guest: (number: number) => string): Promise<Kept> {
  const tables = await allPlayable();
  const log = importRecord(
    text,
    tables.map(({ game }) => game),
  );
  const table = tables.find(({ game }) => game.id === log.game.id);
  if (table === undefined) throw new Error(`no table for ${log.game.id}`);
  const seats = Array.from({ length: log.setup.seats }, (_, seat) => seat);
  const names = log.setup.names ?? seats.map((seat) => guest(seat + 1));
  const id = await keep(await openStore(), table, log, playersOfRecord(log.setup), { names });
  return { id, over: log.game.result(log.state) !== undefined };
}
