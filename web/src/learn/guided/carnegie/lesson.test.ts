import { game, type Move, type State } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { SECTION_IDS } from "../../rules/carnegie/sections.ts";
import { testEveryLesson } from "../testing/every-lesson.ts";
import { lessonPlay, type Played as PlayedSoFar } from "../testing/lesson-play.ts";
import { guidance, LESSON } from "./lesson.ts";
import { FIRST_CITY, GIFT, GUIDED_ROUNDS, me, NEXT_CITY, PERSON, RESERVED, STEP_IDS } from "./steps.ts";

type Played = PlayedSoFar<State, Move>;

const { start: START, after, untilAsked } = lessonPlay(LESSON);

/** A person who does what the guide says: the first legal move it accepts, or the one after `skipped` others. */
function obey(played: Played, skipped = 0): Played {
  const now = untilAsked(played);
  const guide = guidance(now.decisions);
  const accepted = game.legalMoves(now.state, PERSON).filter((legal) => guide?.accepts(legal) ?? true);
  const move = accepted[skipped % Math.max(1, accepted.length)];
  if (move === undefined) throw new Error(`the step ${guide?.id} waits for a move that is not legal`);
  return untilAsked(after(now, PERSON, move));
}

/** The guided part; `choice` says which of several accepted moves is taken at the nth decision. */
function guided(choice: (decision: number) => number = () => 0): { played: Played; steps: string[] } {
  const steps: string[] = [];
  let played = untilAsked(START);
  for (let decision = 0; played.state.round.number <= GUIDED_ROUNDS; decision++) {
    const id = guidance(played.decisions)?.id ?? "nothing";
    if (steps.at(-1) !== id) steps.push(id);
    played = obey(played, choice(decision));
  }
  return { played, steps };
}

function until(step: string): Played {
  let played = untilAsked(START);
  while (guidance(played.decisions)?.id !== step) played = obey(played);
  return played;
}

describe("the guided rounds", () => {
  it("ask for every step once and in order, and what they ask for is legal", () => {
    expect(guided().steps).toEqual([...STEP_IDS]);
  });

  it("end with what was taught: two projects, a department, a donation, a tab and a track advanced", () => {
    const { state } = guided().played;
    const mine = me(state);
    expect(state.map[FIRST_CITY]).toContain(`${PERSON}:housing`);
    expect(state.map[NEXT_CITY]).toContain(`${PERSON}:commerce`);
    expect(mine.departments).toContain(RESERVED);
    expect(state.donations[GIFT]).toEqual([PERSON]);
    expect([mine.tabs.housing.at, mine.tracks.midwest]).toEqual([1, 1]);
    expect(Object.values(mine.missions)).toEqual([0, 0, 0, 0]);
  });

  it("show all four actions, income and a donation to the person who begins", () => {
    expect(until("row").state.round).toMatchObject({ number: 1, first: PERSON });
    expect(until("home").state.round).toMatchObject({ number: 2, row: "construction" });
    expect(until("donate").state.round).toMatchObject({ number: 3, row: "rd" });
    expect(until("moves").state.round).toMatchObject({ number: 4, row: "hr" });
  });

  it.each([1, 2, 3, 5])("work whatever the person takes where there is a choice (%i)", (seed) => {
    const { steps, played } = guided((decision) => (decision * seed + 1) % 7);
    expect(steps).toEqual([...STEP_IDS]);
    expect(guidance(played.decisions)?.progress).toBeUndefined();
  });

  it("are worth what the guide says: $3 for coming home, 9 VP for the donation", () => {
    const home = until("home");
    expect(me(obey(home).state).money - me(home.state).money).toBe(3);
    const donated = obey(until("donate"));
    const part = game.score(donated.state)[PERSON]?.parts.find(({ category }) => category === "donations");
    expect(part?.vp).toBe(9);
    const again = until("home-again");
    expect(me(obey(again).state).money - me(again.state).money).toBe(5);
    const question = game.pending(obey(until("moves")).state, PERSON);
    expect(question).toMatchObject({ type: "department-turn", moves: 9 });
  });

  it("go back a step when a decision is taken back", () => {
    const reserve = until("reserve");
    expect(guidance(reserve.decisions)?.progress).toEqual({ step: 3, steps: STEP_IDS.length });
    const mine = reserve.decisions.findLastIndex(({ seat }) => seat === PERSON);
    expect(guidance(reserve.decisions.slice(0, mine))?.id).toBe("housing");
  });

  it("are over as soon as the game has left the path", () => {
    const elsewhere = after(until("row"), PERSON, { type: "choose-row", row: "hr" });
    expect(guidance(elsewhere.decisions)?.progress).toBeUndefined();
  });
});

describe("a first game of Carnegie", () => {
  testEveryLesson(LESSON, {
    sections: SECTION_IDS,
    guided: () => guided().played,
    variety: 3,
    tips: { first: ["free"], sometime: "last-rounds" },
  });

  it("names the region somebody is sent to, and brings home from there", () => {
    expect(guidance(until("mission").decisions)?.text("en").task).toContain("Midwest");
    expect(guidance(until("home").decisions)?.pieces).toContain("region:midwest");
  });
});
