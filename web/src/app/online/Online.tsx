import type { ServerFacts } from "@montan/protocol";
import type { ComponentChildren } from "preact";
import { LOBBY } from "../../i18n/lobby.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { findServer, server } from "../../online/server.ts";
import { link } from "../../router.ts";
import { Loading } from "../Loading.tsx";
import { Page } from "../Page.tsx";
import { useLoaded } from "../use-loaded.ts";
import "./lobby.css";

/** Content that exists only if a server answers. */
export function Online({ children }: { readonly children: (facts: ServerFacts) => ComponentChildren }) {
  const loaded = useLoaded(findServer, []);
  // The server may answer after this was closed.
  if (server.value !== undefined) return <>{children(server.value)}</>;
  return (
    <Loading loaded={loaded} missing={<NoServer />}>
      {children}
    </Loading>
  );
}

function NoServer() {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  return (
    <Page title={say("noServer.title")}>
      <p data-no-server>{navigator.onLine ? say("noServer.text") : say("noServer.offline")}</p>
      <div class="button-row">
        <a class="button primary" href={link("home")}>
          {sayShell("unknown.home")}
        </a>
        <button type="button" class="button" onClick={() => location.reload()}>
          {say("noServer.again")}
        </button>
      </div>
    </Page>
  );
}
