import { randomFrom } from "@montan/engine";
import { expect, test } from "vitest";
import { backOf, CARD, type CardId, DECK_BY_LEVEL, SOLO_CARDS, SOLO_LEVELS } from "../data/solo-cards.ts";
import type { ActionType } from "../data/timeline.ts";
import { rules } from "../rules.ts";
import type { Andrew, State } from "../state.ts";
import { playBusy } from "../testing/busy.ts";
import {
  me,
  movesOf,
  type PlayerSpec,
  type PositionSpec,
  play,
  playDefaults,
  position,
  refusalOf,
  use,
  watch,
} from "../testing/position.ts";

const solo = (level: string, seed = "solo") => rules.create(rules.options({ solo: level }, 1), 1, seed);

/** A round in which the player chooses, with this card face down. */
function against(card: CardId, andrew: Partial<Andrew> = {}, player: PlayerSpec = {}, spec: PositionSpec = {}): State {
  const deck = [card, "N20"] as const;
  return position({ players: [player], andrew: { deck, backs: deck.map(backOf), ...andrew }, ...spec });
}
const choose = (row: ActionType) => ({ type: "choose-row", row }) as const;
const andrewOf = (state: State) => state.andrew as Andrew;

test("C-A1 set up as for two players, 18 neutral disks; Andrew has 30 disks, one on each track", () => {
  const state = playDefaults(solo("normal"), ({ phase }) => phase === "choose-row");
  const onMap = Object.values(state.map)
    .flat()
    .filter((slot) => slot === "neutral").length;
  const onChart = Object.values(state.donations)
    .flat()
    .filter((owner) => owner === "neutral").length;
  expect(onMap + onChart).toBe(18);
  expect(andrewOf(state)).toMatchObject({
    disks: 26,
    tracks: { west: 0, midwest: 0, south: 0, east: 0 },
    departments: [],
  });
  expect(Object.values(state.display).reduce((sum, copies) => sum + copies, 0)).toBe(16 - 1);
});

test("C-A2 the deck of 20 by level", () => {
  for (const level of SOLO_LEVELS) {
    const state = playDefaults(solo(level), ({ phase }) => phase === "housing");
    const deck = andrewOf(state).deck as CardId[];
    expect(new Set(deck).size).toBe(20);
    const kinds = {
      normal: deck.filter((card) => CARD[card].deck === "normal").length,
      advanced: deck.filter((card) => CARD[card].deck === "advanced").length,
    };
    expect(kinds).toEqual(DECK_BY_LEVEL[level]);
  }
});

for (const { id, deck, action } of SOLO_CARDS) {
  test(`C-A2 the back of ${id} shows ${deck === "normal" ? action : "only a question mark"}`, () => {
    expect(backOf(id)).toBe(deck === "normal" ? action : "?");
  });
}

test("C-A3 the backs of this and the next card are public, their fronts and the deck are not", () => {
  const state = playDefaults(solo("expert"), ({ phase }) => phase === "choose-row");
  const deck = andrewOf(state).deck as CardId[];
  expect(andrewOf(state).backs).toEqual(deck.slice(0, 2).map(backOf));
  const seen = rules.view(state, 0);
  expect(andrewOf(seen).deck).toEqual(deck.map(() => ({ hidden: true })));
  for (const card of deck) expect(JSON.stringify(seen)).not.toContain(card);
});

test("C-A3 the card is turned up once the player has chosen, and that reveals it", () => {
  const state = against("N07");
  expect(rules.reveals(state, 0, choose("hr"))).toBe(true);
  expect(refusalOf(rules.view(state, 0), 0, choose("hr"))).toBe("hidden");
  const { state: after, events } = watch(state, 0, choose("hr"));
  expect(andrewOf(after)).toMatchObject({ card: "N07", deck: ["N20"], backs: ["rd"] });
  expect(events).toContainEqual({ type: "andrew-card-revealed", card: "N07", next: "rd" });
});

test("C-A3 in even rounds the card is turned up and its action is Andrew's choice", () => {
  const first = play(against("N01", { deck: ["N01", "N20", "N02"] }), 0, choose("hr"));
  const second = playDefaults(first, ({ round }) => round.number === 2);
  // N20 chooses R&D.
  expect(second.round).toMatchObject({ number: 2, first: 0, row: "rd", eventRow: "rd" });
  expect(andrewOf(second).card).toBe("N20");
});

