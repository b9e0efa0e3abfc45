import { type Json, type Notice, type Seat, topQuestion } from "@montan/engine";
import { order } from "./cards.ts";
import { SHIFT_TOKENS } from "./data/components.ts";
import { loadOf } from "./delivery.ts";
import type { Move, MoveOf } from "./moves.ts";
import { legalMovesOf } from "./questions.ts";
import type { Dock, Player, State } from "./state.ts";

/** Legal, but a friend at the table would ask whether you mean it. */
export const NOTICES = [
  "workers-unused",
  "lorries-surplus",
  "wagons-empty",
  "storing-loadable",
  "mining-nothing",
  "innovation-wasted",
] as const;
export type NoticeCode = (typeof NOTICES)[number];

export function warningsFor(view: State, seat: Seat, move: Move): readonly Notice[] {
  if (topQuestion(view, seat) === undefined) return [];
  const player = view.players[seat] as Player;
  const legal = legalMovesOf(view, seat);
  const couldAlso = (type: Move["type"]) => legal.some((other) => other.type === type);
  switch (move.type) {
    case "pass": {
      const workers = player.workers.reduce((sum, card) => sum + card, 0);
      return couldAlso("choose-area") ? [notice("workers-unused", { workers })] : [];
    }
    case "end-turn":
      // In the last shift every innovation still in hand becomes worthless (G-F1).
      return isLastShift(view) && couldAlso("play-innovation") ? [notice("innovation-wasted")] : [];
    case "deliver-train":
      return delivering(player, move);
    case "store-front":
      return couldAlso("load-front") ? [notice("storing-loadable")] : [];
    case "stop-mining":
      return stepsSpent(view, seat) === 0 ? [notice("mining-nothing")] : [];
    default:
      return [];
  }
}

function notice(code: NoticeCode, params: Json = {}): Notice {
  return { code, params };
}

function isLastShift(view: State): boolean {
  return view.shift === SHIFT_TOKENS[view.players.length];
}

function stepsSpent(view: State, seat: Seat): number {
  const asked = topQuestion(view, seat);
  return asked?.type === "mining-step" ? asked.spent : 0;
}

function delivering(player: Player, { dock, order: card }: MoveOf<"deliver-train">): Notice[] {
  const leaving = player.docks[dock - 1] as Dock;
  const surplus = loadOf(leaving) - order(card).lorries;
  const empty = leaving.wagons.filter((wagon) => wagon.lorry === undefined).length;
  const notices: Notice[] = [];
  if (surplus > 0) notices.push(notice("lorries-surplus", { surplus }));
  if (empty > 0) notices.push(notice("wagons-empty", { wagons: empty }));
  return notices;
}
