import type { Invitation } from "@montan/protocol";
import { useState } from "preact/hooks";
import { LOBBY, type LobbySay } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { actAt, Refusal, tableNow, whereLeads } from "../../online/api.ts";
import { me } from "../../online/server.ts";
import { ownZone } from "../../online/time-zone.ts";
import { link, replace } from "../../router.ts";
import { keepLinkTo } from "../../store/table-links.ts";
import { titleOf } from "../../titles.ts";
import { Loading } from "../Loading.tsx";
import { Page } from "../Page.tsx";
import { useLoaded } from "../use-loaded.ts";
import { Agreed } from "./Agreed.tsx";
import { Chairs } from "./Chairs.tsx";
import { NameField } from "./NameField.tsx";
import { Online } from "./Online.tsx";
import { useName } from "./use-name.ts";

interface JoinProps {
  readonly id: string;
  readonly secret: string;
}

/** Where a link leads: who is there, and what is played. Needs only a name to take a seat. */
export function JoinPage(props: JoinProps) {
  return <Online>{() => <Door key={props.secret} {...props} />}</Online>;
}

function Door({ id, secret }: JoinProps) {
  const loaded = useLoaded(async () => {
    try {
      return await whereLeads(id, secret);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The link of a seat can be used only once.
      if (await isSeatedAt(id)) replace("table", id);
      return undefined;
    }
  }, []);
  return (
    <Loading loaded={loaded} missing={<Gone />}>
      {(invitation) => <Invited id={id} secret={secret} invitation={invitation} />}
    </Loading>
  );
}

async function isSeatedAt(id: string): Promise<boolean> {
  const found = await tableNow(id).catch(() => undefined);
  return found?.chairs.some(({ person }) => person !== undefined && person.id === me.value?.id) ?? false;
}

function Gone() {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  return (
    <Page title={say("join.goneTitle")}>
      <p data-link-gone>{say("join.gone")}</p>
      <a class="button primary" href={link("home")}>
        {sayShell("unknown.home")}
      </a>
    </Page>
  );
}

interface InvitedProps extends JoinProps {
  readonly invitation: Invitation;
}

function Invited({ id, secret, invitation }: InvitedProps) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  const naming = useName();
  const [current, setCurrent] = useState(invitation);
  const { kind, info } = current;
  const door = doorOf(current);
  const isThere = me.value !== undefined && info.chairs.some(({ person }) => person?.id === me.value?.id);
  const enter = () =>
    naming.act(async () => {
      try {
        const done = await actAt(
          id,
          door === "watch" ? { type: "watch", link: secret } : { type: "join", link: secret, zone: ownZone() },
        );
        if (kind !== "seat") keepLinkTo(id, kind, { secret, version: done.version });
        replace("table", id);
      } catch (error) {
        // Others have joined in the meantime: check what is free now.
        await whereLeads(id, secret).then(setCurrent, () => {});
        throw error;
      }
    });
  return (
    <Page title={say("join.title")}>
      <div class="invited" data-room={info.game} data-door={door}>
        <form
          class="invited-form"
          onSubmit={(event) => {
            event.preventDefault();
            void enter();
          }}
        >
          <p class="lead">{greeting(current, say, titleOf(info.game, sayShell))}</p>
          {isThere ? (
            <>
              <p>{say("join.there")}</p>
              <a class="button primary large" href={link("table", id)} data-action="to-table">
                {say("join.table")}
              </a>
            </>
          ) : (
            <>
              <Outlook invitation={current} />
              {door !== "closed" && <NameField naming={naming} />}
              {door !== "closed" && (
                <button
                  type="submit"
                  class="button primary large"
                  data-action={door === "sit" ? "sit-down" : "watch"}
                  disabled={naming.busy}
                >
                  {door === "sit" ? say("join.sit") : say("join.look")}
                </button>
              )}
            </>
          )}
        </form>
        <section class="invited-table">
          <Chairs info={info} />
          <Agreed info={info} />
        </section>
      </div>
    </Page>
  );
}

/** What the person with this link can do now. */
function doorOf({ kind, info: { status, chairs, settings } }: Invitation): "sit" | "watch" | "closed" {
  if (status !== "ended" && kind === "seat") return "sit";
  const hasFree = chairs.some(({ person, bot }) => person === undefined && bot === undefined);
  if (kind === "invite" && status === "open" && hasFree) return "sit";
  const { spectators } = settings;
  const mayWatch = spectators === "live" || (spectators === "after" && status === "ended");
  return mayWatch ? "watch" : "closed";
}

function greeting({ kind, info: { host, chairs } }: Invitation, say: LobbySay, game: string): string {
  const name = chairs.find(({ person }) => person?.id === host)?.person?.name;
  if (kind === "watch" || name === undefined || name === "") return say("join.watch", { game });
  return say("join.by", { name, game });
}

/** Why the person cannot simply take a seat, if so. */
function Outlook({ invitation }: { readonly invitation: Invitation }) {
  const say = useWords(LOBBY);
  const { kind, seat, info } = invitation;
  const door = doorOf(invitation);
  if (info.status === "ended") return <p data-outlook>{say("join.ended")}</p>;
  if (kind === "seat" && seat !== undefined) return <p data-outlook>{say("join.seat", { number: seat + 1 })}</p>;
  if (kind === "watch" || door === "sit") return null;
  if (door === "watch") return <p data-outlook>{info.status === "open" ? say("join.full") : say("join.running")}</p>;
  return <p data-outlook>{info.settings.spectators === "after" ? say("join.watchLater") : say("join.noWatch")}</p>;
}
