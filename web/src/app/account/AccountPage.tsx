import type { Me } from "@montan/protocol";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { readMe } from "../../online/account.ts";
import { findServer, me } from "../../online/server.ts";
import { Loading } from "../Loading.tsx";
import { Unknown } from "../Lost.tsx";
import { Page } from "../Page.tsx";
import { RemindersPart } from "../reminders/RemindersPart.tsx";
import { useLoaded } from "../use-loaded.ts";
import { useRenewed } from "../use-renewed.ts";
import { BlockedPeople } from "./BlockedPeople.tsx";
import { Devices } from "./Devices.tsx";
import { KeptBy } from "./KeptBy.tsx";
import { OwnBots } from "./OwnBots.tsx";
import { OwnData } from "./OwnData.tsx";
import { OwnName } from "./OwnName.tsx";
import { SignInForms } from "./SignInForms.tsx";
import "./account.css";

/** The person's account, and everything the server stores about them. */
export function AccountPage() {
  const say = useWords(ACCOUNT);
  const found = useLoaded(findServer, []);
  return (
    <Loading loaded={found} missing={<Unknown />}>
      {(server) =>
        me.value === undefined ? (
          <Page title={say("signIn.title")}>
            <SignInForms server={server} />
          </Page>
        ) : (
          <Known key={me.value.id} />
        )
      }
    </Loading>
  );
}

function Known() {
  const say = useWords(ACCOUNT);
  const { loaded, again } = useRenewed(readMe);
  return (
    <Page title={say("title")}>
      <Loading loaded={loaded}>{(who) => <Account who={who} onChanged={again} />}</Loading>
    </Page>
  );
}

function Account({ who, onChanged }: { readonly who: Me; onChanged(): void }) {
  const say = useWords(ACCOUNT);
  const { kind, name } = who.person;
  const isGuest = kind === "guest";
  return (
    <div class="account" data-account={kind}>
      <section class="account-part">
        <h2>{isGuest ? say("guest.title") : say("account.title")}</h2>
        <p>{isGuest ? say("guest.text") : say("account.text")}</p>
        <OwnName name={name} onChanged={onChanged} />
      </section>
      <KeptBy who={who} onChanged={onChanged} />
      <RemindersPart />
      <Devices isGuest={isGuest} />
      <BlockedPeople />
      <OwnBots isGuest={isGuest} />
      <OwnData />
    </div>
  );
}
