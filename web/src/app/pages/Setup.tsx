import { CodedError, reasonOf } from "@montan/engine";
import { useId, useState } from "preact/hooks";
import { GAMES, type GameCard, isGameId, playable as load } from "../../games.ts";
import { LEVELS } from "../../i18n/bots.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import type { Playable } from "../../playable.ts";
import { go } from "../../router.ts";
import { startGame } from "../../shell/new-game.ts";
import { PLAYER_SIGNS } from "../../signs.ts";
import { keepSetup, lastSetup } from "../../store/last-setup.ts";
import { openProfiles, openStore } from "../../store/open.ts";
import type { Profile } from "../../store/profiles.ts";
import { locale, MAX_NAME, settings } from "../../store/settings.ts";
import { useHalfMade } from "../../table/half-made.ts";
import { LID } from "../../titles.ts";
import { Loading } from "../Loading.tsx";
import { Unknown } from "../Lost.tsx";
import { Page } from "../Page.tsx";
import { differ, namesOf, playersOf, usualSeats } from "../seats-form.ts";
import { type Agreements, firstOf, fitting, mayChooseFirst, optionsFor } from "../setup/agreements.ts";
import { Modules, SoloOpponent } from "../setup/Expansion.tsx";
import { FirstPlayer } from "../setup/FirstPlayer.tsx";
import { ProfileChoice } from "../setup/ProfileChoice.tsx";
import { Seats } from "../setup/Seats.tsx";
import { useLoaded } from "../use-loaded.ts";
import "../setup/setup.css";

export function Setup({ game }: { readonly game: string }) {
  const say = useWords(SHELL);
  const card = isGameId(game) ? GAMES[game] : undefined;
  if (card === undefined) return <Unknown />;
  return (
    <Page title={say("setup.title", { game: say(LID[card.id].title) })}>
      <SetupRoom card={card} />
    </Page>
  );
}

interface SetupProps {
  readonly card: GameCard;
  readonly playable: Playable;
  readonly agreements: Agreements | undefined;
  readonly profiles: readonly Profile[];
}

function SetupRoom({ card }: { readonly card: GameCard }) {
  const loaded = useLoaded(async (): Promise<SetupProps | undefined> => {
    const [found, agreements, store] = await Promise.all([load(card.id), card.agreements?.(), openProfiles()]);
    return found && { card, playable: found, agreements, profiles: await store.list(card.id) };
  }, [card.id]);
  return <Loading loaded={loaded}>{(props) => <SetupForm {...props} />}</Loading>;
}

/** The options of the last time, or the defaults. */
function SetupForm({ card, playable, agreements, profiles }: SetupProps) {
  const { game } = playable;
  const say = useWords(SHELL);
  const [last] = useState(() => lastSetup(card.id, card.seats, LEVELS));
  const [seats, setSeats] = useState(last?.seats ?? usualSeats(card.usualSeats));
  const [signs, setSigns] = useState(last?.signs ?? PLAYER_SIGNS);
  const [wishedFirst, setFirst] = useState(last?.firstPlayer);
  const [level, setLevel] = useState(last?.level ?? agreements?.usualLevel ?? "");
  const [wished, setWished] = useState(last?.modules ?? []);
  const [chosen, setChosen] = useState(last?.profile);
  const [seed, setSeed] = useState("");
  const [refusal, setRefusal] = useState("");
  const [touched, setTouched] = useState(false);
  useHalfMade(touched);
  const names = namesOf(seats, settings.value.name.trim(), (number) => say("guestNumber", { number }));
  const profile = profiles.find(({ id }) => id === chosen);
  const lost = chosen !== undefined && profile === undefined;
  const modules = fitting(game, wished, seats.length);
  const firstPlayer = firstOf(game, modules, seats.length, wishedFirst);
  const solo = agreements !== undefined && seats.length === 1;

  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!differ(names)) return setRefusal(say("setup.namesTwice"));
    const wishes = { seats: seats.length, level, modules, firstPlayer };
    const options = optionsFor(wishes, agreements, profile?.components);
    try {
      const players = playersOf(seats);
      const id = await startGame(await openStore(), { playable, options, names, players, signs, seed });
      keepSetup(card.id, {
        seats,
        signs,
        ...(wishedFirst !== undefined && { firstPlayer: wishedFirst }),
        level,
        modules: wished,
        ...(profile && { profile: profile.id }),
      });
      go("play", id);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      setRefusal(reasonOf(error, locale.value, game));
    }
  };

  return (
    <form class="setup" onSubmit={(event) => void start(event)} onInput={() => setTouched(true)}>
      <Seats card={card} seats={seats} names={names} signs={signs} onSeats={setSeats} onSigns={setSigns} />
      {mayChooseFirst(game, modules, seats.length) && (
        <FirstPlayer names={names} first={firstPlayer} onFirst={setFirst} />
      )}
      {solo && <SoloOpponent levels={agreements.levels} level={level} onLevel={setLevel} />}
      {agreements !== undefined && (
        <Modules game={game} all={agreements.modules} wished={wished} seats={seats.length} onWished={setWished} />
      )}
      <details class="more" open={chosen !== undefined}>
        <summary>{say("setup.more")}</summary>
        <ProfileChoice game={card.id} profiles={profiles} chosen={profile?.id} lost={lost} onChosen={setChosen} />
        <Seed seed={seed} onSeed={setSeed} />
      </details>
      <p class="refusal" role="alert" data-refusal hidden={refusal === ""}>
        {refusal}
      </p>
      <button type="submit" class="button primary large" data-action="start-game">
        {say("setup.start")}
      </button>
    </form>
  );
}

function Seed({ seed, onSeed }: { readonly seed: string; onSeed(seed: string): void }) {
  const say = useWords(SHELL);
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{say("setup.seed")}</label>
      <input
        id={id}
        value={seed}
        maxLength={MAX_NAME}
        data-action="seed"
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => onSeed(currentTarget.value)}
      />
      <p class="hint" id={`${id}-hint`}>
        {say("setup.seedHint")}
      </p>
    </div>
  );
}
