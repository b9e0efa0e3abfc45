import {
  DESTINATIONS,
  type Destination,
  type EngineModel,
  lorry,
  OBJECTIVES,
  order,
  type Player,
  SHARE_VP,
  SHIFT_TOKEN_VP,
} from "@montan/gluckauf";

interface DestinationGoals {
  /** Shares held, orders in hand, orders fulfilled, lorries shown on those. */
  shares: number;
  inHand: number;
  fulfilled: number;
  lorries: number;
  /** Extra VP by objectives for each assigned share and each fulfilled order. */
  shareVp: number;
  orderVp: number;
  /** VP once the fulfilled orders show `lorriesWanted` lorries. */
  lorriesVp: number;
  lorriesWanted: number;
}

/** What a player's shares and objectives need (G-F2, G-F4). */
export interface Goals {
  readonly destinations: Readonly<Record<Destination, DestinationGoals>>;
  readonly engineVp: Partial<Record<EngineModel, number>>;
  /** VP per two shift tokens. */
  readonly tokenPairVp: number;
  /** VP per objective card. */
  readonly objectiveVp: number;
}

function noGoals(): DestinationGoals {
  return { shares: 0, inHand: 0, fulfilled: 0, lorries: 0, shareVp: 0, orderVp: 0, lorriesVp: 0, lorriesWanted: 0 };
}

export function goalsOf({ shares, objectives, delivered }: Player): Goals {
  const destinations = {
    barracks: noGoals(),
    furnaces: noGoals(),
    factories: noGoals(),
    steamboats: noGoals(),
  };
  const engineVp: Partial<Record<EngineModel, number>> = {};
  let tokenPairVp = 0;
  let objectiveVp = 0;
  for (const destination of shares) destinations[destination].shares++;
  for (const card of delivered.orders) {
    const { destination, lorries } = order(card);
    destinations[destination].fulfilled++;
    destinations[destination].lorries += lorries;
  }
  for (const card of objectives) {
    const objective = OBJECTIVES[card];
    switch (objective.kind) {
      case "shift-pairs":
        tokenPairVp += objective.vp;
        break;
      case "objectives":
        objectiveVp += objective.vp;
        break;
      case "engine-model":
        engineVp[objective.model] = objective.vp;
        break;
      case "assigned-shares":
        destinations[objective.destination].shareVp += objective.vp;
        break;
      case "orders":
        destinations[objective.destination].orderVp += objective.vp;
        break;
      case "order-lorries":
        destinations[objective.destination].lorriesVp += objective.vp;
        destinations[objective.destination].lorriesWanted = objective.atLeast;
    }
  }
  return { destinations, engineVp, tokenPairVp, objectiveVp };
}

/** The running score (G-F3), without building a score sheet. */
export function pointsOf({ tokens, objectives, delivered }: Player, goals: Goals): number {
  let vp = tokens.length * SHIFT_TOKEN_VP + Math.floor(tokens.length / 2) * goals.tokenPairVp;
  vp += objectives.length * goals.objectiveVp;
  for (const card of delivered.lorries) {
    const { lorries, vp: printed } = lorry(card);
    if (lorries === 1) vp += printed;
  }
  for (const card of delivered.orders) vp += order(card).vp;
  for (const model of delivered.engines) vp += goals.engineVp[model] ?? 0;
  for (const destination of DESTINATIONS) {
    const { shares, fulfilled, lorries, shareVp, orderVp, lorriesVp, lorriesWanted } = goals.destinations[destination];
    vp += Math.min(shares, fulfilled) * (SHARE_VP + shareVp) + fulfilled * orderVp;
    if (lorriesVp > 0 && lorries >= lorriesWanted) vp += lorriesVp;
  }
  return vp;
}

/** What fulfilling one more order adds, including shares and objectives. */
export function orderWorth(goals: Goals, { destination, lorries, vp }: ReturnType<typeof order>): number {
  const goal = goals.destinations[destination];
  const share = goal.shares > goal.fulfilled ? SHARE_VP + goal.shareVp : 0;
  const shown =
    goal.lorriesVp > 0 && goal.lorries < goal.lorriesWanted ? (goal.lorriesVp * lorries) / goal.lorriesWanted : 0;
  return vp + share + goal.orderVp + shown;
}
