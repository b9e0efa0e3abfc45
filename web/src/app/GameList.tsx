import { useState } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { link } from "../router.ts";
import { recordName, saveText } from "../shell/files.ts";
import { Icon } from "../shell/icons.tsx";
import { storedRecord } from "../shell/load-match.ts";
import { ownerName } from "../shell/ScorePanel.tsx";
import type { StoredGame } from "../store/games.ts";
import { openStore } from "../store/open.ts";
import { locale } from "../store/settings.ts";
import { titleOf } from "../titles.ts";

interface ListProps {
  readonly games: readonly StoredGame[];
  /** Only to go on with. */
  readonly brief?: boolean;
  onRemoved?(id: string): void;
}

export function GameList({ games, brief = false, onRemoved }: ListProps) {
  return (
    <ul class="game-list">
      {games.map((game) => (
        <li key={game.id} class="game-item" data-room={game.game}>
          <Summary game={game} />
          <div class="button-row">
            <Continue game={game} />
            {!brief && <More game={game} onRemoved={() => onRemoved?.(game.id)} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Summary({ game }: { readonly game: StoredGame }) {
  const say = useWords(SHELL);
  const { names, winners, decisions, deciders, changed } = game;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(changed);
  const next = names[deciders[0] ?? -1];
  const mark = game.guided ? say("games.guided") : game.from ? say("games.branch") : undefined;
  return (
    <div class="game-summary">
      <p class="game-names">
        <b>{titleOf(game.game, say)}</b> {names.join(", ")}
      </p>
      <p class="hint">
        {winners !== undefined &&
          say("games.wonBy", { names: winners.map((owner) => ownerName(owner, names, say)).join(", ") })}
        {winners === undefined && next !== undefined && say("games.turnOf", { name: next })}
        {" · "}
        {say("games.decisions", { count: decisions })} · <time dateTime={new Date(changed).toISOString()}>{when}</time>
        {mark !== undefined && ` · ${mark}`}
      </p>
    </div>
  );
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
