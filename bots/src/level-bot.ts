import type { Random } from "@montan/engine";
import type { Bot, BotRequest } from "./bot.ts";
import { Allowance, type Budget } from "./budget.ts";
import { type Policy, plansFor } from "./greedy.ts";
import { type Horizon, LookAhead } from "./look-ahead.ts";
import { pause } from "./pause.ts";
import { PlanMemory } from "./plan-memory.ts";
import { knowledgeOf } from "./registry.ts";
import type { TurnPlan } from "./turn-search.ts";

/** What makes one level stronger than another: the value it plays by, how far it looks, and how steady its hand is. */
export interface Level {
  readonly value: "hand-set" | "learned";
  /** VP a turn may be worse than the best and still be chosen. */
  readonly noise: number;
  readonly search?: Horizon & { readonly budget: Budget };
}

/** Milliseconds at a stretch; then the host may do something else. */
const SLICE = 12;

/** A bot of some strength for every game it has knowledge of. */
export class LevelBot implements Bot {
  readonly #level: Level;
  readonly #memory = new PlanMemory();

  constructor(level: Level) {
    this.#level = level;
  }

  choose<State, Move>(request: BotRequest<State, Move>): Promise<Move> | Move {
    const { game, view, seat } = request;
    const moves = game.legalMoves(view, seat);
    const [only] = moves;
    if (only === undefined) throw new Error(`${game.id}: seat ${seat} is asked but has no legal move`);
    if (moves.length === 1) return only;
    const planned = this.#memory.recall<Move>(view);
    if (planned !== undefined) return this.#begin(request, planned);
    const { search } = this.#level;
    return search === undefined ? this.#begin(request, this.#greedyTurn(request)) : this.#searchTurn(request, search);
  }

  #begin<State, Move>({ game, view, seat }: BotRequest<State, Move>, plan: readonly Move[]): Move {
    this.#memory.keep(game, view, seat, plan);
    return plan[0] as Move;
  }

  #policy<State, Move>({ game }: BotRequest<State, Move>, allowance?: Allowance): Policy<State, Move> {
    const { values, ...knowledge } = knowledgeOf(game);
    const policy = { ...knowledge, game, value: values[this.#level.value] } as Policy<State, Move>;
    return allowance === undefined ? policy : { ...policy, isOverdue: () => allowance.isOverdue };
  }

  /** One of the turns that are about as good as the best, on one possible deal. */
  #greedyTurn<State, Move>(request: BotRequest<State, Move>): readonly Move[] {
    const { game, view, seat, random } = request;
    const plans = plansFor(this.#policy(request), game.sample(view, seat, random), seat, PLANS_COMPARED);
    return unsteady(plans, this.#level.noise, random).moves;
  }

  async #searchTurn<State, Move>(
    request: BotRequest<State, Move>,
    { budget, ...horizon }: NonNullable<Level["search"]>,
  ): Promise<Move> {
    const { view, seat, random, signal, onProgress } = request;
    const allowance = new Allowance(request.budget ?? budget, signal);
    const search = new LookAhead(this.#policy(request, allowance), view, seat, random, horizon, allowance);
    let since = performance.now();
    for (const _ of search.run()) {
      if (performance.now() - since < SLICE) continue;
      const { moves, visits, scores } = search.finding;
      onProgress?.({ move: moves[0] as Move, visits, scores });
      await pause();
      since = performance.now();
    }
    const { moves, visits, scores } = search.finding;
    onProgress?.({ move: moves[0] as Move, visits, scores });
    return this.#begin(request, moves);
  }
}

/** Turns among which an unsteady hand chooses. */
const PLANS_COMPARED = 8;

function unsteady<State, Move>(
  plans: readonly TurnPlan<State, Move>[],
  noise: number,
  random: Random,
): TurnPlan<State, Move> {
  const best = plans[0] as TurnPlan<State, Move>;
  if (noise === 0) return best;
  const near = plans.filter(({ worth }) => worth >= best.worth - noise);
  return near[random.below(near.length)] as TurnPlan<State, Move>;
}
