import type { Seat } from "@montan/engine";
import { useState } from "preact/hooks";
import { GAMES, type GameCard, isGameId, playable } from "../../games.ts";
import { LOBBY } from "../../i18n/lobby.ts";
import { SETUP } from "../../i18n/setup.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import type { Playable } from "../../playable.ts";
import { go } from "../../router.ts";
import { type LastTable, lastTable } from "../../store/last-table.ts";
import { openProfiles } from "../../store/open.ts";
import type { Profile } from "../../store/profiles.ts";
import { useHalfMade } from "../../table/half-made.ts";
import { LID } from "../../titles.ts";
import { Loading } from "../Loading.tsx";
import { Unknown } from "../Lost.tsx";
import { Page } from "../Page.tsx";
import { type Agreements, firstOf, fitting, mayChooseFirst } from "../setup/agreements.ts";
import { Modules } from "../setup/Expansion.tsx";
import { FirstPlayer } from "../setup/FirstPlayer.tsx";
import { ProfileChoice } from "../setup/ProfileChoice.tsx";
import { SeatCount } from "../setup/Seats.tsx";
import { useLoaded } from "../use-loaded.ts";
import { NameField } from "./NameField.tsx";
import { Online } from "./Online.tsx";
import { openTable, seatsTogether } from "./open-table.ts";
import { TableSettings } from "./TableSettings.tsx";
import { useName } from "./use-name.ts";
import "../setup/setup.css";

/** All options of a new table. */
export function HostPage({ game }: { readonly game: string }) {
  const say = useWords(LOBBY);
  const sayShell = useWords(SHELL);
  if (!isGameId(game)) return <Unknown />;
  return (
    <Online>
      {() => (
        <Page title={say("host.title", { game: sayShell(LID[game].title) })}>
          <HostRoom card={GAMES[game]} />
        </Page>
      )}
    </Online>
  );
}

interface HostProps {
  readonly card: GameCard;
  readonly game: Playable["game"];
  readonly agreements: Agreements | undefined;
  readonly profiles: readonly Profile[];
}

function HostRoom({ card }: { readonly card: GameCard }) {
  const loaded = useLoaded(async (): Promise<HostProps | undefined> => {
    const [found, agreements, store] = await Promise.all([playable(card.id), card.agreements?.(), openProfiles()]);
    return found && { card, game: found.game, agreements, profiles: await store.list(card.id) };
  }, [card.id]);
  return <Loading loaded={loaded}>{(props) => <HostForm {...props} />}</Loading>;
}

function HostForm({ card, game, agreements, profiles }: HostProps) {
  const say = useWords(LOBBY);
  const saySetup = useWords(SETUP);
  const naming = useName();
  const [wish, setWish] = useState<LastTable>(() => lastTable(card.id, card.usualSeats, seatsTogether(card)));
  const [touched, setTouched] = useState(false);
  useHalfMade(touched && !naming.busy);
  const change = (changed: Partial<LastTable>) => setWish({ ...wish, ...changed });
  const { profile: _, ...withoutProfile } = wish;
  const modules = fitting(game, wish.modules, wish.seats);
  const chairs = Array.from({ length: wish.seats }, (_, seat) => saySetup("firstPlayer.seat", { number: seat + 1 }));
  const lost = wish.profile !== undefined && profiles.every(({ id }) => id !== wish.profile);
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    await naming.act(async () => go("table", await openTable(card, lost ? withoutProfile : wish)));
  };
  return (
    <form class="setup host-form" onSubmit={(event) => void open(event)} onInput={() => setTouched(true)}>
      <SeatCount seats={seatsTogether(card)} count={wish.seats} onCount={(seats) => change({ seats })} />
      {agreements !== undefined && (
        <Modules
          game={game}
          all={agreements.modules}
          wished={wish.modules}
          seats={wish.seats}
          onWished={(modules) => change({ modules })}
        />
      )}
      {mayChooseFirst(game, modules, wish.seats) && (
        <FirstPlayer
          names={chairs}
          first={firstOf(game, modules, wish.seats, wish.firstPlayer)}
          onFirst={(first) => setWish(withFirst(wish, first))}
        />
      )}
      <ProfileChoice
        game={card.id}
        profiles={profiles}
        chosen={lost ? undefined : wish.profile}
        lost={lost}
        onChosen={(profile) => setWish(profile === undefined ? withoutProfile : { ...wish, profile })}
      />
      <h2>{say("host.rules")}</h2>
      <TableSettings settings={wish.settings} onSettings={(settings) => change({ settings })} />
      <NameField naming={naming} />
      <button type="submit" class="button primary large" data-action="open-table" disabled={naming.busy}>
        {say("host.open")}
      </button>
    </form>
  );
}

function withFirst({ firstPlayer: _, ...wish }: LastTable, first: Seat | undefined): LastTable {
  return first === undefined ? wish : { ...wish, firstPlayer: first };
}
