import { type Random, randomFrom, type ScoreSheet } from "@montan/engine";
import { askBot, type Bot } from "../bot.ts";
import "../knowledge.ts";
import { newBot } from "../names.ts";
import { knowledgeOf } from "../registry.ts";
import type { Bout, BoutResult } from "./pairing.ts";
import { meanPoints, pointsOn } from "./points.ts";

/** Plays one game to its end. */
export async function playBout(bout: Bout): Promise<BoutResult> {
  const { game } = knowledgeOf({ id: bout.game });
  const chance = Array.from({ length: bout.seats }, (_, seat) => randomFrom(`${bout.seed} ${bout.seat} bot ${seat}`));
  const bots = chance.map((_, seat) => newBot(seat === bout.seat ? bout.one : (bout.others ?? bout.one)));
  let state = game.create(game.options(bout.options, bout.seats), bout.seats, bout.seed);
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    state = game.apply(state, seat, await askBot(bots[seat] as Bot, game, state, seat, chance[seat] as Random));
  }
  const result = game.result(state);
  if (result === undefined) throw new Error(`${bout.game}: nobody decides, yet the game is not over`);
  const { winners, sheets } = result;
  const own = sheets.filter(({ owner }) => owner === bout.seat);
  const others = sheets.filter(({ owner }) => owner !== bout.seat);
  return {
    bout,
    won: winners.includes(bout.seat) ? 1 / winners.length : 0,
    score: meanTotal(own),
    otherScore: meanTotal(others),
    winningScore: Math.max(...sheets.map(({ total }) => total)),
    points: meanPoints(own.map(pointsOn)),
    otherPoints: meanPoints(others.map(pointsOn)),
  };
}

function meanTotal(sheets: readonly ScoreSheet[]): number {
  return sheets.reduce((sum, { total }) => sum + total, 0) / Math.max(1, sheets.length);
}
