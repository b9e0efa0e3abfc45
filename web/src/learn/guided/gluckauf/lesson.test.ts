import { game, type Move, type State, stackOf } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { SECTION_IDS } from "../../rules/gluckauf/sections.ts";
import { testEveryLesson } from "../testing/every-lesson.ts";
import { lessonPlay, type Played as PlayedSoFar } from "../testing/lesson-play.ts";
import { guidance, LESSON } from "./lesson.ts";
import { PERSON, STEP_IDS } from "./steps.ts";

type Played = PlayedSoFar<State, Move>;

const { start: START, after, untilAsked } = lessonPlay(LESSON);

/** A person who does what the guide says: a legal move it accepts, preferably at a highlighted piece. */
function obey(played: Played): Played {
  const now = untilAsked(played);
  const guide = guidance(now.decisions);
  const accepted = game.legalMoves(now.state, PERSON).filter((legal) => guide?.accepts(legal) ?? true);
  const lit = (move: Move) => move.type === "choose-area" && guide?.pieces.includes(`area:${move.area}`);
  const move = accepted.find(lit) ?? accepted[0];
  if (move === undefined) throw new Error(`the step ${guide?.id} waits for a move that is not legal`);
  return untilAsked(after(now, PERSON, move));
}

function firstShift(): { played: Played; steps: string[] } {
  const steps: string[] = [];
  let played = untilAsked(START);
  while (played.state.shift === 1) {
    steps.push(guidance(played.decisions)?.id ?? "nothing");
    played = obey(played);
  }
  return { played, steps };
}

describe("the deal of the lesson", () => {
  it("lets the person begin, with cards that make a train", () => {
    const top = (stack: Parameters<typeof stackOf>[1], below = 0) => stackOf(START.state, stack).cards.at(-1 - below);
    expect(START.state.startPlayer).toBe(PERSON);
    expect([top("lorries-left"), top("wagons-left")]).toEqual(["wheel-1-2", "wheel"]);
    expect([top("orders", 1), top("shares", 1)]).toEqual(["steamboats-1-3", "steamboats"]);
  });
});

describe("the guided first shift", () => {
  it("asks for every step once and in order, and what it asks for is legal", () => {
    expect(firstShift().steps).toEqual([...STEP_IDS]);
  });

  it("ends with a train delivered, a share in it and the shift token", () => {
    const { state } = firstShift().played;
    const [mine] = game.score(state);
    const points = Object.fromEntries(mine?.parts.map(({ category, vp }) => [category, vp]) ?? []);
    expect(points).toEqual({ lorries: 2, orders: 3, shares: 3, "shift-tokens": 1, objectives: 0 });
    expect(state.startPlayer).toBe(PERSON);
  });

  it.each([1, 2] as const)("works with the wagon at dock %i", (dock) => {
    let played = obey(obey(untilAsked(START)));
    played = untilAsked(after(played, PERSON, { type: "place-wagon", dock }));
    while (played.state.shift === 1) played = obey(played);
    expect(played.state.players[PERSON]?.delivered.orders).toEqual(["steamboats-1-3"]);
  });

  it("works when the last workers are kept and the person passes", () => {
    let played = untilAsked(START);
    while (guidance(played.decisions)?.id !== "token") played = obey(played);
    played = untilAsked(after(played, PERSON, { type: "pass" }));
    expect(played.state.shift).toBe(2);
    expect(guidance(played.decisions)?.id ?? "free").toBe("free");
  });

  it("makes the order cost 2 and waits for the 2, which leaves the 1s", () => {
    let played = untilAsked(START);
    while (guidance(played.decisions)?.id !== "pay") played = obey(played);
    const accepted = game.legalMoves(played.state, PERSON).filter((move) => guidance(played.decisions)?.accepts(move));
    expect(accepted).toEqual([{ type: "pay-workers", cards: [2] }]);
  });

  it("goes back a step when a decision is taken back", () => {
    const wagon = obey(untilAsked(START));
    const dock = obey(wagon);
    expect(guidance(dock.decisions)?.progress).toEqual({ step: 3, steps: STEP_IDS.length });
    expect(guidance(dock.decisions.slice(0, -1))?.id).toBe("wagon");
  });

  it("ends as soon as the game has left the path", () => {
    const elsewhere = after(untilAsked(START), PERSON, { type: "choose-area", area: "engines" });
    expect(guidance(elsewhere.decisions)?.progress).toBeUndefined();
  });
});

describe("a first game of Glück Auf", () => {
  testEveryLesson(LESSON, {
    sections: SECTION_IDS,
    guided: () => firstShift().played,
    variety: Number.POSITIVE_INFINITY,
    tips: { first: ["free", "new-stacks"], sometime: "last-shift" },
  });

  it("names what is on the table", () => {
    expect(guidance([])?.text("en").pages.join(" ")).toContain("wheel lorry (2\u00a0VP)");
  });
});
