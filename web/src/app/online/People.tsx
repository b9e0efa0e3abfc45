import type { Chair, TableInfo } from "@montan/protocol";
import { PlayerDisc } from "../../art/players.tsx";
import { BOT_LABELS } from "../../i18n/bots.ts";
import { LOBBY } from "../../i18n/lobby.ts";
import { ONLINE_TABLE } from "../../i18n/online-table.ts";
import { TALK } from "../../i18n/talk.ts";
import { useWords } from "../../i18n/words.ts";
import { isBlocked } from "../../online/blocked.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import { me } from "../../online/server.ts";
import { talkAt } from "../../online/talk.ts";
import type { Surroundings } from "../../shell/Play.tsx";
import { locale } from "../../store/settings.ts";
import { Name } from "../../table/Name.tsx";
import { ClockOf } from "./Clocks.tsx";
import { HostInPlay } from "./HostInPlay.tsx";
import { SeatLink } from "./HostPowers.tsx";
import { TableDeeds } from "./TableDeeds.tsx";
import { TableLines } from "./TableLines.tsx";
import { Chat } from "./talk/Chat.tsx";
import { NoteField } from "./talk/NoteField.tsx";
import { AboutPerson } from "./talk/PersonMenu.tsx";
import { useActing } from "./use-acting.ts";
import "./chairs.css";

/** Everything about the people at a table that the game table shows without knowing about it. */
export function peopleAt(match: RemoteMatch): Required<Surroundings>["people"] {
  return {
    news: talkAt(match.stream).unread,
    panel: () => <PeoplePanel match={match} />,
    lines: () => <TableLines match={match} />,
  };
}

interface PanelProps {
  readonly match: RemoteMatch;
}

/** Who is at the table, the chat, private notes, and what the host can do. */
function PeoplePanel({ match }: PanelProps) {
  const { stream } = match;
  const say = useWords(ONLINE_TABLE);
  const info = stream.info.value;
  const own = me.value?.id;
  if (info === undefined || own === undefined) return null;
  const { watching } = stream.presence.value;
  return (
    <div class="people-panel">
      <ul class="chair-list" data-people>
        {info.chairs.map((chair, seat) => (
          <Place key={seat} match={match} info={info} chair={chair} seat={seat} />
        ))}
      </ul>
      {watching > 0 && (
        <p class="hint" data-watching>
          {say("watching", { count: watching })}
        </p>
      )}
      <Chat stream={stream} info={info} />
      {match.seat !== undefined && <NoteField table={stream.table} person={own} />}
      <TableDeeds match={match} />
      {info.host === own && <HostInPlay stream={stream} info={info} />}
      {match.seat !== undefined && info.status === "running" && <OwnSeat match={match} info={info} seat={match.seat} />}
    </div>
  );
}

interface PlaceProps extends PanelProps {
  readonly info: TableInfo;
  readonly chair: Chair;
  readonly seat: number;
}

function Place({ match, info, chair: { person, bot }, seat }: PlaceProps) {
  const { stream, names } = match;
  const present = person !== undefined && stream.presence.value.people.includes(person.id);
  return (
    <li data-seat={seat} data-present={present}>
      <PlayerDisc seat={seat} />
      <span class="chair-person">
        <Name>{names.value[seat] ?? ""}</Name> <Marks info={info} chair={{ person, bot }} present={present} />{" "}
        <ClockOf match={match} seat={seat} />
      </span>
      {person !== undefined && <AboutPerson stream={stream} info={info} person={person} />}
    </li>
  );
}

interface MarksProps {
  readonly info: TableInfo;
  readonly chair: Chair;
  readonly present: boolean;
}

/** What there is to know about the person at a seat. */
function Marks({ info, chair: { person, bot }, present }: MarksProps) {
  const say = useWords(TALK);
  const sayTable = useWords(ONLINE_TABLE);
  const marks = [
    person !== undefined && person.id === me.value?.id && say("you"),
    bot !== undefined && sayTable("bot", { level: BOT_LABELS[bot][locale.value] }),
    person !== undefined && bot === undefined && sayTable(present ? "present" : "absent"),
    person !== undefined && person.id === info.host && say("host"),
    person !== undefined && info.muted?.includes(person.id) && say("isMuted"),
    person !== undefined && isBlocked(person.id) && say("isBlocked"),
  ];
  return <span class="hint">{marks.filter((mark) => typeof mark === "string").join(" · ")}</span>;
}

interface OwnSeatProps extends PanelProps {
  readonly info: TableInfo;
  readonly seat: number;
}

/** The person's own seat on another device. */
function OwnSeat({ match, info, seat }: OwnSeatProps) {
  const say = useWords(LOBBY);
  const acting = useActing();
  return (
    <details class="people-more">
      <summary>{say("powers.ownSeat")}</summary>
      <p class="hint">{say("powers.ownSeatHint")}</p>
      <SeatLink stream={match.stream} info={info} acting={acting} seat={seat} />
      <p class="refusal" role="alert" hidden={acting.refusal === ""}>
        {acting.refusal}
      </p>
    </details>
  );
}
