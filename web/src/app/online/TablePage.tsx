import { useEffect, useMemo } from "preact/hooks";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { openTable } from "../../online/line.ts";
import { findServer } from "../../online/server.ts";
import { Loading } from "../Loading.tsx";
import { Unknown } from "../Lost.tsx";
import { useLoaded } from "../use-loaded.ts";
import { OnlineGame } from "./OnlineGame.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";

/** A table of the server: before the start the room where people wait, then the game. */
export function TablePage({ id }: { readonly id: string }) {
  const loaded = useLoaded(findServer, []);
  return (
    <Loading loaded={loaded} missing={<Unknown />}>
      {() => <Table key={id} id={id} />}
    </Loading>
  );
}

function Table({ id }: { readonly id: string }) {
  const say = useWords(SHELL);
  const stream = useMemo(() => openTable(id), [id]);
  useEffect(() => () => stream.close(), [stream]);
  if (stream.refusal.value !== undefined) return <Unknown />;
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
