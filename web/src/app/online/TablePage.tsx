import { useEffect, useMemo } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { openTable } from "../../online/line.ts";
import { isKnown } from "../../online/server.ts";
import { talkAt } from "../../online/talk.ts";
import { link } from "../../router.ts";
import { useHalfMade } from "../../table/half-made.ts";
import { Page } from "../Page.tsx";
import { NameForm } from "./NameForm.tsx";
import { Online } from "./Online.tsx";
import { OnlineGame } from "./OnlineGame.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** A table of the server: before the start the waiting room, then the game. */
export function TablePage({ id }: { readonly id: string }) {
  return <Online>{() => (isKnown.value ? <Table key={id} id={id} /> : <Stranger />)}</Online>;
}

function Table({ id }: { readonly id: string }) {
  const say = useWords(SHELL);
  const stream = useMemo(() => openTable(id), [id]);
  useEffect(() => () => stream.close(), [stream]);
  useHalfMade(talkAt(stream).begun.value);
  if (stream.refusal.value !== undefined) return <Closed />;
  const info = stream.info.value;
  if (info === undefined)
    return (
      <p class="loading" aria-busy="true">
        {say("app.loading")}
      </p>
    );
  if (info.status !== "open") return <OnlineGame stream={stream} info={info} />;
  return <WaitingRoom stream={stream} info={info} />;
}

/** The server shows it only to known people, and this one has no name yet. */
function Stranger() {
  const say = useWords(LOBBY);
  return (
    <Page title={say("tables.title")}>
      <NameForm why={say("stranger.text")} />
    </Page>
  );
}

function Closed() {
  const say = useWords(LOBBY);
  return (
    <Page title={say("closed.title")}>
      <p data-closed>{say("closed.text")}</p>
      <a class="button primary" href={link("online")}>
        {say("tables.title")}
      </a>
    </Page>
  );
}
