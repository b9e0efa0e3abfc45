import { computed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { SignsProvider } from "../../art/player-signs.ts";
import { learning } from "../../games.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import type { Learning } from "../../learn/learning.ts";
import { go } from "../../router.ts";
import type { BotsOptions } from "../../shell/bots-at-work.ts";
import { recordName, saveText } from "../../shell/files.ts";
import { loadMatch } from "../../shell/load-match.ts";
import type { LocalMatch } from "../../shell/local-match.ts";
import { Play, type Surroundings } from "../../shell/Play.tsx";
import { rematch } from "../../shell/rematch.ts";
import { lookingAt } from "../../shell/report.ts";
import { Session } from "../../shell/session.ts";
import { PLAYER_SIGNS } from "../../signs.ts";
import { windowDrafts } from "../../store/drafts.ts";
import type { StoredGame } from "../../store/games.ts";
import { openStore } from "../../store/open.ts";
import { motion, settings } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { botWorker, ThreadThinker } from "../../worker/thinker.ts";
import { LoadingGame } from "../LoadingGame.tsx";
import { NextTable } from "../NextTable.tsx";
import { useTabTitle } from "../tab-title.ts";
import { useLoaded } from "../use-loaded.ts";
import { Aid } from "./Aid.tsx";
import { Rules } from "./Rules.tsx";
import { SettingsForm } from "./Settings.tsx";

/** One worker for all bots of the page. */
const thinker = new ThreadThinker(botWorker);

export function PlayPage({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => seated(id), [id]);
  return (
    <LoadingGame loaded={loaded}>{({ match, guide }) => <Seat key={id} match={match} guide={guide} />}</LoadingGame>
  );
}

interface Seated {
  readonly match: LocalMatch;
  readonly guide: Learning | undefined;
}

async function seated(id: string): Promise<Seated | undefined> {
  const match = await loadMatch(id, botsOf);
  return match && { match, guide: await guideOf(match.stored.value) };
}

async function botsOf(stored: StoredGame): Promise<BotsOptions> {
  const guide = await guideOf(stored);
  return { thinker, script: guide && ((state, seat) => guide.lesson.opponent(state, seat)) };
}

async function guideOf({ guided, game }: StoredGame): Promise<Learning | undefined> {
  return guided ? learning(game) : undefined;
}

function Seat({ match, guide }: Seated) {
  const say = useWords(SHELL);
  const guided = useMemo(() => computed(() => match.stored.value.guided === true), [match]);
  const session = useMemo(() => new Session(match, { settings, motion, guided, drafts: windowDrafts }), [match]);
  const around = useMemo(() => surroundings(match), [match]);
  useEffect(() => lookingAt({ match, record: () => match.record() }), [match]);
  useTabTitle(`${titleOf(match.game.id, say)} · ${say("app.name")}`);
  useEffect(() => {
    // A window that was suspended has missed what other windows sent.
    const back = () => {
      if (document.visibilityState === "visible") void session.comeBack();
    };
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [session]);
  return (
    <SignsProvider value={match.stored.value.signs ?? PLAYER_SIGNS}>
      <Play session={session} around={around} learning={guided.value ? guide : undefined} />
    </SignsProvider>
  );
}

function surroundings(match: LocalMatch): Surroundings {
  const file = () => {
    const { id, game, created } = match.stored.value;
    return { name: recordName(game, created, id), text: match.record() };
  };
  return {
    rules: (section, view) => <Rules game={match.game.id} section={section} view={view} />,
    bar: () => <NextTable inBar />,
    aid: (view) => <Aid game={match.game.id} view={view} />,
    settings: () => <SettingsForm obvious={match.playable.manner.obvious !== undefined} />,
    async saveRecord() {
      const { name, text } = file();
      saveText(name, text);
      return undefined;
    },
    async record() {
      const { name, text } = file();
      return new File([text], name, { type: "text/plain" });
    },
    async rematch() {
      go("play", await rematch(await openStore(), match));
      return undefined;
    },
    leaveGuide: () => void match.note(({ guided: _, ...game }) => game),
  };
}
