import { type MoveType, type PendingType, STANDARD_TABLES } from "@montan/carnegie";
import { play } from "@montan/carnegie/testing";
import { activation, departmentTurn, type Exercise, rich, until } from "./carnegie-positions.ts";

const { lobby: LOBBY } = STANDARD_TABLES;
/** The first event of the first row is a donation. */
const DONATION_FIRST = ["1b", "2a", "3a", "4b"] as const;
const OWN_ROOM = 9;

/** Decisions that no department leads to. */
export const QUESTIONS: readonly Exercise[] = [
  {
    name: "the sheet of A New Beginning",
    state: until("sheet-row", 2, ["new-beginning"]),
    moves: [{ type: "fill-sheet-row", row: "goods", value: 4 }],
  },
  {
    name: "the sides of the tabs",
    state: until("tab-side", 2),
    moves: [
      { type: "choose-side", tab: "housing", side: "A" },
      { type: "choose-side", tab: "commerce", side: "B" },
    ],
  },
  {
    name: "the first Housing project and the reserve",
    state: until("housing-site", 4),
    moves: [
      { type: "place-housing", city: "boston", slot: 0 },
      { type: "reserve-department", department: "recruiting" },
    ],
  },
  {
    name: "a donation tile",
    state: until("donation-tile-choice", 2, ["new-donations"]),
    moves: [{ type: "lay-donation-tile", tile: "health", column: "welfare" }, { type: "skip-donation-tile" }],
  },
  {
    name: "moves before the first round",
    state: until("setup-steps", 2),
    moves: [{ type: "move-employee", from: LOBBY, to: LOBBY + 1 }, { type: "end-setup-moves" }],
  },
  {
    name: "a secret donation",
    state: until("secret-donation-choice", 2, ["secret-donation"]),
    moves: [{ type: "note-secret-donation", space: "education-3" }],
  },
  {
    name: "a row",
    state: rich({}),
    moves: [{ type: "choose-row", row: "rd" }],
  },
  {
    name: "no donation, and goods sold for one",
    state: play(rich({ goods: 2 }, { strips: DONATION_FIRST }), 0, { type: "choose-row", row: "hr" }),
    moves: [{ type: "sell-goods" }, { type: "end-event" }],
  },
  {
    name: "one of two employees home, and the income of a tab",
    state: play(
      rich({
        missions: { west: 2 },
        projects: [
          ["denver", 2, "housing"],
          ["boston", 0, "housing"],
          ["reno", 0, "housing"],
        ],
      }),
      0,
      { type: "choose-row", row: "hr" },
    ),
    moves: [
      { type: "return-employees", count: 1 },
      { type: "choose-gain", gain: "money" },
    ],
  },
  {
    name: "study points as income",
    state: play(rich({ missions: { midwest: 1 }, tracks: { midwest: 2 } }, { strips: ["7a", "2a", "3a", "4b"] }), 0, {
      type: "choose-row",
      row: "hr",
    }),
    moves: [
      { type: "return-employees", count: 1 },
      { type: "advance-transport", region: "west" },
    ],
  },
  {
    name: "the right to wait",
    state: until("wait-choice", 2, ["right-to-wait"]),
    moves: [{ type: "announce-wait" }],
  },
  {
    name: "the right to go first",
    state: until("wait-choice", 2, ["right-to-wait"]),
    moves: [{ type: "go-first" }],
  },
  {
    name: "the Action Choice tile",
    state: play(departmentTurn("hr", {}, { players: [{ actionChoice: 1 }, {}] }), 0, { type: "end-turn" }),
    moves: [{ type: "use-action-choice", action: "rd" }],
  },
  {
    name: "nothing more to use",
    state: departmentTurn("management", {}),
    moves: [{ type: "end-turn" }],
  },
  {
    name: "somebody who could stand up and stays",
    state: activation({ staff: { "start-commerce-finance": { active: 1, inactive: 2 } } }),
    moves: [{ type: "activate-employee", cell: OWN_ROOM, desk: 1 }, { type: "end-activation" }],
  },
  {
    name: "nobody moves to a new department",
    state: departmentTurn(
      "management",
      { departments: { 0: "property-management" }, staff: { "property-management": { active: 1 } } },
      { display: { sales: 1, logistics: 2 } },
    ),
    moves: [
      { type: "use-employee", department: "start-strategic-planning", desk: 0, effect: "build-department" },
      { type: "choose-department", department: "sales" },
      { type: "place-department", cell: 3 },
      { type: "decline-relocation" },
    ],
  },
  {
    name: "nobody is transferred",
    state: departmentTurn("hr", {
      departments: { 0: "hr-administration" },
      staff: { "hr-administration": { active: 1 } },
    }),
    moves: [
      {
        type: "use-employee",
        department: "hr-administration",
        desk: 0,
        effect: "mission-transfer",
        region: "south",
      },
      { type: "end-transfers" },
    ],
  },
];

/** All questions and all kinds of answers: one that is missing here does not compile. */
export const ASKED: Readonly<Record<PendingType, true>> = {
  "sheet-row": true,
  "tab-side": true,
  "housing-site": true,
  "reserve-choice": true,
  "donation-tile-choice": true,
  "setup-steps": true,
  "secret-donation-choice": true,
  "row-choice": true,
  "event-turn": true,
  "wait-choice": true,
  "department-turn": true,
  "activation-turn": true,
  "lobby-choice": true,
  "gain-choice": true,
  "track-income-choice": true,
  "project-site": true,
  "department-choice": true,
  "department-space": true,
  "relocation-choice": true,
  "copied-donation-choice": true,
  "transfer-choice": true,
  "transfer-target": true,
};

export const ANSWERED: Readonly<Record<MoveType, true>> = {
  "fill-sheet-row": true,
  "choose-side": true,
  "place-housing": true,
  "reserve-department": true,
  "lay-donation-tile": true,
  "skip-donation-tile": true,
  "end-setup-moves": true,
  "note-secret-donation": true,
  "choose-row": true,
  "return-employees": true,
  "divide-arrivals": true,
  "choose-gain": true,
  "choose-track-income": true,
  "make-donation": true,
  "end-event": true,
  "announce-wait": true,
  "go-first": true,
  "use-action-choice": true,
  "use-employee": true,
  "build-project": true,
  "choose-department": true,
  "place-department": true,
  "relocate-employee": true,
  "decline-relocation": true,
  "copy-donation": true,
  "pick-employee": true,
  "transfer-employee": true,
  "end-transfers": true,
  "end-turn": true,
  "move-employee": true,
  "advance-tab": true,
  "advance-transport": true,
  "sell-goods": true,
  "activate-employee": true,
  "end-activation": true,
};
