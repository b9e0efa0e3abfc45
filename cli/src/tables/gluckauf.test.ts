import { HIDDEN, randomFrom, type Seat } from "@montan/engine";
import { game, type Player, type State } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { widthOf } from "../layout.ts";
import { PLAIN } from "../paint.ts";
import type { TableContext } from "./context.ts";
import { gluckaufGlance, gluckaufTable } from "./gluckauf.ts";
import { gluckaufScoreDetail } from "./gluckauf-score.ts";
import { compactYard, ownYard } from "./gluckauf-yard.ts";

const ENGLISH: TableContext = { seat: 0, names: ["Anna", "Ben", "Cleo"], locale: "en", width: 79, paint: PLAIN };
const GERMAN: TableContext = { ...ENGLISH, locale: "de" };

/** The first position of a game in which Anna's yard, Ben's or both are filled in. */
function position({ anna = {}, ben = {} }: { anna?: Partial<Player>; ben?: Partial<Player> }): State {
  const state = game.create({}, 3, "tables");
  const players = state.players.map((player, seat) => ({ ...player, ...(seat === 0 ? anna : seat === 1 ? ben : {}) }));
  return { ...state, players };
}

const BUSY: Partial<Player> = {
  workers: [1, 2, 3],
  miningRow: ["fox-2-0", "wheel-1-2"],
  storage: ["clover-1-1"],
  docks: [
    { wagons: [{ crest: "wheel", lorry: "wheel-2-0" }, { crest: "wild" }, { crest: "wild" }], engine: "B" },
    { wagons: [] },
    { wagons: [{ crest: "wild", lorry: "fox-1-1" }] },
  ],
  orders: { open: ["factories-3-7"], secret: ["barracks-1-3"] },
  innovations: { open: ["workers-4"], secret: [] },
  shares: ["factories", "factories"],
  objectives: ["orders-factories"],
  tokens: [1, 3],
  delivered: { engines: ["A", "A"], wagons: [], lorries: ["fox-1-2"], orders: ["factories-1-3"] },
};

describe("the yard of Glück Auf", () => {
  it("shows its owner everything", () => {
    expect(ownYard(position({ anna: BUSY }), ENGLISH, 0)).toEqual([
      "── Anna · 12 VP ───────────────────────────────────────────────────────────────",
      " Mining row           [Wheel ● 2 VP] [Fox ●●] ◂ front",
      " Storage              [Clover ● 1 VP]",
      " Dock 1 Wheel/Clover  [Wheel ●●] [Wild –]×2 ‹Engine II› = 2 lorries",
      " Dock 2 Wheel/Tower   –",
      " Dock 3 Clover/Fox    [Wild: Fox ● 1 VP] = 1 lorry",
      " Workers              1 2 3 (6 in all)",
      " Orders               Factories ●●● 7 VP, Barracks ● 3 VP (only you know it)",
      " Innovations          1–4 workers",
      " Shares               Factories ×2 (1 assigned, 3 VP)",
      " Objectives           2 VP per Factories order (now 2 VP)",
      " Shift tokens         1, 3",
      " Delivered            engines I ×2; orders Factories ● 3 VP",
    ]);
  });

  it("shows others what is public, in German too", () => {
    const hand: Partial<Player> = { ...BUSY, orders: { open: ["factories-3-7"], secret: [HIDDEN] }, passed: true };
    expect(compactYard(position({ ben: hand }), GERMAN, 1)).toEqual([
      "── Ben · 12 SP · hat gepasst ──────────────────────────────────────────────────",
      " Arbeiter: 1 2 3 (zusammen 6) · Förderreihe: [Rad ● 2 SP] [Fuchs ●●] ◂ vorn ·",
      "   Zwischenlager: [Klee ● 1 SP] · Aufträge: Fabriken ●●● 7 SP, 1 verdeckt ·",
      "   Innovationen: 1–4 Arbeiter · Anteile: Fabriken ×2 (1 zugewiesen, 3 SP) ·",
      "   Geschäftsziele: 2 SP je Auftrag für Fabriken (jetzt 2 SP) ·",
      "   Schichtmarker: 1, 3 · Ausgeliefert: Loks I ×2; Aufträge Fabriken ● 3 SP",
      " Gleis 1: [Rad ●●] [Joker –]×2 ‹Lok II› = 2 Loren",
      " Gleis 3: [Joker: Fuchs ● 1 SP] = 1 Lore",
    ]);
  });

  it("says little about a player who has nothing yet", () => {
    expect(compactYard(position({}), ENGLISH, 2).slice(1)).toEqual([" Workers: 1 1 1 1 1 2 2 3 4 (16 in all)"]);
  });
});

