import type { Listed } from "@montan/protocol";
import { LOBBY, type LobbySay } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { link } from "../../router.ts";
import { locale } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { deadlineOf, ownedDecisions } from "../waiting.ts";
import { clockSaid, endingSaid, namesAt } from "./said.ts";
import { duration, moment } from "./times.ts";
import { useNow } from "./use-now.ts";

/** Lines of tables, each with its state and a link. */
export function TableList({ tables }: { readonly tables: readonly Listed[] }) {
  const now = useNow();
  return (
    <ul class="game-list">
      {tables.map((table) => (
        <Line key={table.table} table={table} now={now} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly table: Listed;
  readonly now: number;
}

function Line({ table, now }: LineProps) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  const isMyTurn = ownedDecisions(table).length > 0;
  const since = table.askedAt ?? table.touchedAt;
  return (
    <li class="game-item table-item" data-room={table.game} data-table={table.table} data-turn={isMyTurn || undefined}>
      <div class="game-summary">
        <p class="game-names">
          <b>{titleOf(table.game, sayShell)}</b> {namesAt(table.chairs, say).join(", ")}
        </p>
        <p class="table-state">
          <span class={isMyTurn ? "table-turn" : undefined} data-state>
            {stateSaid(table, say)}
          </span>{" "}
          <time dateTime={new Date(since).toISOString()}>
            {say("tables.since", { time: moment(since, now, locale.value) })}
          </time>
          <TimeLeft table={table} now={now} />
        </p>
        {table.status === "open" && <p class="hint">{clockSaid(table.settings, say)}</p>}
      </div>
      <div class="button-row">
        <Way table={table} isMyTurn={isMyTurn} />
      </div>
    </li>
  );
}

/** The remaining time of the person's own turn, or of others' turns. */
function TimeLeft({ table, now }: LineProps) {
  const say = useWords(LOBBY);
  const all = table.clock?.deadlines ?? [];
  const at = deadlineOf(table) ?? (all.length === 0 ? undefined : Math.min(...all.map((one) => one.at)));
  if (at === undefined || table.status !== "running") return null;
  const isOver = at <= now;
  return (
    <span class="table-left" data-left>
      {" · "}
      {isOver ? say("tables.overdue") : say("tables.left", { time: duration(at - now, locale.value) })}
    </span>
  );
}

function Way({
  table: { table, status, mine, chairs },
  isMyTurn,
}: {
  readonly table: Listed;
  readonly isMyTurn: boolean;
}) {
  const say = useWords(LOBBY);
  const isMine = mine.length > 0;
  const hasFree = chairs.some(({ person, bot }) => person === undefined && bot === undefined);
  const label = isMyTurn
    ? say("tables.play")
    : isMine || status === "ended"
      ? say("tables.look")
      : status === "open" && hasFree
        ? say("tables.sit")
        : say("tables.watch");
  return (
    <a class={isMyTurn ? "button primary" : "button"} href={link("table", table)} data-action="to-table">
      {label}
    </a>
  );
}

/** What a table waits for, or how it ended. */
function stateSaid(table: Listed, say: LobbySay): string {
  const { status, ending, chairs, asked, mine } = table;
  if (status === "ended") return endingSaid(ending ?? "finished", say);
  if (status === "open") {
    const count = chairs.filter(({ person, bot }) => person === undefined && bot === undefined).length;
    return count === 0 ? say("tables.ready") : say("tables.free", { count });
  }
  if (ownedDecisions(table).length > 0) return say("tables.yourTurn");
  if (mine.length > 0 && mine.every((seat) => chairs[seat]?.bot !== undefined)) return say("tables.botPlays");
  const names = namesAt(
    asked.map((seat) => chairs[seat] ?? {}),
    say,
  );
  return say("tables.turnOf", { names: names.join(", ") });
}
