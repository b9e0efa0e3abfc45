import { LOBBY } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { me } from "../../online/server.ts";
import { titleOf } from "../../titles.ts";
import { joinAddress, ownName } from "./links.ts";
import { QrCode } from "./QrCode.tsx";
import { ShareLink } from "./ShareLink.tsx";
import type { Acting } from "./use-acting.ts";
import type { LinkHere } from "./use-link.ts";
import type { RoomProps } from "./WaitingRoom.tsx";

interface InvitationProps extends RoomProps {
  readonly link: LinkHere;
  readonly isHost: boolean;
  readonly acting: Acting;
}

/** The link by which others come to the table, as text and as a QR code. */
export function Invitation({ stream, info, link, isHost, acting: { act, busy } }: InvitationProps) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  const { table, game, settings } = info;
  const make = async () => {
    const { link: secret, version } = await stream.act({ type: "make-link", kind: "invite" });
    if (secret !== undefined) link.keep({ secret, version });
  };
  return (
    <section class="invitation" data-invitation>
      <h2>{say("invite.title")}</h2>
      {settings.visibility === "private" ? (
        <p>{isHost ? say("invite.private") : say("invite.noneGuest")}</p>
      ) : link.secret === undefined ? (
        <>
          <p>{isHost ? say("invite.none") : say("invite.noneGuest")}</p>
          {isHost && (
            <button
              type="button"
              class="button primary"
              data-action="make-invite"
              disabled={busy}
              onClick={() => void act(make)}
            >
              {say("powers.make")}
            </button>
          )}
        </>
      ) : (
        <>
          <div class="invitation-link">
            <QrCode text={joinAddress(table, link.secret)} label={say("invite.qr")} />
            <ShareLink
              label={say("invite.label")}
              address={joinAddress(table, link.secret)}
              text={say("invite.text", { game: titleOf(game, sayShell), name: me.value?.name ?? "" })}
              primary
            />
          </div>
          <p class="hint">{settings.spectators === "off" ? say("invite.hintNoWatch") : say("invite.hint")}</p>
          <OwnAddress />
        </>
      )}
    </section>
  );
}

/** Somebody trying this out at home would send a link that leads their friends to their own devices. */
function OwnAddress() {
  const say = useWords(LOBBY);
  const host = ownName();
  if (host === undefined) return null;
  return (
    <p class="note" data-own-address>
      {say("invite.localOnly", { host })}
    </p>
  );
}
