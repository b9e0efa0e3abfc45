import type { Move } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { PlayerDisc } from "../../art/players.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useTable, useVoice } from "../context.ts";
import "./bidding.css";

/** Right to Wait (C-N4): the order in which the departments would be used. */
export function TurnOrder({ move }: { readonly move: Move }) {
  const { view, seat } = useTable();
  const { player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const order = seat === undefined ? [] : orderAfter(move, view.queue, seat);
  if (order.length === 0) return null;
  return (
    <span class="turn-order">
      <span role="img" aria-label={say("order", { names: order.map(player).join(", ") })}>
        {order.map((one) => (
          <PlayerDisc key={one} seat={one} />
        ))}
      </span>
    </span>
  );
}

function orderAfter({ type }: Move, queue: readonly Seat[], seat: Seat): readonly Seat[] {
  const others = queue.filter((other) => other !== seat);
  if (type === "go-first") return [seat, ...others];
  return type === "announce-wait" ? [...others, seat] : [];
}
