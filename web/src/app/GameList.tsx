import { useState } from "preact/hooks";
import { GAMES, isGameId } from "../games.ts";
import { BOT_LABELS } from "../i18n/bots.ts";
import { SHELL } from "../i18n/shell.ts";
import { type Say, useWords } from "../i18n/words.ts";
import { link } from "../router.ts";
import { recordName, saveText } from "../shell/files.ts";
import { Icon } from "../shell/icons.tsx";
import { storedRecord } from "../shell/load-match.ts";
import { ownerName } from "../shell/ScorePanel.tsx";
import type { StoredGame } from "../store/games.ts";
import { openStore } from "../store/open.ts";
import { locale } from "../store/settings.ts";
import { LID, titleOf } from "../titles.ts";
import type { Agreements } from "./setup/agreements.ts";
import { useLoaded } from "./use-loaded.ts";

interface ListProps {
  readonly games: readonly StoredGame[];
  /** Only to continue the game. */
  readonly brief?: boolean;
  onRemoved?(id: string): void;
}

export function GameList({ games, brief = false, onRemoved }: ListProps) {
  const loaded = useLoaded(() => agreementsOf(games), []);
  const agreements = loaded !== undefined && "value" in loaded ? loaded.value : undefined;
  return (
    <ul class="game-list">
      {games.map((game) => (
        <li key={game.id} class="game-item" data-room={game.game}>
          <Summary game={game} agreements={agreements?.get(game.game)} />
          <div class="button-row">
            <Continue game={game} />
            {!brief && <More game={game} onRemoved={() => onRemoved?.(game.id)} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface SummaryProps {
  readonly game: StoredGame;
  /** Of this game, once it is known. */
  readonly agreements: Agreements | undefined;
}

/** Who plays what, how far it is, and who is next. */
function Summary({ game, agreements }: SummaryProps) {
  const say = useWords(SHELL);
  const { names, winners, deciders, changed } = game;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(changed);
  const next = names[deciders[0] ?? -1];
  const mark = game.guided ? say("games.guided") : game.from ? say("games.branch") : undefined;
  return (
    <div class="game-summary">
      <p class="game-names">
        <b>{titleOf(game.game, say)}</b> {playersSaid(game, agreements, say).join(", ")}
      </p>
      <p class="hint">
        {[
          roundSaid(game, say),
          winners === undefined
            ? next !== undefined && say("games.turnOf", { name: next })
            : say("games.wonBy", { names: winners.map((owner) => ownerName(owner, names, say)).join(", ") }),
          modulesSaid(game, agreements, say),
          mark,
        ]
          .filter(Boolean)
          .map((part) => `${part} · `)}
        <time dateTime={new Date(changed).toISOString()}>{when}</time>
      </p>
    </div>
  );
}

type ShellSay = Say<(typeof SHELL)["en"]>;

/** What each game calls the options chosen in it; loads only the games in which something was chosen. */
async function agreementsOf(games: readonly StoredGame[]): Promise<ReadonlyMap<string, Agreements>> {
  const agreed = games.filter((game) => modulesOf(game).length > 0 || levelOf(game) !== undefined);
  const ids = [...new Set(agreed.map(({ game }) => game))].filter(isGameId);
  const loaded = await Promise.all(ids.map(async (id) => [id, await GAMES[id].agreements?.()] as const));
  return new Map(loaded.flatMap(([id, agreements]) => (agreements === undefined ? [] : [[id, agreements] as const])));
}

/** Everybody at the table: people, bots with their levels, and Andrew. */
function playersSaid(game: StoredGame, agreements: Agreements | undefined, say: ShellSay): readonly string[] {
  const seated = game.names.map((name, seat) => {
    const player = game.players[seat] ?? "person";
    return player === "person" ? name : say("games.player", { name, level: BOT_LABELS[player][locale.value] });
  });
  const level = agreements?.levels.find(({ id }) => id === levelOf(game));
  return level === undefined ? seated : [...seated, say("games.andrew", { level: level.name(locale.value) })];
}

function roundSaid({ game, round, winners }: StoredGame, say: ShellSay): string | undefined {
  if (round === undefined || winners !== undefined || !isGameId(game)) return undefined;
  if (round.number === 0) return say("play.setup");
  return say(LID[game].round, { round: round.number, rounds: round.of });
}

function modulesSaid(game: StoredGame, agreements: Agreements | undefined, say: ShellSay): string | undefined {
  const chosen = agreements?.modules.filter(({ id }) => modulesOf(game).includes(id)) ?? [];
  if (chosen.length === 0) return undefined;
  const names = chosen.map(({ name }) => name(locale.value));
  return say("games.modules", { modules: new Intl.ListFormat(locale.value).format(names) });
}

function modulesOf({ options }: StoredGame): readonly unknown[] {
  const { modules } = (options ?? {}) as { readonly modules?: unknown };
  return Array.isArray(modules) ? modules : [];
}

/** The level of the opponent in a solo game. */
function levelOf({ options }: StoredGame): unknown {
  return ((options ?? {}) as { readonly solo?: unknown }).solo;
}

function Continue({ game: { id, winners } }: { readonly game: StoredGame }) {
  const say = useWords(SHELL);
  return (
    <a class={winners === undefined ? "button primary" : "button"} href={link("play", id)} data-action="continue">
      {winners === undefined ? say("games.continue") : say("games.look")}
    </a>
  );
}

function More({ game: { id, game, created }, onRemoved }: { readonly game: StoredGame; onRemoved(): void }) {
  const say = useWords(SHELL);
  const [sure, setSure] = useState(false);
  const save = async () => {
    const record = await storedRecord(await openStore(), id);
    if (record !== undefined) saveText(recordName(game, created, id), record);
  };
  const remove = async () => {
    if (!sure) return setSure(true);
    await (await openStore()).remove(id);
    onRemoved();
  };
  return (
    <>
      <a class="button" href={link("replay", id)} data-action="replay">
        <Icon name="film" /> {say("games.replay")}
      </a>
      <button type="button" class="button" data-action="export" onClick={() => void save()}>
        <Icon name="save" /> {say("games.export")}
      </button>
      <button
        type="button"
        class={sure ? "button danger" : "button quiet"}
        data-action="delete"
        onClick={() => void remove()}
        onBlur={() => setSure(false)}
      >
        <Icon name="trash" /> {sure ? say("games.reallyDelete") : say("games.delete")}
      </button>
    </>
  );
}
