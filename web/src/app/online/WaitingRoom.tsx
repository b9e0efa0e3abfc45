import type { TableInfo } from "@montan/protocol";
import { useEffect, useState } from "preact/hooks";
import { LOBBY, type LobbySay } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { me } from "../../online/server.ts";
import type { TableStream } from "../../online/table-stream.ts";
import { go } from "../../router.ts";
import { titleOf } from "../../titles.ts";
import { Page } from "../Page.tsx";
import { Agreed } from "./Agreed.tsx";
import { ChairActions } from "./ChairActions.tsx";
import { Chairs } from "./Chairs.tsx";
import { HostPowers, Power, SeatLink } from "./HostPowers.tsx";
import { Invitation } from "./Invitation.tsx";
import { LineSign } from "./LineSign.tsx";
import { newsOf } from "./news.ts";
import { Sure } from "./Sure.tsx";
import { Chat } from "./talk/Chat.tsx";
import { AboutPerson } from "./talk/PersonMenu.tsx";
import { type Acting, useActing } from "./use-acting.ts";
import { useLink } from "./use-link.ts";

export interface RoomProps {
  readonly stream: TableStream;
  readonly info: TableInfo;
}

/** A table that has not started: who has a seat, how to invite others, and what the host can do. */
export function WaitingRoom({ stream, info }: RoomProps) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  const acting = useActing();
  const link = useLink(info.table, "invite");
  const [news, setNews] = useState("");
  const isHost = info.host === me.value?.id;
  const isFree = freeSeats(info.chairs).length > 0;
  const { people, watching } = stream.presence.value;
  useEffect(
    () =>
      stream.follow({
        began: () => {},
        heard({ update: { happening, version } }) {
          const now = stream.info.peek();
          if (now !== undefined) setNews((last) => newsOf(happening, now, say) ?? last);
          if (happening.type === "link" && happening.kind === "invite") link.outdated(version);
        },
      }),
    [stream],
  );
  return (
    <Page title={titleOf(info.game, sayShell)}>
      <div class="waiting" data-room={info.game} data-waiting data-inviting={(isHost && isFree) || undefined}>
        <div class="waiting-main">
          <p class="lead" data-free>
            {freeSaid(info, say)} {!isHost && startSaid(info, say)}
          </p>
          <Chairs
            info={info}
            present={people}
            actions={(chair, seat) =>
              chair.person === undefined ? (
                <ChairActions stream={stream} chair={chair} seat={seat} isHost={isHost} acting={acting} />
              ) : (
                <AboutPerson stream={stream} info={info} person={chair.person} />
              )
            }
          />
          <div class="button-row">
            <LineSign status={stream.status} />
            <p class="waiting-news" role="status" data-news>
              {news} {watching > 0 && <span data-watching>{say("room.watchers", { count: watching })}</span>}
            </p>
          </div>
          <p class="refusal" role="alert" data-refusal hidden={acting.refusal === ""}>
            {acting.refusal}
          </p>
          {isHost && <Begin stream={stream} info={info} acting={acting} />}
          {stream.seat.value === undefined && <p>{say("room.watching")}</p>}
          <Chat stream={stream} info={info} />
        </div>
        <aside class="waiting-side">
          <Invitation stream={stream} info={info} link={link} isHost={isHost} acting={acting} />
        </aside>
        <div class="waiting-more">
          {isHost && <HostPowers stream={stream} info={info} link={link} acting={acting} />}
          <Agreed info={info} />
          {stream.seat.value !== undefined && (
            <ul class="powers-own">
              <Power title={say("powers.ownSeat")} hint={say("powers.ownSeatHint")}>
                <SeatLink stream={stream} info={info} acting={acting} seat={stream.seat.value} />
              </Power>
            </ul>
          )}
          {stream.seat.value !== undefined && <Leave stream={stream} info={info} acting={acting} />}
        </div>
      </div>
    </Page>
  );
}

function freeSaid({ chairs }: TableInfo, say: LobbySay): string {
  const count = freeSeats(chairs).length;
  return count === 0 ? say("room.full") : say("room.free", { count });
}

/** Who or what starts the game. */
function startSaid({ settings, chairs, host }: TableInfo, say: LobbySay): string {
  if (settings.start === "full") return say("room.startsFull");
  const name = chairs.find(({ person }) => person?.id === host)?.person?.name;
  return name === undefined ? "" : say("room.starts", { name });
}

function freeSeats(chairs: TableInfo["chairs"]): number[] {
  return chairs.flatMap(({ person, bot }, seat) => (person === undefined && bot === undefined ? [seat] : []));
}

interface DeedProps extends RoomProps {
  readonly acting: Acting;
}

/** The host's main controls: fill the seats and start. */
function Begin({ stream, info, acting: { act, busy } }: DeedProps) {
  const say = useWords(LOBBY);
  const free = freeSeats(info.chairs);
  const fill = async () => {
    for (const seat of free) await stream.act({ type: "seat-bot", seat, bot: info.settings.substitute });
  };
  return (
    <>
      <div class="button-row">
        {info.settings.start === "host" && (
          <button
            type="button"
            class="button primary large"
            data-action="start-table"
            disabled={busy || free.length > 0}
            aria-describedby="why-not-start"
            onClick={() => void act(() => stream.act({ type: "start" }))}
          >
            {say("room.start")}
          </button>
        )}
        {free.length > 0 && (
          <button
            type="button"
            class="button large"
            data-action="fill-bots"
            disabled={busy}
            onClick={() => void act(fill)}
          >
            {say("room.fill")}
          </button>
        )}
      </div>
      <p class="hint" id="why-not-start">
        {free.length > 0 && (info.settings.start === "full" ? say("room.startsFull") : say("room.empty"))}
      </p>
    </>
  );
}

/** A person who leaves gives up the seat; the table continues without them. */
function Leave({ stream, info: { chairs, host }, acting: { act, busy } }: DeedProps) {
  const say = useWords(LOBBY);
  const own = me.value?.id;
  const next = chairs.find(({ person }) => person !== undefined && person.id !== own)?.person;
  const leave = () =>
    act(async () => {
      await stream.act({ type: "leave" });
      go("online");
    });
  return (
    <div class="leave">
      <Sure
        label={say("room.leave")}
        question={say("room.leaveSure")}
        action="leave-table"
        disabled={busy}
        onSure={() => void leave()}
      />
      <p class="hint">
        {next === undefined ? say("room.leaveLast") : host === own && say("room.leaveHost", { name: next.name })}
      </p>
    </div>
  );
}
