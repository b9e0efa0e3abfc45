import { game, type Player } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { useId, useMemo, useState } from "preact/hooks";
import { PlayerDisc } from "../../art/players.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { RegionHeading } from "../../table/Heading.tsx";
import { Name } from "../../table/Name.tsx";
import { useSmallZone } from "../../table/Piece.tsx";
import { Company } from "../company/index.ts";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { Tabs } from "../tabs/index.ts";
import { FirstPlayer } from "./FirstPlayer.tsx";
import { LaidOpen } from "./LaidOpen.tsx";
import { Resources } from "./Resources.tsx";
import { CompanyThumbnail, standing, TabsThumbnail } from "./Thumbnails.tsx";
import { Tile } from "./Tile.tsx";
import "./players.css";

/** The opponents, each as a strip; a click shows company and tabs in full. */
export function Players({ seats }: { readonly seats: readonly Seat[] }) {
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const { view } = useTable();
  const sheets = useMemo(() => game.score(view), [view]);
  const [open, setOpen] = useState<Seat | undefined>(undefined);
  return (
    <section class="players" data-region="players" data-others={seats.length} aria-labelledby={title}>
      <RegionHeading id={title} rules="players" of={say("players")}>
        {say("players")}
      </RegionHeading>
      {seats.map((seat) => (
        <Strip key={seat} seat={seat} total={sheets[seat]?.total ?? 0} onOpen={() => setOpen(seat)} />
      ))}
      {open !== undefined && <OpenPlayer seat={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

interface StripProps {
  readonly seat: Seat;
  /** VP if the game ended now. */
  readonly total: number;
  onOpen(): void;
}

function Strip({ seat, total, onOpen }: StripProps) {
  const { view } = useTable();
  const { player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { reserve } = view.players[seat] as Player;
  const deciding = (view.asked[seat]?.length ?? 0) > 0;
  return (
    <article
      class="player-strip"
      data-strip={seat}
      data-deciding={deciding || undefined}
      {...useSmallZone(piece.company(seat), "players")}
    >
      <button type="button" class="player-open" aria-haspopup="dialog" onClick={onOpen}>
        <PlayerDisc seat={seat} />
        <Name class="player-title">{player(seat)}</Name>
        {view.round.first === seat && <FirstPlayer />}
        {deciding && <span class="player-state">{say("deciding")}</span>}
        <span class="visually-hidden">{say("open-company")}</span>
      </button>
      <Resources seat={seat} />
      <span
        class="player-total"
        role="img"
        aria-label={say("total-now", { count: total })}
        title={say("total-now", { count: total })}
      >
        {`Σ ${total}`}
      </span>
      <span class="player-pictures">
        {reserve !== undefined && <Tile department={reserve} seat={seat} />}
        <CompanyThumbnail view={view} seat={seat} />
        <TabsThumbnail view={view} seat={seat} />
        <Summary seat={seat} />
      </span>
    </article>
  );
}

/** The pictures in words, for screen readers. */
function Summary({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const { departments, inactive, desks } = view.players[seat] as Player;
  const built = departments.filter((space) => space !== "" && space !== "lobby" && !space.startsWith("start-")).length;
  const active = desks.reduce((sum, taken) => sum + standing(taken), 0);
  const lying = inactive.reduce((sum, count) => sum + count, 0);
  return (
    <span class="visually-hidden">
      {`${say("built", { count: built })}; ${say("staff", { active, inactive: lying })}`}
    </span>
  );
}

/** A player's whole company and tabs, over the table; or everybody's companies side by side. */
function OpenPlayer({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const { view } = useTable();
  const { player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const [all, showAll] = useState(false);
  const seats = all ? view.players.map((_, one) => one) : [seat];
  const head = (
    <>
      <PlayerDisc seat={seat} />
      <strong class="opened-name">
        <Name>{player(seat)}</Name>
      </strong>
      <Resources seat={seat} />
      <button type="button" class="button" aria-pressed={all} onClick={() => showAll(!all)}>
        {say("side-by-side")}
      </button>
    </>
  );
  return (
    <LaidOpen label={say("company-of", { name: player(seat) })} head={head} class="open-player" onClose={onClose}>
      <div class="open-companies" data-all={all || undefined}>
        {seats.map((one) => (
          <div key={one} class="open-company">
            <Company seat={one} large={all} />
          </div>
        ))}
      </div>
      <div class="open-tabs">
        <Tabs seat={seat} />
      </div>
    </LaidOpen>
  );
}