test("C-A3 Andrew at the end of a row: the event comes from the next row that can move", () => {
  const first = play(
    against("N01", { deck: ["N01", "N20", "N02"] }, {}, { round: 7, markers: [0, 0, 1, 5] }),
    0,
    choose("construction"),
  );
  const second = playDefaults(first, ({ round }) => round.number === 8);
  expect(second.round).toMatchObject({ row: "rd", eventRow: "hr" });
});

test("C-A4 a region: nothing for Andrew; a donation: his disk on the card's space", () => {
  const region = watch(against("N07"), 0, choose("hr"));
  expect(region.events.filter(({ type }) => type === "andrew-donated")).toEqual([]);
  const donation = watch(against("N07", {}, {}, { strips: ["5a", "2a", "3a", "4b"] }), 0, choose("hr"));
  expect(donation.state.donations["welfare-1"]).toEqual(["automa"]);
  expect(andrewOf(donation.state).disks).toBe(25);
  expect(rules.pending(donation.state, 0)?.type).toBe("event-turn");
});

test("C-A4 occupied, or no disk left: shift +1", () => {
  const donation = { strips: ["5a", "2a", "3a", "4b"] } as const;
  const occupied = watch(against("N07", {}, {}, { ...donation, donations: { "welfare-1": [0] } }), 0, choose("hr"));
  expect(occupied.events).toContainEqual({
    type: "andrew-card-shifted",
    steps: 1,
    position: 1,
    reason: { by: "donation-occupied", space: "welfare-1" },
  });
  const empty = watch(against("N07", { disks: 0 }, {}, donation), 0, choose("hr"));
  expect(empty.events).toContainEqual({
    type: "andrew-card-shifted",
    steps: 1,
    position: 1,
    reason: { by: "no-disk" },
  });
});

test("C-A4 on the end column Andrew donates as well, before the player", () => {
  const state = play(
    against("N07", {}, { missions: { east: 1 } }, { markers: [4, 0, 0, 0], round: 5 }),
    0,
    choose("hr"),
  );
  expect(state.donations["welfare-1"]).toEqual(["automa"]);
  expect(refusalOf(state, 0, { type: "make-donation", space: "welfare-1" })).toBe("space-occupied");
});

test("C-A5 HR shifts by the number on the card", () => {
  expect(andrewOf(play(against("N01"), 0, choose("hr"))).shift).toBe(4);
  expect(andrewOf(play(against("N07"), 0, choose("hr"))).shift).toBe(1);
});

test("C-A5 Management: the lowest-numbered of each type, none twice in a round; each one missing shifts", () => {
  // N06 asks for three HR departments.
  const state = against(
    "N06",
    {},
    { reserve: "sales" },
    { display: { "training-partnerships": 2, "safety-quality": 1, sales: 1 } },
  );
  const { state: after, events } = watch(state, 0, choose("management"));
  expect(andrewOf(after).departments).toEqual(["training-partnerships", "safety-quality"]);
  expect(after.display).toEqual({ "training-partnerships": 1, sales: 1 });
  expect(events).toContainEqual({
    type: "andrew-card-shifted",
    steps: 1,
    position: 1,
    reason: { by: "no-department", action: "hr" },
  });
});

test("C-A5 Construction: the leftmost free slot of each city; each one impossible shifts", () => {
  // N13: Cincinnati, Duluth, St. Louis, Kansas City.
  const state = against(
    "N13",
    {},
    {},
    {
      neutral: [
        ["duluth", 0],
        ["st-louis", 0],
      ],
    },
  );
  const { state: after, events } = watch(state, 0, choose("construction"));
  expect(after.map).toMatchObject({
    cincinnati: ["automa"],
    "st-louis": ["neutral", "automa", ""],
    "kansas-city": ["automa", "", ""],
  });
  expect(andrewOf(after)).toMatchObject({ disks: 23, shift: 1 });
  expect(events).toContainEqual({
    type: "andrew-card-shifted",
    steps: 1,
    position: 1,
    reason: { by: "city-full", city: "duluth" },
  });
  expect(andrewOf(play(against("N13", { disks: 1 }), 0, choose("construction")))).toMatchObject({ disks: 0, shift: 3 });
});

