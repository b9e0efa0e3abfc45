import type { ChatLine } from "@montan/protocol";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { PlayerDisc } from "../../../art/players.tsx";
import { LOBBY } from "../../../i18n/lobby.ts";
import { TALK } from "../../../i18n/talk.ts";
import { useWords } from "../../../i18n/words.ts";
import { isBlocked } from "../../../online/blocked.ts";
import { me } from "../../../online/server.ts";
import { reactionIn, type Talk } from "../../../online/talk.ts";
import { locale } from "../../../store/settings.ts";
import { moment } from "../times.ts";
import type { ChatProps } from "./Chat.tsx";
import { MoreAbout, PersonMenu } from "./PersonMenu.tsx";

/** Pixels above the end of the list within which the reader is following. */
const NEAR_END = 60;

interface LinesProps extends ChatProps {
  readonly talk: Talk;
}

export function ChatLines({ stream, info, talk }: LinesProps) {
  const say = useWords(TALK);
  const [open, setOpen] = useState<number>();
  const shown = talk.lines.value;
  // Blocking can be undone there, so the line stays as long as its menu is open.
  const lines = stream.chat.value.filter((line) => shown.includes(line) || line.line === open);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = lines.at(-1)?.line;
  useEffect(() => {
    // A scrolling list is a tab stop, even if it contains none.
    if (list.current !== null) list.current.tabIndex = 0;
  }, []);
  useLayoutEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <div
      ref={list}
      class="chat-lines"
      role="log"
      aria-label={say(`title.${talk.room.value}`)}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      {lines.length === 0 && <p class="hint">{say("none")}</p>}
      {lines.map((line) => (
        <Line
          key={line.line}
          stream={stream}
          info={info}
          talk={talk}
          line={line}
          isOpen={line.line === open}
          onOpen={(isOpen) => setOpen(isOpen ? line.line : undefined)}
        />
      ))}
    </div>
  );
}

interface LineProps extends LinesProps {
  readonly line: ChatLine;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

function Line({ stream, info, talk, line, isOpen, onOpen }: LineProps) {
  const say = useWords(TALK);
  const sayLobby = useWords(LOBBY);
  const own = line.by.id === me.value?.id;
  const isHost = info.host === me.value?.id;
  const isDeleted = line.text === undefined;
  const seat = info.chairs.findIndex(({ person }) => person?.id === line.by.id);
  const name = line.by.name || sayLobby("former");
  const hasMenu = own ? isHost && !isDeleted : line.by.name !== "";
  return (
    <div class="chat-line" data-line={line.line} data-own={own || undefined}>
      <div class="chat-said">
        <p class="chat-who">
          {seat !== -1 && <PlayerDisc seat={seat} />}
          <bdi>{name}</bdi>{" "}
          <span class="chat-when">
            {line.room !== talk.room.value && `${say(`room.${line.room}`)} · `}
            {moment(line.at, stream.now(), locale.value)}
          </span>
        </p>
        {!isBlocked(line.by.id) && <Words line={line} />}
      </div>
      {hasMenu && <MoreAbout label={say("moreLine", { name })} isOpen={isOpen} onOpen={onOpen} />}
      {hasMenu && isOpen && (
        <PersonMenu stream={stream} info={info} person={line.by} line={line} onClose={() => onOpen(false)} />
      )}
    </div>
  );
}

function Words({ line }: { readonly line: ChatLine }) {
  const say = useWords(TALK);
  const reaction = reactionIn(line);
  if (line.text === undefined) return <p class="chat-deleted">{say("deleted")}</p>;
  if (reaction !== undefined)
    return (
      <p class="chat-text" data-reaction={reaction}>
        <span class="reaction">{say(`reaction.${reaction}`)}</span>
      </p>
    );
  return (
    <p class="chat-text">
      <bdi>{line.text}</bdi>
    </p>
  );
}
