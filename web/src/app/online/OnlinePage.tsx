import type { Listed } from "@montan/protocol";
import { useEffect, useMemo, useState } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { myEndedTables } from "../../online/api.ts";
import { connection } from "../../online/line.ts";
import { isKnown, me } from "../../online/server.ts";
import { link } from "../../router.ts";
import { Page } from "../Page.tsx";
import { ownedDecisions, waitingAmong } from "../waiting.ts";
import { FollowedList, type TablesById } from "./followed.ts";
import { LineSign } from "./LineSign.tsx";
import { mine } from "./my-tables.ts";
import { NameForm } from "./NameForm.tsx";
import { Online } from "./Online.tsx";
import { TableList } from "./TableList.tsx";
import { useActing } from "./use-acting.ts";

/** The person's tables, open ones, those to watch, and ended ones; live. */
export function OnlinePage() {
  const say = useWords(LOBBY);
  return (
    <Online>
      {() => (
        <Page title={say("tables.title")}>
          {isKnown.value ? <Tables key={me.value?.id} /> : <NameForm why={say("tables.enter")} />}
        </Page>
      )}
    </Online>
  );
}

function Tables() {
  const say = useWords(LOBBY);
  const lists = useMemo(() => [new FollowedList("open"), new FollowedList("running")] as const, []);
  useEffect(
    () =>
      connection.follow(
        lists.map(({ list }) => list),
        (message) => {
          for (const list of lists) list.hear(message);
        },
      ),
    [lists],
  );
  const [open, running] = lists;
  const notMine = (tables: TablesById) =>
    latestFirst([...(tables?.values() ?? [])].filter((one) => one.mine.length === 0));
  return (
    <div class="tables">
      <div class="button-row">
        <a class="button primary" href={link("friends")} data-action="new-table">
          {say("tables.new")}
        </a>
        <p class="hint" data-me>
          {say("name.known", { name: me.value?.name ?? "" })}
        </p>
        <LineSign status={connection.status} />
      </div>
      <Shelf
        name="mine"
        title={say("tables.mine")}
        none={say("tables.mineNone")}
        tables={mine.value && myOrder(mine.value.values())}
      />
      <Shelf
        name="open"
        title={say("tables.open")}
        none={say("tables.openNone")}
        tables={open.tables.value && notMine(open.tables.value)}
      />
      <Shelf
        name="running"
        title={say("tables.running")}
        none={say("tables.runningNone")}
        tables={
          running.tables.value && notMine(running.tables.value).filter(({ settings }) => settings.spectators === "live")
        }
      />
      <Ended />
    </div>
  );
}

/** First those that wait for the person, then the others, the latest first. */
function myOrder(tables: Iterable<Listed>): Listed[] {
  const all = [...tables];
  return [...waitingAmong(all), ...latestFirst(all.filter((table) => ownedDecisions(table).length === 0))];
}

function latestFirst(tables: readonly Listed[]): Listed[] {
  return tables.toSorted((one, other) => other.touchedAt - one.touchedAt);
}

interface ShelfProps {
  readonly name: string;
  readonly title: string;
  /** Shown when there are none. */
  readonly none: string;
  /** undefined: nothing is known yet. */
  readonly tables: readonly Listed[] | undefined;
}

function Shelf({ name, title, none, tables }: ShelfProps) {
  return (
    <section data-shelf={name} aria-busy={tables === undefined}>
      <h2>{title}</h2>
      {tables !== undefined && (tables.length === 0 ? <p class="hint">{none}</p> : <TableList tables={tables} />)}
    </section>
  );
}

/** Loaded page by page when somebody wants to see them. */
function Ended() {
  const say = useWords(LOBBY);
  const { act, busy, refusal } = useActing();
  const [tables, setTables] = useState<readonly Listed[]>();
  const [next, setNext] = useState<string>();
  const load = () =>
    act(async () => {
      const page = await myEndedTables(next);
      setTables([...(tables ?? []), ...page.tables]);
      setNext(page.next);
    });
  return (
    <details
      class="more"
      data-shelf="ended"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && tables === undefined) void load();
      }}
    >
      <summary>{say("tables.ended")}</summary>
      <p class="refusal" role="alert" hidden={refusal === ""}>
        {refusal}
      </p>
      {tables !== undefined &&
        (tables.length === 0 ? <p class="hint">{say("tables.endedNone")}</p> : <TableList tables={tables} />)}
      {next !== undefined && (
        <button type="button" class="button" data-action="more-ended" disabled={busy} onClick={() => void load()}>
          {say("tables.more")}
        </button>
      )}
    </details>
  );
}
