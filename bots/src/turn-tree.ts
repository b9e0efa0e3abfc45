import { canonical, type Random, type Seat, sameJson } from "@montan/engine";
import type { Allowance } from "./budget.ts";
import { expectations, inFutures, type Policy, plansFor, playTurn, rivalryOf } from "./greedy.ts";
import type { TurnPlan } from "./turn-search.ts";
import { lead } from "./value.ts";

/** How far and how wide the search looks. */
export interface Horizon {
  /** How many different turns are compared. */
  readonly plans: number;
  /** How far simulations go before they are judged: rounds or the like, as the game defines. */
  readonly reach: number;
}

/** A turn that a seat may take somewhere in the tree, and the results of its simulations so far. */
interface Branch<State, Move> {
  /** Up to the first move that reveals something; what follows depends on what that is. */
  readonly moves: readonly Move[];
  /** Every seat's expected score before the first visit: by the value alone, or by an earlier search. */
  readonly prior: readonly number[];
  visits: number;
  /** Sums over the visits. */
  readonly scores: number[];
  /** The resulting position on the deal it was last tried on. */
  reached?: { readonly deal: State; readonly state: State };
  readonly next: Fork<State, Move>;
}

/** A decision within the tree: the turns found so far, and those possible on the last deal, the best first. */
export interface Fork<State, Move> {
  readonly branches: Map<string, Branch<State, Move>>;
  offered?: { readonly deal: State; readonly branches: readonly Branch<State, Move>[] };
}

/** What a search knows about a turn it may play. */
export interface Finding<Move> {
  readonly moves: readonly Move[];
  readonly visits: number;
  /** Expected final score by seat. */
  readonly scores: readonly number[];
  /** Expected lead of the seat that searches. */
  readonly lead: number;
}

/** The value of a turn counts as one visit, so that one unlucky simulation does not refute it. */
const PRIOR_VISITS = 1;
/** Turns considered at each decision further down. */
const WIDTH_INSIDE = 3;
/** Turns of all seats that count as one unit of reach if the game does not define it. */
const TURNS = 4;
/** Bonus in VP for a turn that has hardly been tried. */
const CURIOSITY = 2;

/**
 * Information-set Monte Carlo tree search whose moves are whole turns. The turn search proposes turns, the best first.
 * Every simulation uses a sampled deal: down the tree as far as it has grown, each seat for itself, then by the policy
 * alone to a point at which positions can be compared, where the value judges it. At the root half of the turns are
 * dropped repeatedly (sequential halving), so that the time goes to those that are hard to tell apart.
 */
export class TurnTree<State, Move> {
  readonly #policy: Policy<State, Move>;
  /** How turns are played in simulations. */
  readonly #quick: Policy<State, Move>;
  readonly #view: State;
  readonly #seat: Seat;
  readonly #random: Random;
  readonly #horizon: Horizon;
  readonly #allowance: Allowance;
  readonly #rivalry: number;
  readonly #candidates: readonly Branch<State, Move>[];
  /** Own decisions further down, by the view they will be made from: another search may start there. */
  readonly foreseen = new Map<string, Fork<State, Move>>();
  #lastDeal: State | undefined;

  constructor(
    policy: Policy<State, Move>,
    view: State,
    seat: Seat,
    random: Random,
    horizon: Horizon,
    allowance: Allowance,
    /** This decision as an earlier search has foreseen it. */
    known?: Fork<State, Move>,
  ) {
    this.#policy = policy;
    this.#quick = inFutures(policy);
    this.#view = view;
    this.#seat = seat;
    this.#random = random;
    this.#horizon = horizon;
    this.#allowance = allowance;
    this.#rivalry = rivalryOf(policy);
    this.#candidates = this.#propose(known);
  }

