import type { TableInfo } from "@montan/protocol";
import { useEffect, useMemo } from "preact/hooks";
import { playable } from "../../games.ts";
import { ONLINE_TABLE } from "../../i18n/online-table.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { RemoteMatch } from "../../online/remote-match.ts";
import { TableRecord } from "../../online/table-record.ts";
import type { TableStream } from "../../online/table-stream.ts";
import { Play, type Surroundings } from "../../shell/Play.tsx";
import { lookingAt } from "../../shell/report.ts";
import { Session } from "../../shell/session.ts";
import { windowDrafts } from "../../store/drafts.ts";
import { motion, settings } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { Loading } from "../Loading.tsx";
import { NextTable } from "../NextTable.tsx";
import { Page } from "../Page.tsx";
import { Aid } from "../pages/Aid.tsx";
import { Rules } from "../pages/Rules.tsx";
import { SettingsForm } from "../pages/Settings.tsx";
import { RemindersLink } from "../RemindersLink.tsx";
import { Offer } from "../reminders/Offer.tsx";
import { useTabTitle } from "../tab-title.ts";
import { useLoaded } from "../use-loaded.ts";
import { afterTable } from "./after-table.ts";
import { RunningClocks } from "./Clocks.tsx";
import { LineSign } from "./LineSign.tsx";
import { peopleAt } from "./People.tsx";
import { ReactionBubbles } from "./talk/ReactionBubbles.tsx";
import { showAway, useAway } from "./use-away.ts";
import { useSettling } from "./use-settling.ts";

interface GameProps {
  readonly stream: TableStream;
  readonly info: TableInfo;
}

/** A table whose game has started or ended: seen from the person's seat, or as a spectator. */
export function OnlineGame({ stream, info }: GameProps) {
  const say = useWords(ONLINE_TABLE);
  const shell = useWords(SHELL);
  const seat = stream.seat.value;
  const { spectators } = info.settings;
  const mayLook = seat !== undefined || spectators === "live" || (spectators === "after" && info.status === "ended");
  if (!mayLook)
    return (
      <Page title={titleOf(info.game, shell)}>
        <p data-no-spectators>{say("noSpectators")}</p>
      </Page>
    );
  return <Opening key={seat ?? "-"} stream={stream} info={info} />;
}

function Opening({ stream, info: { game, rules } }: GameProps) {
  const say = useWords(ONLINE_TABLE);
  const shell = useWords(SHELL);
  const loaded = useLoaded(() => opened(stream, game, rules), [stream]);
  useEffect(() => () => void (loaded !== undefined && "value" in loaded && loaded.value?.close()), [loaded]);
  const newer = (
    <Page title={titleOf(game, shell)}>
      <p>{say("newer")}</p>
    </Page>
  );
  return (
    <Loading loaded={loaded} missing={newer}>
      {(match) => <Seat match={match} />}
    </Loading>
  );
}

/** undefined: this page does not know the game, or not this version of its rules. */
async function opened(stream: TableStream, id: string, rules: number): Promise<RemoteMatch | undefined> {
  const found = await playable(id);
  if (found === undefined || found.game.version < rules) return undefined;
  return await RemoteMatch.open(stream, found);
}

function Seat({ match }: { readonly match: RemoteMatch }) {
  const say = useWords(SHELL);
  const session = useMemo(() => {
    const opened = new Session(match, { settings, motion, drafts: windowDrafts });
    showAway(match, opened);
    return opened;
  }, [match]);
  const record = useMemo(() => new TableRecord(match.id), [match]);
  const around = useMemo(() => surroundings(match, record), [match]);
  useEffect(() => lookingAt({ match, record: () => record.text }), [match]);
  const isEnded = match.stream.info.value?.status === "ended";
  useEffect(() => {
    // Fetched in advance: a browser allows sharing only right after the click.
    if (isEnded) void record.read().catch(() => {});
  }, [isEnded]);
  useTabTitle(`${titleOf(match.game.id, say)} · ${say("app.name")}`);
  useSettling(match, session);
  useAway(match, session);
  return (
    <>
      <Play session={session} around={around} />
      <ReactionBubbles match={match} />
    </>
  );
}

function surroundings(match: RemoteMatch, record: TableRecord): Surroundings {
  const { stream, game } = match;
  return {
    rules: (section, view) => <Rules game={game.id} section={section} view={view} />,
    aid: (view) => <Aid game={game.id} view={view} />,
    settings: () => (
      <>
        <SettingsForm obvious={match.playable.manner.obvious !== undefined} />
        <RemindersLink />
      </>
    ),
    waiting: () => <Offer match={match} />,
    bar: () => (
      <>
        <NextTable inBar />
        <RunningClocks match={match} />
        <LineSign status={stream.status} />
      </>
    ),
    ...afterTable(match, record),
    leaveGuide() {},
    people: peopleAt(match),
  };
}
