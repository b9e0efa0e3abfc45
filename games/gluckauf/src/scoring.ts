import type { Json, Owner, Result, ScorePart, ScoreSheet } from "@montan/engine";
import { lorry, order } from "./cards.ts";
import { type Destination, OBJECTIVES, type ObjectiveCard, SHARE_VP, SHIFT_TOKEN_VP } from "./data/components.ts";
import type { Player, State } from "./state.ts";

/** G-F3: the five columns of the score pad. */
export const CATEGORIES = ["lorries", "orders", "shares", "shift-tokens", "objectives"] as const;
export type Category = (typeof CATEGORIES)[number];

export function scoreSheets(state: State): ScoreSheet[] {
  return state.players.map((player, seat) => {
    const parts = partsOf(player);
    return { owner: seat, total: sum(parts.map(({ vp }) => vp)), parts };
  });
}

function partsOf(player: Player): ScorePart[] {
  const { delivered, shares, tokens, objectives } = player;
  const singles = delivered.lorries.filter((card) => lorry(card).lorries === 1); // G-F1
  const objectiveVps = objectives.map((card) => ({ card, vp: objectiveVp(player, card) }));
  return [
    part("lorries", sum(singles.map((card) => lorry(card).vp)), singles),
    part("orders", sum(delivered.orders.map((card) => order(card).vp)), delivered.orders),
    part("shares", SHARE_VP * assignedShares(player), assignment(shares, player)),
    part("shift-tokens", SHIFT_TOKEN_VP * tokens.length, tokens),
    part("objectives", sum(objectiveVps.map(({ vp }) => vp)), objectiveVps),
  ];
}

function part(category: Category, vp: number, detail: Json): ScorePart {
  return { category, vp, detail };
}

/** G-F2: every fulfilled order takes at most one share of its destination; more shares never cost anything. */
function assignedShares(player: Player, destination?: Destination): number {
  const destinations = destination === undefined ? [...new Set(player.shares)] : [destination];
  return sum(destinations.map((place) => Math.min(count(player.shares, place), fulfilled(player, place).length)));
}

function assignment(shares: readonly Destination[], player: Player): Json {
  return [...new Set(shares)].map((destination) => ({
    destination,
    held: count(shares, destination),
    assigned: assignedShares(player, destination),
  }));
}

function fulfilled(player: Player, destination: Destination) {
  return player.delivered.orders.map(order).filter((card) => card.destination === destination);
}

/** G-F4 */
function objectiveVp(player: Player, card: ObjectiveCard): number {
  const objective = OBJECTIVES[card];
  switch (objective.kind) {
    case "shift-pairs":
      return objective.vp * Math.floor(player.tokens.length / 2);
    case "objectives":
      return objective.vp * player.objectives.length;
    case "engine-model":
      return objective.vp * count(player.delivered.engines, objective.model);
    case "assigned-shares":
      return objective.vp * assignedShares(player, objective.destination);
    case "orders":
      return objective.vp * fulfilled(player, objective.destination).length;
    case "order-lorries": {
      const shown = sum(fulfilled(player, objective.destination).map(({ lorries }) => lorries));
      return shown >= objective.atLeast ? objective.vp : 0;
    }
  }
}

export function resultOf(state: State): Result | undefined {
  if (!state.over) return undefined;
  const sheets = scoreSheets(state);
  return { winners: winnersOf(state, sheets), sheets };
}

/** G-F5 */
function winnersOf(state: State, sheets: readonly ScoreSheet[]): readonly Owner[] {
  const most = Math.max(...sheets.map(({ total }) => total));
  const tied = sheets.filter(({ total }) => total === most).map(({ owner }) => owner as number);
  const highest = (seat: number) => Math.max(0, ...(state.players[seat] as Player).tokens);
  const best = Math.max(...tied.map(highest));
  return tied.filter((seat) => highest(seat) === best);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function count<T>(items: readonly T[], item: T): number {
  return items.filter((other) => other === item).length;
}