  /**
   * Runs one simulation after another; yields after each turn and each simulation, so that the caller may do something
   * else.
   */
  *run(): Generator<void, void, void> {
    const rounds = Math.max(1, Math.ceil(Math.log2(this.#candidates.length)));
    while (this.#candidates.length > 1 && !this.#allowance.isSpent) {
      const alive = Math.max(2, Math.ceil(this.#candidates.length / 2 ** Math.floor(this.#allowance.used * rounds)));
      const deal = this.#deal();
      for (const candidate of this.#ranked().slice(0, alive)) {
        if (this.#allowance.isSpent) return;
        yield* this.#simulate(deal, candidate);
        this.#allowance.spend();
        // Near the end of a game a simulation may end without a single turn.
        yield;
      }
    }
  }

  /** The turns compared, the best first. */
  get findings(): Finding<Move>[] {
    return this.#ranked().map((branch) => {
      const scores = branch.prior.map((prior, seat) => mean(branch, prior, seat));
      return {
        moves: branch.moves,
        visits: branch.visits,
        scores,
        lead: lead(scores, this.#seat, this.#rivalry),
      };
    });
  }

  /** What a branch promises a seat. */
  #lead(branch: Branch<State, Move>, seat: Seat): number {
    const scores = branch.prior.map((prior, other) => mean(branch, prior, other));
    return lead(scores, seat, this.#rivalry);
  }

  /** One possible deal; the same object again if nothing is hidden, so that cached results stay valid. */
  #deal(): State {
    const deal = this.#policy.game.sample(this.#view, this.#seat, this.#random);
    if (this.#lastDeal === undefined || !sameJson(deal, this.#lastDeal)) this.#lastDeal = deal;
    return this.#lastDeal;
  }

  /** Those not dropped, which are tried in turn, by what they promise; then those that were dropped. */
  #ranked(): Branch<State, Move>[] {
    const most = Math.max(...this.#candidates.map(({ visits }) => visits));
    const isIn = ({ visits }: Branch<State, Move>) => (visits >= most - 1 ? 1 : 0);
    return this.#candidates.toSorted(
      (a, b) => isIn(b) - isIn(a) || this.#lead(b, this.#seat) - this.#lead(a, this.#seat),
    );
  }

  #propose(known: Fork<State, Move> | undefined): Branch<State, Move>[] {
    const deal = this.#deal();
    const plans = plansFor(this.#policy, deal, this.#seat, 4 * this.#horizon.plans, true);
    const different = new Map<string, Branch<State, Move>>();
    let last = Number.NaN;
    for (const plan of plans) {
      if (different.size === this.#horizon.plans) break;
      // The same decisions in another order.
      if (plan.worth === last) continue;
      last = plan.worth;
      const moves = this.#untilRevealed(deal, plan);
      const key = canonical(moves);
      if (different.has(key)) continue;
      const earlier = known?.branches.get(key);
      different.set(key, earlier === undefined ? this.#branch(moves, plan, deal, this.#seat) : begunAnew(earlier));
    }
    return [...different.values()];
  }

  /** A turn found at `before`. One that only prepares is judged by its results, in comparison with the others. */
  #branch(
    moves: readonly Move[],
    { state, worth }: TurnPlan<State, Move>,
    before: State,
    seat: Seat,
  ): Branch<State, Move> {
    const expected = expectations(this.#policy, state);
    const gap = worth - lead(expected, seat, this.#rivalry);
    const prior =
      this.#policy.isPreparing?.(before, seat) === true
        ? expected.with(seat, (expected[seat] as number) + gap)
        : expected;
    return { moves, prior, visits: 0, scores: prior.map(() => 0), next: { branches: new Map() } };
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

  *#simulate(deal: State, candidate: Branch<State, Move>): Generator<void, void, void> {
    const path = [candidate];
    let state = this.#finishTurn(deal, candidate);
    // A turn tried for the first time ends the tree.
    let fork = candidate.visits === 0 ? undefined : candidate.next;
    for (let turns = 0; this.#goesOn(deal, state, turns); turns++) {
      yield;
      const [seat] = this.#policy.game.deciders(state);
      if (seat === undefined) break;
      if (fork === undefined) {
        state = playTurn(this.#quick, state, seat);
        continue;
      }
      const branch = this.#descend(fork, deal, state, seat);
      path.push(branch);
      state = branch.reached?.state as State;
      fork = branch.visits === 0 ? undefined : branch.next;
    }
    // A simulation that was cut short cannot be compared with the others.
    if (this.#allowance.isOverdue) return;
    const scores = expectations(this.#policy, state);
    for (const branch of path) {
      branch.visits++;
      scores.forEach((score, seat) => {
        branch.scores[seat] = (branch.scores[seat] as number) + score;
      });
    }
  }

  #goesOn(deal: State, state: State, turns: number): boolean {
    if (this.#allowance.isOverdue) return false;
    const { reach } = this.#horizon;
    return !(this.#policy.isComparable?.(state, deal, reach) ?? turns >= TURNS * reach);
  }

  /** The candidate's moves on this deal; after a reveal, the rest of the turn by the policy. */
  #finishTurn(deal: State, candidate: Branch<State, Move>): State {
    if (candidate.reached?.deal === deal) return candidate.reached.state;
    const { game } = this.#policy;
    const turn = game.turn?.(deal);
    let state = deal;
    for (const move of candidate.moves) state = game.apply(state, this.#seat, move);
    if (game.turn?.(state) === turn && game.pending(state, this.#seat) !== undefined)
      state = playTurn(this.#policy, state, this.#seat);
    candidate.reached = { deal, state };
    return state;
  }

  /** The turn a seat takes within the tree: one that has proved good for it, or has hardly been tried. */
  #descend(fork: Fork<State, Move>, deal: State, state: State, seat: Seat): Branch<State, Move> {
    if (fork.offered?.deal !== deal) fork.offered = { deal, branches: this.#offer(fork, deal, state, seat) };
    const { branches } = fork.offered;
    const [best] = branches as readonly [Branch<State, Move>];
    const visits = branches.reduce((sum, branch) => sum + branch.visits, 0);
    // Untried turns are assumed to be as much worse than the best as the value says.
    const shift = visits === 0 ? 0 : this.#lead(best, seat) - lead(best.prior, seat, this.#rivalry);
    const promise = (branch: Branch<State, Move>) =>
      (branch.visits === 0 ? lead(branch.prior, seat, this.#rivalry) + shift : this.#lead(branch, seat)) +
      CURIOSITY * Math.sqrt(Math.log(visits + 1) / (branch.visits + 1));
    return branches.reduce((chosen, branch) => (promise(branch) > promise(chosen) ? branch : chosen));
  }

  #offer(fork: Fork<State, Move>, deal: State, state: State, seat: Seat): Branch<State, Move>[] {
    if (seat === this.#seat) this.foreseen.set(canonical(this.#policy.game.view(state, seat)), fork);
    return plansFor(this.#quick, state, seat, WIDTH_INSIDE).map((plan) => {
      const key = canonical(plan.moves);
      const branch = fork.branches.get(key) ?? this.#branch(plan.moves, plan, state, seat);
      fork.branches.set(key, branch);
      branch.reached = { deal, state: plan.state };
      return branch;
    });
  }
}

function mean(
  { scores, visits }: Pick<Branch<unknown, unknown>, "scores" | "visits">,
  prior: number,
  seat: Seat,
): number {
  return ((scores[seat] as number) + PRIOR_VISITS * prior) / (visits + PRIOR_VISITS);
}

/** Starts with what an earlier search found. */
function begunAnew<State, Move>({ moves, prior, visits, scores, next }: Branch<State, Move>): Branch<State, Move> {
  const found = prior.map((vp, seat) => mean({ visits, scores }, vp, seat));
  return { moves, prior: found, visits: 0, scores: prior.map(() => 0), next };
}
