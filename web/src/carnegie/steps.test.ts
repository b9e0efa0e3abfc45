import { game, type Move, type Pending } from "@montan/carnegie";
import { position } from "@montan/carnegie/testing";
import { describe, expect, it } from "vitest";
import { type Choice, moveText, type Picks, pointAt } from "../table/choices.ts";
import { choicesIn } from "./meanings.ts";
import { spot } from "./spots.ts";
import { openSurfaces, SURFACES, type Surface, surfaceFor } from "./surfaces.ts";
import { ALL_MODULES, randomGame, SOLO_MODULES } from "./testing/random-game.ts";

const GAMES = [
  { seed: "two", seats: 2 },
  { seed: "three, all modules", seats: 3, modules: ALL_MODULES },
  { seed: "four, all modules", seats: 4, modules: ALL_MODULES },
  { seed: "open bar", seats: 3, modules: ["open-bar"] as const },
  { seed: "on my own", seats: 1, modules: SOLO_MODULES },
];

/** The move made by pointing at these spots one after the other. */
function pointed(choices: readonly Choice<Move>[], spots: Picks): Move | undefined {
  let picks: Picks = [];
  for (const at of spots) {
    const answer = pointAt(choices, picks, at);
    if (answer === undefined) return undefined;
    if ("move" in answer) return answer.move;
    picks = answer.picks;
  }
  return undefined;
}

/** One spot of every step, the n-th if there are several. */
function route({ steps }: Choice<Move>, nth: number): Picks {
  return steps.map((step) => step[nth % step.length] as string);
}

describe("every legal move of whole games", () => {
  it.each(GAMES)("can be made by pointing or has a button of its own ($seed)", ({ seed, ...setup }) => {
    const asked = new Set<Pending["type"]>();
    const buttons = new Set<Move["type"]>();
    for (const { view, seat, moves } of randomGame(seed, setup)) {
      const pending = game.pending(view, seat);
      if (pending !== undefined) asked.add(pending.type);
      const choices = choicesIn({ view, seat, pending }, moves);
      for (const choice of choices) {
        if (choice.steps.length === 0) {
          buttons.add(choice.move.type);
          continue;
        }
        expect(
          choice.steps.every((step) => step.length > 0),
          moveText(choice.move),
        ).toBe(true);
        expect(pointed(choices, route(choice, 0)), moveText(choice.move)).toEqual(choice.move);
        // A city with two free slots asks which; then one of them is pointed at.
        expect(pointed(choices, [...route(choice, 1), ...route(choice, 0)]), moveText(choice.move)).toEqual(
          choice.move,
        );
        expect(pointed(choices, route(choice, 0).toReversed()), moveText(choice.move)).toEqual(choice.move);
      }
    }
    expect(asked.size).toBeGreaterThanOrEqual(10);
    expect([...buttons].every((type) => /^(end-|skip-|decline-|sell-|announce-|go-)/.test(type))).toBe(true);
  });

  it("is never made by a single click that could mean another one, too", () => {
    for (const { view, seat, moves } of randomGame("clicks", { seats: 3 })) {
      const choices = choicesIn({ view, seat, pending: game.pending(view, seat) }, moves);
      for (const at of new Set(choices.flatMap(({ steps }) => steps.flat()))) {
        const single = choices.filter(({ steps }) => steps.length === 1 && steps[0]?.includes(at));
        expect(single.map(({ move }) => moveText(move)).slice(1), at).toEqual([]);
        for (const { move } of single) expect(pointAt(choices, [], at), at).toMatchObject({ move });
      }
    }
  });

  it("is asked on a surface where something can be chosen", () => {
    const asked = new Set<Surface | undefined>();
    for (const { view, seat, moves } of randomGame("surfaces", { seats: 2, modules: ALL_MODULES })) {
      const choices = choicesIn({ view, seat, pending: game.pending(view, seat) }, moves);
      const surface = surfaceFor(choices);
      if (surface !== undefined) expect(openSurfaces(choices)).toContain(surface);
      asked.add(surface);
    }
    expect(new Set(SURFACES.filter((surface) => surface !== "players"))).toEqual(
      new Set([...asked].filter((surface) => surface !== undefined)),
    );
  });
});

describe("pointing at a city", () => {
  it("is enough if it has one slot for the project, and asks for one of several", () => {
    const counts = new Set<number>();
    for (const { view, seat, moves } of randomGame("sites", { seats: 2 })) {
      const choices = choicesIn({ view, seat, pending: game.pending(view, seat) }, moves);
      for (const { move, steps, next } of choices) {
        if (next !== undefined || (move.type !== "build-project" && move.type !== "place-housing")) continue;
        const slots = moves.filter((other) => other.type === move.type && other.city === move.city).length;
        expect(steps, `${move.city}: ${slots}`).toHaveLength(slots === 1 ? 1 : 2);
        counts.add(slots);
      }
    }
    expect(counts).toEqual(new Set([1, 2]));
  });
});

describe("pointing at a mission area", () => {
  it("C-I1 returns everybody who is there", () => {
    const there = position({
      players: [{ missions: { east: 3 } }, {}],
      strips: ["1a", "2a", "3a", "4a"],
      markers: [3, 0, 0, 0],
    });
    const state = game.apply(there, 0, { type: "choose-row", row: "hr" });
    const pending = game.pending(state, 0);
    expect(pending).toMatchObject({ type: "event-turn", region: "east" });
    const choices = choicesIn({ view: game.view(state, 0), seat: 0, pending }, game.legalMoves(state, 0));
    expect(pointed(choices, [spot.region("east")])).toEqual({ type: "return-employees", count: 3 });
    expect(pointed(choices, [spot.amount(2)])).toEqual({ type: "return-employees", count: 2 });
  });
});

describe("walking", () => {
  it("walks to a far room at once, step by step", () => {
    for (const { view, seat, moves, state } of randomGame("walks", { seats: 2 })) {
      const choices = choicesIn({ view, seat, pending: game.pending(view, seat) }, moves);
      const far = choices.find(({ next }) => next !== undefined && next.length > 1);
      if (far === undefined) continue;
      const target = Number(far.steps.at(-1)?.[0]?.split(":")[1]);
      const before = state.players[seat]?.inactive[target] ?? 0;
      const after = [far.move, ...(far.next ?? [])].reduce((now, move) => game.apply(now, seat, move), state);
      expect(after.players[seat]?.inactive[target]).toBe(before + 1);
      return;
    }
    expect.unreachable("nobody had far to go");
  });
});
