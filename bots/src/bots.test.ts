import { type AnyGame, canonical, DecisionLog, randomFrom, type Seat, sameJson } from "@montan/engine";
import { game, type Move, type State } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { askBot, BOT_NAMES, BOTS, type Bot, type BotRequest, isBotName, randomBot } from "./index.ts";
import { KNOWLEDGE, type KnownGame } from "./knowledge.ts";
import { newBot } from "./names.ts";

const SEATS = 3;
const GAMES: readonly KnownGame[] = ["carnegie", "gluckauf"];

function newLog(seed: string) {
  return new DecisionLog(game, { options: game.options(undefined, SEATS), seats: SEATS, seed });
}

/** Plays a whole game with one bot in every seat and shows each position to `look` before the bot is asked. */
async function playThrough(seed: string, bot: Bot, look?: (state: State, seat: Seat) => Promise<void>) {
  const log = newLog(seed);
  const random = randomFrom(`${seed} bots`);
  for (;;) {
    const [seat] = game.deciders(log.state);
    if (seat === undefined) return log;
    await look?.(log.state, seat);
    log.append(seat, await askBot(bot, game, log.state, seat, random));
  }
}

/** Positions of a random game, one in `every`. */
function* positions(
  any: AnyGame,
  seats: number,
  seed: string,
  every: number,
): Generator<{ state: unknown; seat: Seat }> {
  const random = randomFrom(seed);
  let state = any.create(any.options(undefined, seats), seats, seed);
  for (let count = 0; ; count++) {
    const [seat] = any.deciders(state);
    if (seat === undefined) return;
    const moves = any.legalMoves(state, seat);
    if (count % every === 0 && moves.length > 1) yield { state, seat };
    state = any.apply(state, seat, moves[random.below(moves.length)]);
  }
}

interface Asked {
  readonly seat: Seat;
  readonly view: unknown;
  readonly answer: unknown;
}

const any = KNOWLEDGE.gluckauf.game as AnyGame;

/** The questions of the first turns of a game that a bot plays in every seat, with its answers. */
async function asked(bot: Bot): Promise<Asked[]> {
  const questions: Asked[] = [];
  let state = any.create(any.options(undefined, 2), 2, "one deal");
  while (questions.length < 24) {
    const [seat] = any.deciders(state) as [Seat];
    const random = randomFrom(`chance ${questions.length}`);
    const answer = await askBot(bot, any, state, seat, random, { budget: { iterations: 3 } });
    questions.push({ seat, view: any.view(state, seat), answer });
    state = any.apply(state, seat, answer);
  }
  return questions;
}

describe("bots", () => {
  it("are given the view of their own seat and nothing else", async () => {
    const requests: BotRequest<State, Move>[] = [];
    const listener: Bot = {
      choose(request) {
        requests.push(request as unknown as BotRequest<State, Move>);
        return randomBot.choose(request);
      },
    };
    let asked = 0;
    await playThrough("views only", listener, async (state, seat) => {
      const before = requests[asked - 1];
      if (before !== undefined) {
        expect(Object.keys(before).sort()).toEqual(["game", "random", "seat", "view"]);
        expect(before.view.random).toBeUndefined();
        expect(before.view.viewer).toBe(before.seat);
      }
      expect(canonical(state)).not.toBe(canonical(game.view(state, seat)));
      asked++;
    });
    expect(requests.length).toBe(asked);
    expect(asked).toBeGreaterThan(100);
  });

  it.each(GAMES)("choose the same when only hidden values differ: %s", async (id) => {
    const any: AnyGame = KNOWLEDGE[id].game;
    const deal = randomFrom("another deal");
    let differing = 0;
    for (const seats of id === "carnegie" ? [1, 3] : [2]) {
      for (const { state, seat } of positions(any, seats, "hidden values", 37)) {
        const view = any.view(state, seat);
        const twin = any.sample(view, seat, deal);
        expect(sameJson(any.view(twin, seat), view)).toBe(true);
        if (!sameJson(twin, state)) differing++;
        for (const name of BOT_NAMES) {
          const [one, other] = [state, twin].map((each) =>
            askBot(BOTS[name], any, each, seat, randomFrom("same chance"), { budget: { iterations: 3 } }),
          );
          expect(await other, name).toEqual(await one);
        }
      }
    }
    expect(differing).toBeGreaterThan(3);
  });

  it.each(BOT_NAMES)("%s, fresh, gives the same answers to the same questions in the same order", async (name) => {
    const questions = await asked(newBot(name));
    expect(questions.length).toBeGreaterThan(20);
    const [one, other] = [newBot(name), newBot(name)];
    const changed: number[] = [];
    for (const [index, { seat, view, answer }] of questions.entries()) {
      const question = { game: any, seat, view, budget: { iterations: 3 } };
      expect(await one.choose({ ...question, random: randomFrom(`chance ${index}`) })).toEqual(answer);
      const otherwise = await other.choose({ ...question, random: randomFrom(`another ${index}`) });
      if (!sameJson(otherwise, answer)) changed.push(index);
    }
    expect(changed.length).toBeGreaterThan(0);
  });

  it.each(BOT_NAMES)("%s plays on when it has lost its memory in the middle of a turn", async (name) => {
    for (const { seat, view } of await asked(newBot(name))) {
      const move = await newBot(name).choose({
        game: any,
        seat,
        view,
        random: randomFrom("anew"),
        budget: { iterations: 1 },
      });
      expect(any.legalMoves(view, seat)).toContainEqual(move);
    }
  });

  it("answer to their names", () => {
    expect(BOT_NAMES).toEqual(["random", "easy", "medium", "hard", "expert"]);
    expect(isBotName("random")).toBe(true);
    expect(isBotName("toString")).toBe(false);
  });

  it.each(BOT_NAMES)("%s throws when a seat that is not asked gets a bot's turn", (name) => {
    const { state } = newLog("nobody");
    const idle = [0, 1, 2].find((seat) => !game.deciders(state).includes(seat)) as Seat;
    expect(() => askBot(BOTS[name], game, state, idle, randomFrom("x"))).toThrow(/no legal move/);
  });
});

describe("a search", () => {
  const any = KNOWLEDGE.carnegie.game;
  const [position] = [...positions(any, 4, "search", 150)].slice(-1) as [{ state: unknown; seat: Seat }];

  it("gives a legal move with the smallest budgets and when aborted before it starts", async () => {
    const legal = any.legalMoves(position.state, position.seat).map((move) => canonical(move));
    const called = new AbortController();
    called.abort();
    for (const thinking of [
      { budget: { iterations: 1 } },
      { budget: { milliseconds: 1 } },
      { signal: called.signal },
    ]) {
      for (const bot of [BOTS.hard, BOTS.expert]) {
        const move = await askBot(bot, any, position.state, position.seat, randomFrom("x"), thinking);
        expect(legal).toContain(canonical(move));
      }
    }
  });

  it("can be aborted while it runs, lets its host work, and reports what it has found", async () => {
    const controller = new AbortController();
    let work = 0;
    const host = setInterval(() => work++, 1);
    // The budget would last for minutes: only the host can end this, once it has been able to work.
    const move = await askBot(BOTS.expert, any, position.state, position.seat, randomFrom("x"), {
      budget: { milliseconds: 600_000 },
      signal: controller.signal,
      onProgress({ visits, scores }) {
        expect(scores).toHaveLength(4);
        if (work > 0 && visits > 0) controller.abort();
      },
    });
    clearInterval(host);
    expect(controller.signal.aborted).toBe(true);
    expect(any.legalMoves(position.state, position.seat).map((legal) => canonical(legal))).toContain(canonical(move));
  });
});
