import type { English } from "../words.ts";

export const carnegieEn = {
  player: "Player {number}",
  setup: "Setup",
  "round-of": "Round {round} of {rounds}",
  "first-player": "First player: {name}",
  "first-sign": "1st",
  phases: "Phases",
  tray: "Decisions",
  ways: "Ways to do it",
  mission: "Mission: {what}",
  "all-of-them": "All of them, {count} times: {what}",
  "terms-plain": "Printed price",
  "terms-raise": "$2 more, score 1 VP",
  "terms-cut": "Pay $1 and 1 VP",
  "drawer-donations": "Donations",
  "drawer-display": "Departments",
  "surface-map": "Map",
  "surface-company": "Company",
  "surface-timeline": "Timeline",
  "surface-boards": "Boards",
  "surface-players": "Others",
} as const satisfies English;
