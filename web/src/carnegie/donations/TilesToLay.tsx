import { CHART_ROWS, COLUMNS, type Column, DONATION } from "@montan/carnegie";
import { DonationSign } from "../../art/carnegie/actions.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { Piece } from "../../table/Piece.tsx";
import { Signs } from "../company/Signs.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import { donationSigns } from "./donation-signs.ts";

/** The tiles of expansion 1 that have not been placed: pick one, then a column. */
export function TilesToLay() {
  const { view } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const laid = Object.values(view.tiles);
  return (
    <ul class="tiles-to-lay" aria-label={say("tiles-to-lay")}>
      {COLUMNS.filter((tile) => !laid.includes(tile)).map((tile) => (
        <li key={tile} data-explain={`tile/${tile}`}>
          <TileToLay tile={tile} />
        </li>
      ))}
    </ul>
  );
}

function TileToLay({ tile }: { readonly tile: Column }) {
  const { seat } = useTable();
  const { words } = useVoice();
  const effects = CHART_ROWS.map((row) => words.donationEffect(`x-${tile}-${row}`));
  return (
    <Piece
      piece={`${piece.donations}/tile-${tile}`}
      spot={seat === undefined ? undefined : spot.tile(tile)}
      label={`${words.column[tile]}: ${effects.join("; ")}`}
      rules="new-donations"
      class="donation-tile"
    >
      <span class="tile-title">
        <DonationSign column={tile} />
        <b>{words.column[tile]}</b>
      </span>
      {CHART_ROWS.map((row) => (
        <Signs key={row} lines={donationSigns(DONATION[`x-${tile}-${row}`])} />
      ))}
    </Piece>
  );
}
