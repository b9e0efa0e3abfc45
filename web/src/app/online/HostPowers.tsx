import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { LOBBY } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { me } from "../../online/server.ts";
import { Icon } from "../../shell/icons.tsx";
import { titleOf } from "../../titles.ts";
import { joinAddress } from "./links.ts";
import { ShareLink } from "./ShareLink.tsx";
import { Sure } from "./Sure.tsx";
import type { Acting } from "./use-acting.ts";
import { type LinkHere, useLink } from "./use-link.ts";
import type { RoomProps } from "./WaitingRoom.tsx";

interface PowersProps extends RoomProps {
  readonly acting: Acting;
  /** The link of the invitation. */
  readonly link: LinkHere;
}

/** Everything only the host can do besides adding bots and starting, with explanations. */
export function HostPowers({ stream, info, link, acting }: PowersProps) {
  const say = useWords(LOBBY);
  const { act, busy } = acting;
  const { visibility, spectators } = info.settings;
  const seats = info.chairs.map((chair, seat) => ({ ...chair, seat }));
  const others = seats.filter(({ person }) => person !== undefined && person.id !== me.value?.id);
  const free = seats.filter(({ person, bot }) => person === undefined && bot === undefined);
  return (
    <section class="powers" data-powers>
      <h2>
        <Icon name="crown" /> {say("powers.title")}
      </h2>
      <ul>
        {visibility !== "private" && (
          <LinkPower
            stream={stream}
            acting={acting}
            title={say("powers.invite")}
            hint={say("powers.inviteHint")}
            kind="invite"
            link={link}
          />
        )}
        {spectators !== "off" && <WatchPower stream={stream} info={info} acting={acting} />}
        {free.length > 0 && (
          <Power title={say("powers.seat")} hint={say("powers.seatHint")}>
            {free.map(({ seat }) => (
              <SeatLink key={seat} stream={stream} info={info} acting={acting} seat={seat} />
            ))}
          </Power>
        )}
        {others.length > 0 && (
          <Power title={say("powers.clear")} hint={say("powers.clearHint")}>
            <div class="button-row">
              {others.map(({ seat, person }) => (
                <Sure
                  key={seat}
                  label={say("powers.clearOf", { name: person?.name || say("former") })}
                  question={say("powers.sure")}
                  action="clear-seat"
                  disabled={busy}
                  onSure={() => void act(() => stream.act({ type: "clear-seat", seat }))}
                />
              ))}
            </div>
          </Power>
        )}
      </ul>
    </section>
  );
}

interface PowerProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ComponentChildren;
}

export function Power({ title, hint, children }: PowerProps) {
  return (
    <li class="power">
      <h3>{title}</h3>
      <p class="hint">{hint}</p>
      {children}
    </li>
  );
}

interface LinkPowerProps extends Pick<PowersProps, "stream" | "acting" | "link"> {
  readonly title: string;
  readonly hint: string;
  readonly kind: "invite" | "watch";
  readonly children?: ComponentChildren;
}

/** A link that can be made, replaced and revoked. */
export function LinkPower({ stream, acting: { act, busy }, title, hint, kind, link, children }: LinkPowerProps) {
  const say = useWords(LOBBY);
  const [revoked, setRevoked] = useState(false);
  const make = async () => {
    const { link: secret, version } = await stream.act({ type: "make-link", kind });
    setRevoked(false);
    if (secret !== undefined) link.keep({ secret, version });
  };
  const revoke = async () => {
    await stream.act({ type: "revoke-link", kind });
    setRevoked(true);
    link.keep(undefined);
  };
  return (
    <Power title={title} hint={hint}>
      {children}
      <div class="button-row">
        <button
          type="button"
          class="button"
          data-action={`make-${kind}`}
          disabled={busy}
          onClick={() => void act(make)}
        >
          {link.secret === undefined ? say("powers.make") : say("powers.renew")}
        </button>
        <button
          type="button"
          class="button"
          data-action={`revoke-${kind}`}
          disabled={busy}
          onClick={() => void act(revoke)}
        >
          {say("powers.revoke")}
        </button>
        <span class="hint" role="status">
          {revoked && say("powers.revoked")}
        </span>
      </div>
    </Power>
  );
}

/** For spectators: a link that does not allow taking a seat. */
export function WatchPower({ stream, info, acting }: Pick<PowersProps, "stream" | "info" | "acting">) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  const link = useLink(info.table, "watch");
  return (
    <LinkPower
      stream={stream}
      acting={acting}
      title={say("powers.watch")}
      hint={say("powers.watchHint")}
      kind="watch"
      link={link}
    >
      {link.secret !== undefined && (
        <ShareLink
          label={say("powers.watch")}
          address={joinAddress(info.table, link.secret)}
          text={say("watch.text", { game: titleOf(info.game, sayShell) })}
        />
      )}
    </LinkPower>
  );
}

interface SeatLinkProps extends Pick<PowersProps, "stream" | "info" | "acting"> {
  readonly seat: number;
}

/** The link of one seat. The server reveals it once, so it is shown as long as this page is open. */
export function SeatLink({ stream, info, acting: { act, busy }, seat }: SeatLinkProps) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  const [secret, setSecret] = useState<string>();
  const number = seat + 1;
  const make = async () => setSecret((await stream.act({ type: "make-link", kind: "seat", seat })).link);
  const revoke = async () => {
    await stream.act({ type: "revoke-link", kind: "seat", seat });
    setSecret(undefined);
  };
  if (secret === undefined)
    return (
      <button
        type="button"
        class="button seat-link"
        data-action="make-seat"
        disabled={busy}
        onClick={() => void act(make)}
      >
        {say("powers.makeSeat", { number })}
      </button>
    );
  return (
    <div class="seat-link" data-seat-link={seat}>
      <ShareLink
        label={say("powers.seatLink", { number })}
        address={joinAddress(info.table, secret)}
        text={say("seat.text", { game: titleOf(info.game, sayShell) })}
      />
      <button type="button" class="button" data-action="revoke-seat" disabled={busy} onClick={() => void act(revoke)}>
        {say("powers.revoke")}
      </button>
    </div>
  );
}
