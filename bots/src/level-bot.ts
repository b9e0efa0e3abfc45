import type { Bot, BotRequest } from "./bot.ts";
import { Allowance, type Budget } from "./budget.ts";
import { type Policy, plansFor } from "./greedy.ts";
import type { KnownGame } from "./knowledge.ts";
import { pause } from "./pause.ts";
import { PlanMemory } from "./plan-memory.ts";
import { knowledgeOf } from "./registry.ts";
import { type Finding, type Fork, type Horizon, TurnTree } from "./turn-tree.ts";

/** What distinguishes the levels: the value they use, how far they look, and their noise. */
export interface Level {
  readonly value: "hand-set" | "learned";
  /** How many VP worse than the best a turn may seem and still be chosen; not at the end, where everything counts. */
  readonly noise: Readonly<Record<KnownGame, number>>;
  /** `breadth`: multiplies the usual number of unfinished turns searched side by side. */
  readonly search?: Horizon & { readonly breadth: number; readonly budget: Budget };
}

/** Milliseconds without interruption; then the host may do something else. */
const SLICE = 12;

/** A bot of one level for every game that is registered. */
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
    const { plan, fork } = this.#memory.recall<State, Move>(view);
    if (plan !== undefined) return this.#begin(request, plan);
    const { search } = this.#level;
    if (search === undefined) return this.#begin(request, this.#greedyTurn(request));
    return this.#searchTurn(request, search, fork);
  }

  #begin<State, Move>({ game, view, seat }: BotRequest<State, Move>, plan: readonly Move[]): Move {
    this.#memory.keepPlan(game, view, seat, plan);
    return plan[0] as Move;
  }

  #policy<State, Move>({ game, view }: BotRequest<State, Move>, allowance?: Allowance): Policy<State, Move> {
    const { values, ...knowledge } = knowledgeOf(game);
    const seats = game.score(view).filter(({ owner }) => owner !== "automa").length;
    const { value, search } = this.#level;
    const width = knowledge.width * (search?.breadth ?? 1);
    const policy = { ...knowledge, width, game, seats, value: values[value] } as Policy<State, Move>;
    return allowance === undefined ? policy : { ...policy, isOverdue: () => allowance.isOverdue };
  }

  /** One of the turns that are about as good as the best, on one possible deal. */
  #greedyTurn<State, Move>(request: BotRequest<State, Move>): readonly Move[] {
    const { game, view, seat, random } = request;
    const plans = plansFor(this.#policy(request), game.sample(view, seat, random), seat, PLANS_COMPARED, true);
    return this.#unsteady(request, plans, ({ worth }) => worth).moves;
  }

  async #searchTurn<State, Move>(
    request: BotRequest<State, Move>,
    { budget, ...horizon }: NonNullable<Level["search"]>,
    known: Fork<State, Move> | undefined,
  ): Promise<Move> {
    const { view, seat, random, signal, onProgress } = request;
    const allowance = new Allowance(request.budget ?? budget, signal);
    const search = new TurnTree(this.#policy(request, allowance), view, seat, random, horizon, allowance, known);
    const report = () => {
      if (onProgress === undefined) return;
      const { moves, visits, scores } = search.findings[0] as Finding<Move>;
      onProgress({ move: moves[0] as Move, visits, scores });
    };
    let since = performance.now();
    for (const _ of search.run()) {
      if (performance.now() - since < SLICE) continue;
      report();
      await pause();
      since = performance.now();
    }
    report();
    this.#memory.keepForks(search.foreseen);
    return this.#begin(request, this.#unsteady(request, search.findings, ({ lead }) => lead).moves);
  }

  /** One of those that are about as good as the first and best. */
  #unsteady<State, Move, Turn>(
    { game, view, random }: BotRequest<State, Move>,
    turns: readonly Turn[],
    worth: (turn: Turn) => number,
  ): Turn {
    const noise = this.#level.noise[game.id as KnownGame];
    const [best] = turns as readonly [Turn];
    if (noise === 0 || knowledgeOf(game).isEnding(view)) return best;
    const near = turns.filter((turn) => worth(turn) >= worth(best) - noise);
    return near[random.below(near.length)] as Turn;
  }
}

/** How many turns noise chooses among. */
const PLANS_COMPARED = 8;
