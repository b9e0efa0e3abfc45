/** What everybody starts with (C-S3, C-S7). */
export const START = {
  goods: 4,
  money: 12,
  /** One at a desk of each starting department. */
  activeEmployees: 5,
  lobbyEmployees: 5,
  employees: 15,
  /** What is left of 30 after the score track, four transport tracks and three tabs. */
  disks: 22,
  moves: 6,
} as const;

/** Andrew keeps 30 disks, four of them on the tracks (C-A1). */
export const ANDREW_DISKS = 26;

/** Departments put back into the box, by number of players (C-S2). */
export const REMOVED_DEPARTMENTS: Readonly<Record<number, number>> = { 1: 16, 2: 16, 3: 8, 4: 4 };

/** Neutral disks placed before the game, by number of players (C-S5). */
export const NEUTRAL_DISKS: Readonly<Record<number, number>> = { 1: 18, 2: 18, 3: 9, 4: 0 };

/** Places in the turn order of round 1, 0-based, that get an Action Choice tile (C-S4). */
export const ACTION_CHOICE_PLACES: Readonly<Record<number, readonly number[]>> = {
  1: [],
  2: [],
  3: [2],
  4: [0, 1, 2, 3],
};

/** An Action Choice tile kept to the end, with three and four players. */
export const ACTION_CHOICE_VP = 3;
