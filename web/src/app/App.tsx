import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Route, route } from "../router.ts";
import { Boundary } from "./Boundary.tsx";
import { Loading } from "./Loading.tsx";
import { Unknown } from "./Lost.tsx";
import { Mishap } from "./Mishap.tsx";
import { About } from "./pages/About.tsx";
import { AidPage } from "./pages/Aid.tsx";
import { Games } from "./pages/Games.tsx";
import { Home } from "./pages/Home.tsx";
import { Learn } from "./pages/Learn.tsx";
import { PlayPage } from "./pages/PlayPage.tsx";
import { PositionPage } from "./pages/Position.tsx";
import { ReplayPage } from "./pages/Replay.tsx";
import { RulesPage } from "./pages/Rules.tsx";
import { SettingsPage } from "./pages/Settings.tsx";
import { Setup } from "./pages/Setup.tsx";
import { RenewalNote } from "./RenewalNote.tsx";
import { useLoaded } from "./use-loaded.ts";

export function App() {
  const { page, params } = route.value;
  const first = useRef(true);
  const key = `${page}/${Object.values(params).slice(0, 1).join()}`;
  useEffect(() => {
    // A new page starts at its top, also for screen readers.
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    if (!first.current) scrollTo(0, 0);
    first.current = false;
  }, [key]);
  return (
    <>
      <Mishap />
      <RenewalNote />
      <Boundary key={key}>{pageOf(route.value)}</Boundary>
    </>
  );
}

function pageOf({ page, params }: Route) {
  const { id = "", game = "" } = params;
  switch (page) {
    case "home":
      return <Home />;
    case "new":
      return <Setup game={game} />;
    case "games":
      return <Games />;
    case "play":
      return <PlayPage id={id} />;
    case "replay":
      return <ReplayPage id={id} />;
    case "position":
      return <PositionPage />;
    case "learn":
      return <Learn game={game} />;
    case "rules":
      return <RulesPage game={game} section={params.section} />;
    case "aid":
      return <AidPage game={game} />;
    case "components":
      return <Lazy load={componentsPage} props={{ game, shared: params.shared }} />;
    case "gallery":
      return <Lazy load={galleryPage} props={{}} />;
    case "settings":
      return <SettingsPage />;
    case "about":
      return <About />;
    case "friends":
      return <Lazy load={friendsPage} props={{}} />;
    case "host":
      return <Lazy load={hostPage} props={{ game }} />;
    case "online":
      return <Lazy load={onlinePage} props={{}} />;
    case "join":
      return <Lazy load={joinPage} props={{ id, secret: params.link ?? "" }} />;
    case "table":
      return <Lazy load={tablePage} props={{ id }} />;
    case "account":
      return <Lazy load={accountPage} props={{}} />;
    case "sign-in":
      return <Lazy load={signInPage} props={{}} />;
    case "email-link":
      return <Lazy load={emailLinkPage} props={{ token: params.token ?? "" }} />;
    case "reminders":
      return <Lazy load={remindersPage} props={{}} />;
    case "reminders-confirm":
      return <Lazy load={mailLinkPage} props={{ token: params.token ?? "", wish: "confirm" }} />;
    case "reminders-stop":
      return <Lazy load={mailLinkPage} props={{ token: params.token ?? "", wish: "stop" }} />;
    case "unknown":
      return <Unknown />;
  }
}

const componentsPage = async () => (await import("./pages/Components.tsx")).ComponentsPage;
const friendsPage = async () => (await import("./online/FriendsPage.tsx")).FriendsPage;
const hostPage = async () => (await import("./online/HostPage.tsx")).HostPage;
const joinPage = async () => (await import("./online/JoinPage.tsx")).JoinPage;
const onlinePage = async () => (await import("./online/OnlinePage.tsx")).OnlinePage;
const tablePage = async () => (await import("./online/TablePage.tsx")).TablePage;
const accountPage = async () => (await import("./account/AccountPage.tsx")).AccountPage;
const signInPage = async () => (await import("./account/SignInPage.tsx")).SignInPage;
const emailLinkPage = async () => (await import("./account/EmailLinkPage.tsx")).EmailLinkPage;
const remindersPage = async () => (await import("./reminders/RemindersPage.tsx")).RemindersPage;
const mailLinkPage = async () => (await import("./reminders/MailLinkPage.tsx")).MailLinkPage;
const galleryPage = async () => (await import("./pages/GalleryPage.tsx")).GalleryPage;

interface LazyProps<Props> {
  load(): Promise<ComponentType<Props>>;
  readonly props: NoInfer<Props>;
}

/** Rarely needed pages are loaded when they are opened. */
function Lazy<Props extends object>({ load, props }: LazyProps<Props>) {
  const loaded = useLoaded(async () => ({ Page: await load() }), []);
  return <Loading loaded={loaded}>{({ Page }) => <Page {...props} />}</Loading>;
}
