import { game, type Player, type State } from "@montan/carnegie";
import { HIDDEN, randomFrom, type Seat } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { GLUE, widthOf } from "../layout.ts";
import { PLAIN } from "../paint.ts";
import { carnegieGlance, carnegieTable } from "./carnegie.ts";
import { map, players, timeline, transport } from "./carnegie-board.ts";
import { companyGrid, companyInShort, tabLines } from "./carnegie-company.ts";
import { carnegieScoreDetail } from "./carnegie-score.ts";
import { donations } from "./carnegie-stock.ts";
import type { TableContext } from "./context.ts";

const ENGLISH: TableContext = { seat: 0, names: ["Anna", "Ben", "Cleo"], locale: "en", width: 79, paint: PLAIN };
const GERMAN: TableContext = { ...ENGLISH, locale: "de" };

/** A position in which Anna has changed like this. */
function position(anna: Partial<Player>, table: Partial<State> = {}): State {
  const state = game.create(game.options(undefined, 3), 3, "tables");
  return {
    ...state,
    ...table,
    players: state.players.map((player, seat) => (seat === 0 ? { ...player, ...anna } : player)),
  };
}

function put<T>(list: readonly T[], cell: number, value: T): T[] {
  return list.map((old, index) => (index === cell ? value : old));
}

describe("the company of Carnegie", () => {
  const { departments, inactive, desks } = position({}).players[0] as Player;
  const built = position({
    departments: put(departments, 0, "engineering"),
    inactive: put(inactive, 0, 2),
    desks: put(desks, 0, 0b10),
  });

  it("is a grid of departments with desks and people", () => {
    expect(companyGrid(built, ENGLISH, 0)).toEqual([
      "── Company · Anna ─────────────────────────────────────────────────────────────",
      "      1                 2                 3                 4",
      "     +─────────────────+─────────────────+─────────────────+─────────────────+",
      " 1   │C Engineering    │                 │                 │                 │",
      "3 VP │□$2 ■ ○×2        │                 │                 │                 │",
      "     +─────────────────+─────────────────+─────────────────+─────────────────+",
      " 2   │                 │                 │                 │                 │",
      "2 VP │                 │                 │                 │                 │",
      "     +─────────────────+─────────────────+─────────────────+─────────────────+",
      " 3   │                 │M Commerce and   │M Strategic      │C Construction   │",
      "     │                 │  Finance        │  Planning       │                 │",
      "2 VP │                 │■ □$0 □$0        │■ □$5 □$5        │■ □$2 □$2        │",
      "     +─────────────────+─────────────────+─────────────────+─────────────────+",
      " 4   │                 │H Human Resources│Lobby            │R Research &     │",
      "     │                 │                 │                 │  Development    │",
      "2 VP │                 │◆ ■ □$1          │○×5              │■ □$3 □$3        │",
      "     +─────────────────+─────────────────+─────────────────+─────────────────+",
    ]);
  });

  it("is a list for the others", () => {
    expect(companyInShort(built, GERMAN, 0)[1]).toMatch(/^ K \S+ \[□\$2 ■ ○×2\],/);
  });
});

describe("the tabs of Carnegie", () => {
  const side = (at: number, built: number) => ({ side: "A", at, built }) as const;

  it("show what is open, which spaces have a disk and what comes next", () => {
    const tabs = {
      housing: side(1, 1),
      commerce: side(5, 4),
      industry: side(0, 0),
      infrastructure: { ...side(0, 0), side: "B" },
    } as const;
    expect(tabLines(position({ tabs }), ENGLISH, 0)).toEqual([
      " Housing      A  ✓no income, ●$1, 1: 1 empl./$1, 1: $1, 2: +1 VP, 3: +2 VP,",
      "              5: +3 VP",
      " Commerce     A  ✓$2, ✓$2, ✓$2, ✓$2, ✓+2 VP, ✓+3 VP, 6: +4 VP",
      " Industry     A  ●1 cube, 3: 1 cube, 3: 1 cube, 4: 1 cube/$3, 4: +3 VP,",
      "              5: +4 VP, 6: +5 VP",
      " Public Infr. B  4: 1 VP, 4: 1 VP, 4: 1 VP, 5: 1 VP, 5: +3 VP, 6: limit +3",
    ]);
  });

  it("show both sides while there is a choice, and none that is secret", () => {
    const hidden = { side: HIDDEN, at: 0, built: 0 };
    const tabs = { housing: { at: 0, built: 0 }, commerce: hidden, industry: hidden, infrastructure: hidden };
    const lines = tabLines(position({ tabs }), ENGLISH, 0);
    expect(lines.filter((line) => line.startsWith(" Housing")).map((line) => line.slice(14, 15))).toEqual(["A", "B"]);
    expect(lines).toContain(" Commerce     side hidden");
  });
});

