import { canonical, type Random, type Seat } from "@montan/engine";
import type { Allowance } from "./budget.ts";
import { type Policy, plansFor, playTurn } from "./greedy.ts";
import type { TurnPlan } from "./turn-search.ts";
import { lead } from "./value.ts";

/** How far and how wide the search looks. */
export interface Horizon {
  /** Different turns that are compared. */
  readonly plans: number;
  /** Turns of all seats played on after the own one before the position is judged, unless the game says when. */
  readonly turnsAhead: number;
}

/** One turn under consideration, and what its futures have shown so far. */
interface Candidate<Move> {
  /** Its moves up to the first that shows something hidden; what follows depends on what that is. */
  readonly moves: readonly Move[];
  visits: number;
  /** Sum of the leads, and of every seat's expected score. */
  lead: number;
  readonly scores: number[];
}

/** What a search knows at some moment: the turn it would play, and what it expects of it. */
export interface Finding<Move> {
  readonly moves: readonly Move[];
  readonly visits: number;
  /** Expected final score by seat. */
  readonly scores: readonly number[];
}

/** The evaluation of a plan counts as one visit: one unlucky future does not refute it. */
const PRIOR_VISITS = 1;

/**
 * Search over sampled deals. The turn search proposes turns; each is tried on the same deals, followed by some turns of
 * everybody, each seat playing for itself, and judged by the value. Half of the candidates drop out again and again
 * (sequential halving), so the time goes to those that are hard to tell apart.
 */
export class LookAhead<State, Move> {
  readonly #policy: Policy<State, Move>;
  readonly #view: State;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #horizon: Horizon;
  readonly #allowance: Allowance;
  readonly #seats: number;
  readonly #candidates: Candidate<Move>[];

  constructor(
    policy: Policy<State, Move>,
    view: State,
    seat: Seat,
    random: Random,
    horizon: Horizon,
    allowance: Allowance,
  ) {
    this.#policy = policy;
    this.#view = view;
    this.#seat = seat;
    this.#random = random;
    this.#horizon = horizon;
    this.#allowance = allowance;
    this.#seats = policy.game.score(view).filter(({ owner }) => owner !== "automa").length;
    this.#candidates = this.#propose();
  }

  /** Simulates one future after another; stops after each so that the caller may do something else. */
  *run(): Generator<void, void, void> {
    const rounds = Math.max(1, Math.ceil(Math.log2(this.#candidates.length)));
    while (this.#candidates.length > 1 && !this.#allowance.isSpent) {
      const alive = Math.max(2, Math.ceil(this.#horizon.plans / 2 ** Math.floor(this.#allowance.used * rounds)));
      const deal = this.#deal();
      for (const candidate of this.#ranked().slice(0, alive)) {
        if (this.#allowance.isSpent) return;
        this.#simulate(deal, candidate);
        this.#allowance.spend();
        yield;
      }
    }
  }

  get finding(): Finding<Move> {
    const best = this.#ranked()[0] as Candidate<Move>;
    return {
      moves: best.moves,
      visits: best.visits,
      scores: best.scores.map((sum) => sum / (best.visits + PRIOR_VISITS)),
    };
  }

  #deal(): State {
    return this.#policy.game.sample(this.#view, this.#seat, this.#random);
  }

  /** Those still in the race, which are tried in turn, by what they promise; then those that dropped out. */
  #ranked(): Candidate<Move>[] {
    const mean = ({ lead: sum, visits }: Candidate<Move>) => sum / (visits + PRIOR_VISITS);
    const most = Math.max(...this.#candidates.map(({ visits }) => visits));
    const isIn = ({ visits }: Candidate<Move>) => (visits >= most - 1 ? 1 : 0);
    return this.#candidates.toSorted((a, b) => isIn(b) - isIn(a) || mean(b) - mean(a));
  }

  #propose(): Candidate<Move>[] {
    const deal = this.#deal();
    const plans = plansFor(this.#policy, deal, this.#seat, 3 * this.#horizon.plans);
    const different = new Map<string, Candidate<Move>>();
    for (const plan of plans) {
      if (different.size === this.#horizon.plans) break;
      const moves = this.#untilRevealed(deal, plan);
      const key = canonical(moves);
      if (different.has(key)) continue;
      const scores = this.#judge(plan.state);
      // A turn that only prepares was judged by what comes of it.
      scores[this.#seat] = plan.worth;
      different.set(key, { moves, visits: 0, lead: lead(scores, this.#seat), scores });
    }
    return [...different.values()];
  }

  #untilRevealed(deal: State, { moves }: TurnPlan<State, Move>): readonly Move[] {
    const { game } = this.#policy;
    let state = deal;
    for (let count = 1; count < moves.length; count++) {
      const move = moves[count - 1] as Move;
      if (game.reveals(state, this.#seat, move)) return moves.slice(0, count);
      state = game.apply(state, this.#seat, move);
    }
    return moves;
  }

  #judge(state: State): number[] {
    return Array.from({ length: this.#seats }, (_, seat) => this.#policy.value.expect(state, seat));
  }

  #simulate(deal: State, candidate: Candidate<Move>): void {
    let state = this.#finishTurn(deal, candidate.moves);
    for (let turns = 0; this.#goesOn(deal, state, turns); turns++) {
      const [next] = this.#policy.game.deciders(state);
      if (next === undefined) break;
      state = playTurn(this.#policy, state, next);
    }
    const scores = this.#judge(state);
    candidate.visits++;
    candidate.lead += lead(scores, this.#seat);
    scores.forEach((score, seat) => {
      candidate.scores[seat] = (candidate.scores[seat] ?? 0) + score;
    });
  }

  #goesOn(deal: State, state: State, turns: number): boolean {
    if (this.#allowance.isOverdue) return false;
    return !(this.#policy.isComparable?.(state, deal) ?? turns >= this.#horizon.turnsAhead);
  }

  /** The candidate's moves on this deal; what is left of the turn after something came to light, by the policy. */
  #finishTurn(deal: State, moves: readonly Move[]): State {
    const { game } = this.#policy;
    const turn = game.turn?.(deal);
    let state = deal;
    for (const move of moves) state = game.apply(state, this.#seat, move);
    if (game.turn?.(state) !== turn || game.pending(state, this.#seat) === undefined) return state;
    return playTurn(this.#policy, state, this.#seat);
  }
}
