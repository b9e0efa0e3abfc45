import {
  CITY,
  CONNECTION_SCORE,
  type DepartmentId,
  disksOnTab,
  eventOf,
  game,
  type Move,
  PROJECT_TABS,
  PROJECT_TYPES,
  type Side,
  type State,
} from "@montan/carnegie";
import type { Locale } from "@montan/engine";
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

/** The guided part; `choice` says which of several accepted moves is made at the nth decision. */
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

  it.each([1, 2, 3, 5])("work whatever the person chooses where there is a choice (%i)", (seed) => {
    const { steps, played } = guided((decision) => (decision * seed + 1) % 7);
    expect(steps).toEqual([...STEP_IDS]);
    expect(guidance(played.decisions)?.progress).toBeUndefined();
  });

  it("go back a step when a decision is taken back", () => {
    const reserve = until("reserve");
    expect(guidance(reserve.decisions)?.progress).toEqual({ step: 3, steps: STEP_IDS.length });
    const mine = reserve.decisions.findLastIndex(({ seat }) => seat === PERSON);
    expect(guidance(reserve.decisions.slice(0, mine))?.id).toBe("housing");
  });

  it("end as soon as the game has left the path", () => {
    const elsewhere = after(until("row"), PERSON, { type: "choose-row", row: "hr" });
    expect(guidance(elsewhere.decisions)?.progress).toBeUndefined();
  });
});

describe("sums and numbers the guide names", () => {
  const said = (played: Played, locale: Locale = "en") => {
    const text = guidance(played.decisions)?.text(locale);
    return [...(text?.pages ?? []), text?.task].join(" ");
  };
  const mine = ({ state }: Played) => me(state);
  const desks = (played: Played, department: DepartmentId) =>
    mine(played).desks[mine(played).departments.indexOf(department)];

  it("are what returning employees bring", () => {
    const home = until("home");
    expect(mine(obey(home)).money - mine(home).money).toBe(1);
    expect(said(home)).toContain("$1 so far");
    const again = until("home-again");
    expect(mine(obey(again)).money - mine(again).money).toBe(3);
    expect(said(again)).toContain("the transport income of $1 the Commerce tab pays $2. In all: $3.");
    expect(said(again, "de")).toContain("Zusammen: $3.");
    expect(eventOf(again.state, "hr").region).toBe("east");
  });

  it("are what is paid: workstations, the department, the donation", () => {
    const stand = until("stand");
    expect(mine(stand).money - mine(until("row")).money).toBe(0 + 1 + 3);
    expect(said(stand)).toContain("free in Commerce and Finance, $1 in Human Resources and $3 in R&D");
    const place = until("place");
    expect(mine(place).goods - mine(obey(place)).goods).toBe(1);
    expect(said(place)).toContain("only 1 goods cube");
    const donate = until("donate");
    expect(mine(donate).money - mine(obey(donate)).money).toBe(5);
    expect(said(donate)).toContain("costs $5");
    expect(said(until("people"))).toContain(
      "$2 in Construction, $3 in R&D and nothing in Commerce and Finance, but $5",
    );
  });

  it("are what the donation is worth, and how many departments count for it", () => {
    const donated = obey(until("donate"));
    const part = game.score(donated.state)[PERSON]?.parts.find(({ category }) => category === "donations");
    expect(part?.vp).toBe(9);
    expect(said(until("donate"))).toContain("worth 9\u00a0VP to you already: you have 3 of them");
  });

  it("are the study points there are, and what they buy", () => {
    const tab = until("tab");
    expect(game.pending(tab.state, PERSON)).toMatchObject({ study: 6 });
    expect(said(tab)).toContain("You have 6 study points. The next step of the Housing tab costs 1 study point");
    const track = until("track");
    expect(said(track)).toContain("costs just 1 study point");
    expect(said(track)).toContain("brings $2");
    expect(game.pending(until("rest").state, PERSON)).toMatchObject({ study: 4 });
    expect(said(until("rest"))).toContain("4 study points left");
  });

  it("are the moves Human Resources gives", () => {
    const question = game.pending(obey(until("moves")).state, PERSON);
    expect(question).toMatchObject({ type: "department-turn", moves: 9 });
    expect(said(until("moves"))).toContain("9 moves");
  });

  it("are the people at work and the disks that are ready", () => {
    expect(desks(until("finance-walk"), "start-commerce-finance")).toBe(0b001);
    expect(desks(until("mission"), "start-commerce-finance")).toBe(0b011);
    expect(desks(until("people"), "start-construction")).toBe(0);
    const { state } = until("send");
    const ready = PROJECT_TYPES.map((type) => disksOnTab(state, me(state), type));
    expect(ready).toEqual([0, 1, 1, 0]);
  });

  it("are what is printed on the sides of the tabs, on the map and in the table of connections", () => {
    for (const type of PROJECT_TYPES) {
      const disks = (side: Side) => PROJECT_TABS[type][side].filter(({ disk }) => disk).length;
      const vp = (side: Side) => PROJECT_TABS[type][side].at(-1)?.endVp ?? 0;
      expect([disks("B") - disks("A"), vp("A") > vp("B")]).toEqual([1, true]);
      expect(PROJECT_TABS[type].B.at(-1)?.donationLimit).toBe(3);
    }
    expect(CITY[FIRST_CITY].vp).toBe(3);
    expect(Math.max(...Object.values(CONNECTION_SCORE).map(({ railroad }) => railroad))).toBe(36);
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
