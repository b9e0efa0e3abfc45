import { useEffect, useMemo } from "preact/hooks";
import { learning } from "../../games.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import type { Learning } from "../../playable.ts";
import { loadMatch } from "../../shell/load-match.ts";
import type { Match } from "../../shell/match.ts";
import { Play } from "../../shell/Play.tsx";
import { lookingAt } from "../../shell/report.ts";
import { Session } from "../../shell/session.ts";
import { motion, settings } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { botWorker, ThreadThinker } from "../../worker/thinker.ts";
import { Loading } from "../Loading.tsx";
import { Lost } from "../Lost.tsx";
import { useLoaded } from "../use-loaded.ts";

/** One thread for all bots of the page. */
const thinker = new ThreadThinker(botWorker);

export function PlayPage({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => seated(id), [id]);
  return (
    <Loading loaded={loaded} missing={<Lost />}>
      {({ match, guide }) => <Seat key={id} match={match} guide={guide} />}
    </Loading>
  );
}

interface Seated {
  readonly match: Match;
  readonly guide: Learning | undefined;
}

async function seated(id: string): Promise<Seated | undefined> {
  const match = await loadMatch(id);
  if (match === undefined) return undefined;
  const { guided, game } = match.stored.value;
  return { match, guide: guided ? await learning(game) : undefined };
}

function Seat({ match, guide }: Seated) {
  const say = useWords(SHELL);
  const session = useMemo(() => {
    const script = guide && ((state: unknown, seat: number) => guide.lesson.opponent(state, seat));
    return new Session(match, { thinker, settings, motion, ...(script && { script }) });
  }, [match, guide]);
  useEffect(() => lookingAt(match), [match]);
  useEffect(() => {
    document.title = `${titleOf(match.stored.value.game, say)} · ${say("app.name")}`;
  });
  useEffect(() => {
    // Another window may have gone on with the game while this one was away.
    const back = () => {
      if (document.visibilityState === "visible") void session.comeBack();
    };
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [session]);
  return <Play session={session} learning={guide} />;
}
