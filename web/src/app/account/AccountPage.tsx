import type { Me } from "@montan/protocol";
import { useState } from "preact/hooks";
import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { readMe } from "../../online/account.ts";
import { findServer, me } from "../../online/server.ts";
import { Loading } from "../Loading.tsx";
import { Unknown } from "../Lost.tsx";
import { Page } from "../Page.tsx";
import { useLoaded } from "../use-loaded.ts";
import { BlockedPeople } from "./BlockedPeople.tsx";
import { Devices } from "./Devices.tsx";
import { KeptBy } from "./KeptBy.tsx";
import { OwnBots } from "./OwnBots.tsx";
import { OwnData } from "./OwnData.tsx";
import { OwnName } from "./OwnName.tsx";
import { SignInForms } from "./SignInForms.tsx";
import "./account.css";

/** Who somebody is here, and everything the server keeps about them. */
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
  const [asked, setAsked] = useState(0);
  const loaded = useLoaded(readMe, [asked]);
  const again = () => setAsked(asked + 1);
  // What was there stays in sight while it is read anew.
  const [last, setLast] = useState<Me>();
  const value = loaded !== undefined && "value" in loaded ? loaded.value : undefined;
  if (value !== undefined && value !== last) setLast(value);
  if (last === undefined)
    return (
      <Page title={say("title")}>
        <Loading loaded={loaded}>{() => null}</Loading>
      </Page>
    );
  const isGuest = last.person.kind === "guest";
  return (
    <Page title={say("title")}>
      <div class="account" data-account={last.person.kind}>
        <section class="account-part">
          <h2>{isGuest ? say("guest.title") : say("account.title")}</h2>
          <p>{isGuest ? say("guest.text") : say("account.text")}</p>
          <OwnName name={last.person.name} onChanged={again} />
        </section>
        <KeptBy who={last} onChanged={again} />
        <Devices isGuest={isGuest} />
        <BlockedPeople />
        <OwnBots isGuest={isGuest} />
        <OwnData />
      </div>
    </Page>
  );
}
