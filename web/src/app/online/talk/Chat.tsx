import type { TableInfo } from "@montan/protocol";
import { useEffect, useId } from "preact/hooks";
import { TALK } from "../../../i18n/talk.ts";
import { useWords } from "../../../i18n/words.ts";
import { me } from "../../../online/server.ts";
import type { TableStream } from "../../../online/table-stream.ts";
import { type Talk, talkAt } from "../../../online/talk.ts";
import { ChatLines } from "./ChatLines.tsx";
import { Composer } from "./Composer.tsx";
import "./talk.css";

export interface ChatProps {
  readonly stream: TableStream;
  readonly info: TableInfo;
}

/** The chat of players, or of spectators. */
export function Chat({ stream, info }: ChatProps) {
  const say = useWords(TALK);
  const title = useId();
  const talk = talkAt(stream);
  const room = talk.room.value;
  useReading(talk, stream);
  const isMuted = info.muted?.some((person) => person === me.value?.id) === true;
  return (
    <section class="chat" aria-labelledby={title} data-chat={room}>
      <h2 class="talk-title" id={title}>
        {say(`title.${room}`)}
      </h2>
      {info.settings.spectators !== "off" && (
        <p class="hint">{info.status === "ended" ? say("hint.ended") : say(`hint.${room}`)}</p>
      )}
      <ChatLines stream={stream} info={info} talk={talk} />
      {isMuted ? (
        <p class="hint" data-muted>
          {say("muted")}
        </p>
      ) : (
        <Composer talk={talk} />
      )}
    </section>
  );
}

/** Lines on the page count as read when somebody looks at the page. */
function useReading(talk: Talk, { chat }: TableStream): void {
  const last = chat.value.at(-1)?.line;
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === "visible") talk.read();
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [talk, last]);
}
