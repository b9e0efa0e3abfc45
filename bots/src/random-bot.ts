import type { Bot } from "./bot.ts";

/** Any legal move, all equally likely. */
export const randomBot: Bot = {
  choose({ game, view, seat, random }) {
    const moves = game.legalMoves(view, seat);
    const move = moves[random.below(Math.max(1, moves.length))];
    if (move === undefined) throw new Error(`${game.id}: seat ${seat} is asked but has no legal move`);
    return move;
  },
};
