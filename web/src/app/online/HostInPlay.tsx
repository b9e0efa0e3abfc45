import type { TableInfo } from "@montan/protocol";
import { useState } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { TALK } from "../../i18n/talk.ts";
import { useWords } from "../../i18n/words.ts";
import { me } from "../../online/server.ts";
import type { TableStream } from "../../online/table-stream.ts";
import { Icon } from "../../shell/icons.tsx";
import { titleOf } from "../../titles.ts";
import { LinkPower, Power, WatchPower } from "./HostPowers.tsx";
import { joinAddress } from "./links.ts";
import { ShareLink } from "./ShareLink.tsx";
import { Mute } from "./talk/PersonMenu.tsx";
import { useActingTogether } from "./talk/said.ts";
import type { Acting } from "./use-acting.ts";
import { useLink } from "./use-link.ts";

interface HostProps {
  readonly stream: TableStream;
  readonly info: TableInfo;
}

/** Everything only the host can do while a game runs, with explanations. */
export function HostInPlay({ stream, info }: HostProps) {
  const say = useWords(LOBBY);
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="people-more" data-powers onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="crown" /> {say("powers.title")}
      </summary>
      {isOpen && <Powers stream={stream} info={info} />}
    </details>
  );
}

function Powers({ stream, info }: HostProps) {
  const say = useWords(LOBBY);
  const acting = useActingTogether();
  const { visibility, spectators } = info.settings;
  return (
    <div class="powers">
      <ul>
        {spectators !== "off" && <WatchPower stream={stream} info={info} acting={acting} />}
        {visibility !== "private" && <InvitePower stream={stream} info={info} acting={acting} />}
        <MutePower stream={stream} info={info} acting={acting} />
        <Power title={say("powers.delete")} hint={say("powers.deleteHint")} />
      </ul>
      <p class="refusal" role="alert" hidden={acting.refusal === ""}>
        {acting.refusal}
      </p>
    </div>
  );
}

interface PowerProps extends HostProps {
  readonly acting: Acting;
}

function InvitePower({ stream, info, acting }: PowerProps) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  const link = useLink(info.table, "invite");
  return (
    <LinkPower
      stream={stream}
      acting={acting}
      title={say("powers.invite")}
      hint={say("powers.inviteInPlay")}
      kind="invite"
      link={link}
    >
      {link.secret !== undefined && (
        <ShareLink
          label={say("powers.invite")}
          address={joinAddress(info.table, link.secret)}
          text={say("watch.text", { game: titleOf(info.game, sayShell) })}
        />
      )}
    </LinkPower>
  );
}

/** Everybody who sits at the table, has said something here, or is muted. */
function MutePower({ stream, info, acting }: PowerProps) {
  const say = useWords(LOBBY);
  const sayTalk = useWords(TALK);
  const seated = info.chairs.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const spoke = stream.chat.value.map(({ by }) => by);
  const unheard = (info.muted ?? []).map((id) => ({ id, name: sayTalk("spectator") }));
  const people = new Map([...unheard, ...spoke, ...seated].map((person) => [person.id, person]));
  const others = [...people.values()].filter(({ id, name }) => id !== me.value?.id && name !== "");
  return (
    <Power title={say("powers.mute")} hint={say("powers.muteHint")}>
      <ul class="mute-list">
        {others.map((person) => (
          <li key={person.id}>
            <bdi>{person.name}</bdi>
            <Mute stream={stream} info={info} person={person} acting={acting} />
          </li>
        ))}
      </ul>
    </Power>
  );
}