describe("the board of Carnegie", () => {
  it("shows whose disks are where on the map", () => {
    const lines = map(
      position({}, { map: { "san-francisco": ["neutral", "", "1:industry", "", ""], reno: ["0:housing"] } }),
      ENGLISH,
    )
      .join(" ")
      .replace(/ +/g, " ");
    expect(lines).toContain("San Francisco ★2 3 VP [I=n C I=2 H P]");
    expect(lines).toContain("Reno [H=1]");
    expect(lines).toContain("Seattle+ 1 VP [*]");
    expect(lines).toContain("1 Anna, 2 Ben, 3 Cleo, n neutral");
  });

  it("shows what is left of the timeline", () => {
    const strips = ["1a", "2a", "3a", "4a"] as const;
    const lines = timeline(
      position({}, { timeline: { strips, markers: [0, 2, 5, 0] }, round: { number: 3, row: "rd", eventRow: "hr" } }),
      ENGLISH,
    );
    expect(lines.slice(1)).toEqual([
      " Human Resources !  ●  West      Donation  Midwest   East      East+Donation",
      " Management         ·  ·         ●         Donation  West      Midwest+Donation",
      " Construction       ·  ·         ·         ·         ·         ●",
      " R&D ◂              ●  South     West      East      Donation  West+Donation",
      " This round: ◂ R&D, ! Human Resources",
    ]);
  });

  it("shows tracks with their income and who is out on a mission", () => {
    const lines = transport(
      position({
        tracks: { west: 2, midwest: 0, south: 0, east: 4 },
        missions: { west: 1, midwest: 0, south: 0, east: 0 },
      }),
      ENGLISH,
    );
    expect(lines[1]).toBe(" Anna         3/5 1 cube →1   1/5 $1          1/5 $1          5/5 2 VP");
  });

  it("shows what everybody has, and of secrets only that they exist", () => {
    const lines = players(position({ money: 20, goods: 3, reserve: "sales", secret: HIDDEN }), ENGLISH);
    expect(lines[1]).toMatch(/^ 1 Anna +20 +3 +0 +\d+ +5 +22 +0$/);
    expect(lines.at(-1)).toBe("  Anna: reserve Sales, secret donation hidden");
  });

  it("shows whose donations are where", () => {
    const lines = donations(position({}, { donations: { "welfare-1": [1, "neutral"] } }), ENGLISH);
    expect(lines).toContain(" Welfare 1         7 VP [Ben, neutral]");
  });
});

describe("the table of Carnegie", () => {
  it("shows by itself what the question needs", () => {
    const asked = (pending: State["asked"][number]) => ({ asked: [pending, [], []] });
    const parts = (state: State) => carnegieGlance(state, ENGLISH).map(({ key }) => key.split(" ")[0]);
    expect(parts(position({}, asked([{ type: "row-choice" }])))).toContain("timeline");
    expect(parts(position({}, asked([{ type: "reserve-choice" }])))).toContain("display");
    expect(parts(position({}, asked([{ type: "event-turn", donation: true, study: 0 }])))).toContain("donations");
    expect(parts(position({}, asked([{ type: "activation-turn" }])))).toEqual([
      "heading",
      "standing",
      "company",
      "tabs",
    ]);
  });

  it.each([
    { seats: 1, options: { solo: "expert", modules: ["new-beginning", "open-bar"] } },
    { seats: 3, options: { modules: ["new-departments", "new-donations", "secret-donation"] } },
  ])("fits the screen through whole games with $seats seats", ({ seats, options }) => {
    const random = randomFrom("fits");
    let state = game.create(game.options(options, seats), seats, "fits");
    for (let made = 0; ; made++) {
      const [seat] = game.deciders(state);
      if (seat === undefined) break;
      const moves = game.legalMoves(state, seat);
      state = game.apply(state, seat, moves[random.below(moves.length)] as (typeof moves)[number]);
      if (made % 12 === 0) checkWidths(state, seat);
    }
    const details = game.score(state).flatMap(({ parts }) => parts.map((part) => carnegieScoreDetail(part, "de")));
    expect(details.join("\n")).not.toMatch(/undefined|\[object|NaN/);
  });

  it("C-F3 shows where the limit reduced a donation, and only there", () => {
    const told = (worth: number) => {
      const made = { donation: "human-rights-1", count: 4, worth, limit: 12, vp: Math.min(12, worth) };
      const detail = { donations: [made], sold: 0 };
      return carnegieScoreDetail({ category: "donations", vp: made.vp, detail }, "en").replaceAll(GLUE, " ");
    };
    expect(told(12)).toMatch(/; 4 counted\): 12$/);
    expect(told(13)).toMatch(/; 4 counted, limit 12\): 12$/);
  });

  function checkWidths(state: State, seat: Seat): void {
    for (const width of [79, 119]) {
      for (const locale of ["en", "de"] as const) {
        const lines = carnegieTable(game.view(state, seat), { ...ENGLISH, seat, locale, width });
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
        expect(lines.join("\n")).not.toMatch(/undefined|\[object|NaN/);
      }
    }
  }
});
