import { IllegalMove, InvalidOptions } from "../../../errors.ts";
import { canonical } from "../../../json.ts";
import { randomFrom } from "../../../random.ts";
import { type Auction, auction, auctionOfVersion } from "../auction.ts";
import type { AuctionMove, AuctionOptions } from "../state.ts";
import { subject } from "../subject.ts";
import { backwards, type Mutant, mutant } from "./mutant.ts";

let created = 0;

export const SETTING: readonly Mutant[] = [
  mutant("options", "null counts as all defaults", {
    options: (input, seats) => auction.options(input === null ? undefined : input, seats),
  }),
  mutant("options", "an unknown key is let through", {
    options: (input, seats) =>
      Object.hasOwn(Object(input), "conformance") ? (input as AuctionOptions) : auction.options(input, seats),
  }),
  mutant("create", "the deal depends on more than the seed", {
    create: (...given) => {
      created += 1;
      const state = auction.create(...given);
      return created % 2 === 0 ? backwards(state) : state;
    },
  }),
  mutant("create", "the state does not say which rules it follows", {
    create: (...given) => ({ ...auction.create(...given), rules: 0 }),
  }),
  mutant("generator", "chance does not come from the state", {
    create: (...given) => {
      const { random: _, ...state } = auction.create(...given);
      return state;
    },
  }),
  mutant("seeds-differ", "every seed deals the same", {
    create: (options, seats, seed, emit, rules) => ({
      ...auction.create(options, seats, "the same", emit, rules),
      random: randomFrom(seed).state,
    }),
  }),
];

const finished = new Set<string>();

export const WHOLE_GAMES: readonly Mutant[] = [
  {
    ...mutant("replay", "the second game that ends like this ends differently", {
      apply: (...given) => {
        const state = auction.apply(...given);
        if (!state.over) return state;
        const ending = canonical(state);
        if (finished.has(ending)) return { ...state, spent: state.spent.toReversed() };
        finished.add(ending);
        return state;
      },
    }),
    // Checked before its end, it would be caught there.
    thoroughEvery: 1_000_000,
  },
  mutant("record", "the deal depends on the order of the option's keys", {
    options: (input, seats) => {
      const { bell, ...rest } = Object(input) as { bell?: number };
      const { rounds } = auction.options(Object(input) === input && !Array.isArray(input) ? rest : input, seats);
      return (bell === undefined ? { rounds, bell: 1 } : input) as AuctionOptions;
    },
    create: (options, seats, seed, emit, rules) =>
      auction.create(options, seats, `${seed}/${Object.keys(options)[0]}`, emit, rules),
    view: (state, seat) => {
      const view = auction.view(state, seat);
      return { ...view, options: { ...view.options, bell: 1 } as AuctionOptions };
    },
  }),
  newer("a newer game refuses the rules before it", (game) => ({
    create: (options, seats, seed, emit, rules = game.version) => {
      if (rules !== game.version) throw new InvalidOptions("rules-unknown");
      return game.create(options, seats, seed, emit, rules);
    },
  })),
  newer("a newer game deals from the tables of its own rules", (game) => ({
    create: (options, seats, seed, emit, rules = game.version) => {
      game.create(options, seats, seed, undefined, rules);
      return { ...game.create(options, seats, seed, emit, game.version), rules };
    },
  })),
  newer("a newer game plays by its own rules whatever the state says", (game) => ({
    apply: (...given) => backwards(game.apply(...given)),
  })),
  newer("a newer game plays by the first rules unless it is told", (game) => ({
    create: (options, seats, seed, emit, rules = 1) => game.create(options, seats, seed, emit, rules),
  })),
  newer("a newer game takes any number for a version", (game) => ({
    create: (options, seats, seed, emit, rules = game.version) => ({
      ...game.create(options, seats, seed, emit, Math.min(Math.max(1, Math.trunc(rules) || 1), game.version)),
      rules,
    }),
  })),
  { check: "ends", wrong: "a game lasts longer than it may", subject: { ...subject, maxDecisions: 6 } },
  mutant("languages", "everything is said in English", {
    describe: (thing, context) => auction.describe(thing, { ...context, locale: "en" }),
  }),
  mutant("forced-decision", "a question with one answer is asked", {
    legalMoves: (state, seat) => auction.legalMoves(state, seat).filter(isNoShelf),
    apply: (state, seat, move, emit) => {
      const after = auction.apply(state, seat, move, emit);
      if (!isNoShelf(move)) throw new IllegalMove("wrong-decision");
      return after;
    },
  }),
];

/** The current auction, whose next version does something wrong. */
function newer(wrong: string, changed: (game: Auction) => Partial<Auction>): Mutant {
  const gameOfVersion = (version: number) => auctionOfVersion(version, changed(auctionOfVersion(version)));
  return { check: "versions", wrong, subject: { ...subject, gameOfVersion } };
}

function isNoShelf(move: AuctionMove): boolean {
  return move.type !== "store" || move.place !== "shelf";
}
