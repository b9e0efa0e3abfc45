import { type TileId, tablesOf } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { ActionSign } from "../../art/carnegie/actions.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { Piece } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";

/** The department in a player's reserve, as a thumbnail. */
export function Tile({ department, seat }: { readonly department: TileId; readonly seat: Seat }) {
  const { view } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { type } = tablesOf(view).departments[department];
  return (
    <span class="reserve-stamp" data-action-type={type}>
      <Piece
        piece={piece.reserve(seat)}
        label={`${say("reserve")}: ${words.department[department]}: ${words.departmentEffect[department]}`}
        rules={department}
        class="reserve-plate"
      >
        <ActionSign action={type} />
      </Piece>
    </span>
  );
}
