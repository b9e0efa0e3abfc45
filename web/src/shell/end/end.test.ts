import type { AnyGame, ScoreSheet } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { SHELL } from "../../i18n/shell.ts";
import { sayIn } from "../../i18n/words.ts";
import type { Playable } from "../../playable.ts";
import { plain } from "../../testing/table.ts";
import type { Moment } from "../match.ts";
import { bestTurn } from "./best-turn.ts";
import { medalsOf } from "./medals.ts";
import { ranked, winnersSaid } from "./result.ts";

const sheet = (owner: number, cities: number, donations: number): ScoreSheet => ({
  owner,
  total: cities + donations,
  parts: [
    { category: "cities", vp: cities, detail: [] },
    { category: "donations", vp: donations, detail: [] },
  ],
});

describe("medals", () => {
  it("go to the player with the most in a line, or to several", () => {
    const sheets = [sheet(0, 7, 3), sheet(1, 7, 5), sheet(2, 1, 0)];
    expect(medalsOf(sheets)).toEqual([
      { category: "cities", owners: [0, 1], vp: 7 },
      { category: "donations", owners: [1], vp: 5 },
    ]);
  });

  it("go to nobody where all have the same, or nothing", () => {
    expect(medalsOf([sheet(0, 4, 0), sheet(1, 4, 0)])).toEqual([]);
  });

  it("are not given for a line that only one sheet has", () => {
    const alone: ScoreSheet = { owner: "automa", total: 9, parts: [{ category: "cards", vp: 9, detail: [] }] };
    expect(medalsOf([sheet(0, 2, 0), alone])).toEqual([]);
  });
});

describe("places", () => {
  it("go by points, and ties by the game's own decision", () => {
    const sheets = [sheet(0, 5, 0), sheet(1, 3, 3), sheet(2, 6, 0)];
    expect(ranked({ winners: [2], sheets }).map(({ owner }) => owner)).toEqual([2, 1, 0]);
  });
});

describe("who has won", () => {
  const said = (winners: readonly number[], sheets: readonly ScoreSheet[], tieBreak = true) => {
    const manner = { ...plain.manner, ...(tieBreak && { tieBreak: () => "with the highest token" }) };
    return winnersSaid({ winners, sheets }, manner, ["Anna", "Bruno"], sayIn(SHELL, "en"), "en");
  };

  it("is said with what decided a tie", () => {
    expect(said([0], [sheet(0, 5, 0), sheet(1, 3, 0)])).toBe("Anna wins with 5\u00a0VP.");
    expect(said([1], [sheet(0, 5, 0), sheet(1, 2, 3)])).toBe(
      "Bruno wins with 5\u00a0VP: tied, but with the highest token.",
    );
    expect(said([0, 1], [sheet(0, 5, 0), sheet(1, 2, 3)])).toMatch(/share the victory/);
  });
});

describe("the best turn", () => {
  /** Points by seat after each decision, who decided, and in which turn. */
  const played = (...steps: readonly (readonly [seat: number, turn: number, points: readonly number[]])[]) => {
    const moments = [{ state: { turn: 0, points: [0, 0] } }].concat(
      steps.map(([seat, turn, points]) => ({ state: { turn, points }, decision: { seat } }) as never),
    );
    return moments as unknown as readonly Moment[];
  };
  type Counted = { readonly turn: number; readonly points: readonly number[] };
  const game = {
    turn: (state: unknown) => (state as Counted).turn,
    score: (state: unknown) => (state as Counted).points.map((total, owner) => ({ owner, total, parts: [] })),
  } as unknown as AnyGame;
  const playable: Playable = {
    ...plain,
    game,
    manner: { ...plain.manner, rounds: { ...plain.manner.rounds, of: (view) => (view as Counted).turn + 1 } },
  };

  it("is what one player did in a row, counted together", () => {
    const moments = played([0, 0, [2, 0]], [0, 1, [5, 0]], [1, 2, [5, 4]], [0, 3, [6, 4]]);
    expect(bestTurn(playable, moments)).toEqual({ seat: 0, round: 1, vp: 5, from: 0 });
  });

  it("counts only what the player in turn gains, and two turns in a row separately", () => {
    const moments = played([0, 1, [2, 9]], [0, 2, [4, 9]], [1, 3, [4, 12]]);
    expect(bestTurn(playable, moments)).toEqual({ seat: 1, round: 3, vp: 3, from: 2 });
  });

  it("is none before the first round, where everything is only laid out", () => {
    const later = { ...playable.manner.rounds, of: (view: unknown) => (view as Counted).turn };
    const begun = { ...playable, manner: { ...playable.manner, rounds: later } };
    const moments = played([0, 1, [9, 0]], [1, 2, [9, 4]]);
    expect(bestTurn(begun, moments)).toEqual({ seat: 1, round: 1, vp: 4, from: 1 });
  });

  it("is none where nobody gained anything", () => {
    expect(bestTurn(playable, played([0, 1, [0, 0]]))).toBeUndefined();
  });
});