test("C-A5 R&D: steps on his track; each impossible one shifts, and he gets no bonus", () => {
  // N20: three steps in the West.
  expect(andrewOf(play(against("N20"), 0, choose("rd")))).toMatchObject({ tracks: { west: 3 }, shift: 0 });
  const tracks = { west: 2, midwest: 0, south: 0, east: 0 };
  expect(andrewOf(play(against("N20", { tracks }), 0, choose("rd")))).toMatchObject({ tracks: { west: 4 }, shift: 1 });
  const taken = play(against("N20", { tracks }, { tracks: { west: 4 } }), 0, choose("rd"));
  expect(andrewOf(taken)).toMatchObject({ tracks: { west: 3 }, shift: 2 });
  // A20: four steps.
  expect(andrewOf(play(against("A20"), 0, choose("rd")))).toMatchObject({ tracks: { west: 4 }, shift: 0 });
});

test("C-A5 he resolves the round's action, whoever chose it", () => {
  // N01 is an HR card; the player chooses R&D.
  expect(andrewOf(play(against("N01"), 0, choose("rd"))).tracks.west).toBe(2);
});

for (const { id, action, hrShift, managementTypes, cities, rd } of SOLO_CARDS) {
  test(`C-A5 ${id} on an empty board does what is printed`, () => {
    const display = {
      "training-partnerships": 2,
      recruiting: 2,
      "safety-quality": 2,
      purchasing: 2,
      sales: 2,
      logistics: 2,
      engineering: 2,
      "construction-outsourcing": 2,
      "supply-chain": 2,
      "advanced-research": 2,
      "advanced-design": 2,
      "charitable-giving": 2,
    } as const;
    const after = (row: ActionType) => andrewOf(play(against(id, {}, {}, { display }), 0, choose(row)));
    expect(after("hr").shift).toBe(hrShift);
    expect(after("management").departments).toHaveLength(managementTypes.length);
    expect(after("construction").disks).toBe(26 - cities.length);
    expect(after("rd").tracks[rd.region]).toBe(rd.steps);
    expect(["hr", "management", "construction", "rd"]).toContain(action);
  });
}

test("C-A6 shifts beyond the last position are ignored", () => {
  const beyond = play(
    against("N01", {}, {}, { strips: ["5a", "2a", "3a", "4b"], donations: { "education-1": [0] } }),
    0,
    choose("hr"),
  );
  expect(andrewOf(beyond).shift).toBe(4);
});

test("C-A6 at the end of the round the card goes under the VP card it has reached", () => {
  const state = play(against("N01", { deck: ["N01", "N20", "N02"] }), 0, choose("hr"));
  const events: unknown[] = [];
  let current = state;
  while (current.round.number === 1) {
    const [move] = rules.legalMoves(current, 0) as [never];
    current = rules.apply(current, 0, move, (event) => events.push(event));
  }
  expect(andrewOf(current).played).toEqual([{ card: "N01", shift: 4 }]);
  expect(events).toContainEqual({ type: "andrew-card-scored", card: "N01", position: 4, vp: 10 });
});

test("C-A8 Charitable Giving may copy Andrew's donations", () => {
  const giving = { departments: { 0: "charitable-giving" }, staff: { "charitable-giving": { active: 1 } } } as const;
  const state = play(
    against("N20", {}, giving, { donations: { "health-1": ["automa"], "health-2": ["neutral"] } }),
    0,
    choose("rd"),
  );
  const asked = play(state, 0, use("charitable-giving", "mission-copy-donation", 0, { region: "west" }));
  // One space only: nothing to choose.
  expect(asked.donations["health-1"]).toEqual(["automa", 0]);
  expect(movesOf(asked, 0, "copy-donation")).toEqual([]);
  expect(me(asked).money).toBe(7);
});

test("C-A3 a sampled deck agrees with what has been seen, at every moment of a game", () => {
  for (const level of SOLO_LEVELS) {
    const random = randomFrom(level);
    playBusy(solo(level), random, (state) => {
      if (random.below(5) > 0) return;
      const view = rules.view(state, 0);
      const sampled = rules.sample(view, 0, random);
      expect(rules.view(sampled, 0)).toEqual(view);
      const andrew = andrewOf(sampled);
      const cards = [
        ...(andrew.deck as CardId[]),
        ...andrew.played.map(({ card }) => card),
        ...(andrew.card ? [andrew.card] : []),
      ];
      if (cards.length === 0) return;
      expect(cards.filter((card) => CARD[card].deck === "normal")).toHaveLength(DECK_BY_LEVEL[level].normal);
      expect(new Set(cards).size).toBe(20);
    });
  }
});
