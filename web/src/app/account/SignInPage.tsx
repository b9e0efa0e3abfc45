import { ACCOUNT } from "../../i18n/account.ts";
import { useWords } from "../../i18n/words.ts";
import { findServer } from "../../online/server.ts";
import { Loading } from "../Loading.tsx";
import { Unknown } from "../Lost.tsx";
import { Page } from "../Page.tsx";
import { useLoaded } from "../use-loaded.ts";
import { SignInForms } from "./SignInForms.tsx";
import "./account.css";

/** For guests, and people unknown here, who have an account. */
export function SignInPage() {
  const say = useWords(ACCOUNT);
  const found = useLoaded(findServer, []);
  return (
    <Loading loaded={found} missing={<Unknown />}>
      {(server) => (
        <Page title={say("signIn.title")}>
          <SignInForms server={server} />
        </Page>
      )}
    </Loading>
  );
}