describe("the display of Glück Auf", () => {
  /** Whoever starts takes the cheapest area again and again. */
  function played(decisions: number): State {
    let state = game.create({}, 3, "tables");
    for (let made = 0; made < decisions; made++) {
      const [seat] = game.deciders(state) as [Seat];
      const [move] = game.legalMoves(state, seat);
      if (move !== undefined) state = game.apply(state, seat, move);
    }
    return state;
  }

  it("names the shift, every stack with its top card, what is left and what it costs", () => {
    const lines = gluckaufTable(game.view(played(0), 0), ENGLISH);
    expect(lines[0]).toMatch(/^── Glück Auf · shift 1 of 6 · start player (Anna|Ben|Cleo) ─+$/);
    expect(lines[1]).toBe(" Display        Top card                       Left  Cost  Placed so far");
    expect(lines.slice(2, 4).every((line) => /^ Lorries (left|right) +\w+ ●(●| [12] VP) +20 +1$/.test(line))).toBe(
      true,
    );
    expect(lines.find((line) => line.startsWith(" Wild "))).toMatch(/take 1 +2$/);
    expect(lines.filter((line) => line.startsWith(" Mining "))).toHaveLength(4); // three actions and the own row
  });

  it("leaves Mining 1/2 out with two players (G-S1)", () => {
    const lines = gluckaufTable(game.view(game.create({}, 2, "tables"), 0), ENGLISH);
    expect(lines.some((line) => line.startsWith(" Mining 1/2"))).toBe(false);
  });

  it("shows who paid how much, and the next price", () => {
    const state = played(2);
    const first = game.deciders(game.create({}, 3, "tables"))[0] as Seat;
    const lines = gluckaufTable(state, { ...ENGLISH, seat: undefined });
    expect(lines.filter((line) => line.endsWith(`     2  ${ENGLISH.names[first]}: 1`))).toHaveLength(1);
  });

  it("draws the table once a turn and the own yard when it has changed", () => {
    const state = game.create({}, 3, "tables");
    const keys = (player: Partial<Player>) =>
      gluckaufGlance(
        { ...state, players: [{ ...(state.players[0] as Player), ...player }, ...state.players.slice(1)] },
        ENGLISH,
      );
    const [table, yard] = keys({});
    const [sameTable, otherYard] = keys({ miningRow: ["fox-2-0"] });
    expect(sameTable?.key).toBe(table?.key);
    expect(otherYard?.key).not.toBe(yard?.key);
  });

  it("fits the screen through whole games, for every seat, in both languages", () => {
    const random = randomFrom("fits");
    for (const seats of [2, 4]) {
      let state = game.create({}, seats, "fits");
      for (let made = 0; ; made++) {
        const [seat] = game.deciders(state);
        if (seat === undefined) break;
        const moves = game.legalMoves(state, seat);
        state = game.apply(state, seat, moves[random.below(moves.length)] as (typeof moves)[number]);
        if (made % 10 !== 0) continue;
        for (const width of [79, 119]) {
          for (const locale of ["en", "de"] as const) {
            const context = { ...ENGLISH, seat, names: ["Anna", "Ben", "Cleo", "Dora"], locale, width };
            const lines = gluckaufTable(game.view(state, seat), context);
            expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
            expect(lines.join("\n")).not.toMatch(/undefined|\[object|NaN/);
          }
        }
      }
    }
  });
});

describe("the score of Glück Auf", () => {
  it("says where points come from", () => {
    const parts = game.score(position({ anna: BUSY }))[0]?.parts ?? [];
    expect(parts.map((part) => gluckaufScoreDetail(part, "en").replaceAll("\u00a0", " "))).toEqual([
      "Fox ● 2 VP",
      "Factories ● 3 VP",
      "Factories ×2 (1 assigned, 3 VP)",
      "1, 3",
      "2 VP per Factories order: 2",
    ]);
  });
});
