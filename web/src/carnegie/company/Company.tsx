import { type DepartmentId, type Player, type State, tablesOf } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { useId, useMemo } from "preact/hooks";
import { PlayerDisc } from "../../art/players.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useExplained } from "../../table/Explained.tsx";
import { RegionHeading } from "../../table/Heading.tsx";
import { Name } from "../../table/Name.tsx";
import { useZone } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { FirstPlayer } from "../players/FirstPlayer.tsx";
import { Resources } from "../players/Resources.tsx";
import { DepartmentWords } from "./DepartmentWords.tsx";
import { Roof, Street } from "./facade.tsx";
import { Room } from "./Room.tsx";
import { Amount } from "./Signs.tsx";
import { Ways } from "./Ways.tsx";
import { walkOf } from "./walking.ts";
import "./company.css";
import "./people.css";
import "./small-company.css";

interface CompanyProps {
  readonly seat: Seat;
  /** With all resources of its owner. */
  readonly large?: boolean;
}

/** A company: an office tower seen from the street, room by room. */
export function Company({ seat, large = false }: CompanyProps) {
  const { view, seat: near, pending, choices, picked } = useTable();
  const { player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const own = near === seat;
  const { board } = tablesOf(view);
  const walk = useMemo(
    () => (own ? walkOf(view, seat, pending, choices, picked) : undefined),
    [own, view, seat, pending, choices, picked],
  );
  // A person who has picked an employee needs to see the board: nothing may cover it.
  const [root, card] = useExplained<HTMLElement>((department) =>
    walk === undefined && picked.length === 0 ? <DepartmentWords department={department as DepartmentId} /> : null,
  );
  const name = own ? say("your-company") : say("company-of", { name: player(seat) });
  return (
    <section
      ref={root}
      class="company"
      data-region="company"
      aria-labelledby={title}
      {...useZone(piece.company(seat), "company")}
    >
      <RegionHeading id={title} rules="company" of={say("company")}>
        {name}
      </RegionHeading>
      <div class="tower" style={{ "--rows": board.rows, "--columns": board.columns }}>
        <Roof />
        <div class="tower-sign">
          <PlayerDisc seat={seat} />
          <Name>{player(seat)}</Name>
          {view.round.first === seat && <FirstPlayer />}
          {large && <Resources seat={seat} />}
          {walk !== undefined && (
            <span class="tower-moves" title={say("moves-left", { count: walk.left })}>
              <Amount gain={{ moves: walk.left }} />
            </span>
          )}
        </div>
        <div class="rooms">
          {board.rowVp.map((vp, row) => (
            <Floor key={row} row={row} vp={vp} />
          ))}
          {playerAt(view, seat).departments.map((_, cell) => (
            <Room key={cell} seat={seat} cell={cell} walk={walk} />
          ))}
          {own && <Ways />}
        </div>
        <Street />
      </div>
      {card}
    </section>
  );
}

function playerAt({ players }: State, seat: Seat): Player {
  return players[seat] as Player;
}

/** What a department on this floor scores. */
function Floor({ row, vp }: { readonly row: number; readonly vp: number }) {
  const say = useWords(CARNEGIE_BOARDS);
  const text = say("floor-vp", { count: vp });
  return (
    <span class="floor" style={{ gridRow: row + 1 }} title={text}>
      <b role="img" aria-label={text}>
        {vp}
      </b>
    </span>
  );
}
