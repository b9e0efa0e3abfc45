import { readFileSync } from "node:fs";
import { IllegalMove, InvalidOptions } from "@montan/engine";
import { expect, describe as group, test } from "vitest";
import { describe } from "./describe.ts";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import { NOTICES } from "./notices.ts";
import { OPTION_REFUSALS } from "./option-refusals.ts";
import type { Pending } from "./pending.ts";
import { REFUSALS, refusal } from "./refusals.ts";
import type { State } from "./state.ts";
import { expectLabel, expectSentence } from "./testing/expect-words.ts";
import { departmentTurn, play, position, START_HR, use, watch } from "./testing/position.ts";
import type { Code, Thing } from "./text/language.ts";
import type { ParamsOf } from "./text/params.ts";
import { CODE_SAMPLES, PENDING_SAMPLES } from "./text/question-samples.ts";
import { EVENT_SAMPLES, MOVE_SAMPLES } from "./text/samples.ts";

const NAMES = ["Anna", "Ben", "Cleo", "Dora"];

function both(thing: Thing, view?: State): [en: string, de: string] {
  const context = { names: NAMES, ...(view !== undefined && { view }) };
  return [describe(thing, { locale: "en", ...context }), describe(thing, { locale: "de", ...context })];
}

function coded<C extends Code>(code: C, params: ParamsOf<C>, view?: State): [en: string, de: string] {
  const refused = new IllegalMove(code, params);
  const context = view === undefined ? {} : { view };
  return [describe(refused, { locale: "en", ...context }), describe(refused, { locale: "de", ...context })];
}

group("everything the rules say", () => {
  test("every event and every question is a sentence in both languages", () => {
    for (const things of Object.values({ ...EVENT_SAMPLES, ...PENDING_SAMPLES }) as readonly (readonly Thing[])[]) {
      for (const thing of things) for (const text of both(thing)) expectSentence(text);
    }
  });

  test("every move is a label short enough for a button", () => {
    for (const moves of Object.values(MOVE_SAMPLES) as readonly (readonly Move[])[]) {
      for (const move of moves) for (const text of both(move)) expectLabel(text);
    }
  });

  test("every refusal, notice and option error is a sentence", () => {
    const codes = [...Object.keys(REFUSALS), ...Object.keys(NOTICES), ...Object.keys(OPTION_REFUSALS)];
    expect(Object.keys(CODE_SAMPLES).sort()).toEqual(codes.sort());
    for (const code of codes as Code[]) {
      for (const params of CODE_SAMPLES[code]) {
        for (const text of coded(code, params as ParamsOf<Code>)) {
          expectSentence(text);
          expect(text).not.toContain(code);
        }
      }
    }
  });

  test("the kernel's own refusals use the kernel's words", () => {
    const over = new IllegalMove("game-over");
    expect(describe(over, { locale: "en" })).toBe("The game is over.");
    expect(describe(over, { locale: "de" })).toBe("Das Spiel ist vorbei.");
  });
});

group("some sentences word for word", () => {
  test("income names its region, payments their purpose", () => {
    const cause = { by: "transport-income", region: "midwest" } as const;
    expect(both({ type: "money-gained", seat: 0, amount: 4, cause })).toEqual([
      "Anna receives $4 as transport income in the Midwest.",
      "Anna erhält $4 als Transporteinkommen im Mittleren Westen.",
    ]);
    const activation = { by: "activation", cell: 5, department: "start-construction" } as const;
    expect(both({ type: "vp-scored", seat: 1, amount: -1, cause: activation })).toEqual([
      "Ben gives up 1 VP for activating an employee in Construction.",
      "Ben gibt 1 SP für das Aktivieren in der Abteilung „Konstruktion“ ab.",
    ]);
  });

  test("a donation says what it scores", () => {
    expect(
      both({ type: "donation-made", seat: 0, space: "education-1", donation: "education-1", price: 5, copied: false }),
    ).toEqual([
      "Anna donates to Education 1 for $5 (3 VP per Human Resources department).",
      "Anna leistet für $5 die Spende Bildung 1 (3 SP je Personalabteilung).",
    ]);
  });

  test("C-R1 an event from another row says which", () => {
    const event = {
      type: "row-chosen",
      owner: "automa",
      row: "rd",
      eventRow: "hr",
      region: "east",
      donation: true,
    } as const;
    expect(both(event)).toEqual([
      "Andrew chooses Research & Development; the event is income in the East and donations (from the Human Resources row).",
      "Andrew wählt Forschung & Entwicklung; das Ereignis: Einkommen im Osten und Spenden (aus der Zeile Personal).",
    ]);
  });

  test("C-I3 employees lost to an empty supply are counted", () => {
    const cause = { by: "project-income", tab: "housing" } as const;
    expect(both({ type: "employees-gained", seat: 0, amount: 0, lost: 1, cause })).toEqual([
      "Anna hires nobody as income from a Housing project; 1 employee is lost, the supply is empty.",
      "Anna erhält keinen neuen Mitarbeiter als Einkommen für ein Wohnprojekt; 1 Mitarbeiter geht verloren, der Vorrat ist leer.",
    ]);
  });

  test("a shared victory is described as shared", () => {
    expect(both({ type: "game-ended", winners: [0, 2] })).toEqual([
      "The game is over: Anna and Cleo share the victory!",
      "Das Spiel ist aus: Anna und Cleo teilen sich den Sieg!",
    ]);
  });

  test("refusals say what would be needed", () => {
    expect(coded("not-enough-goods", { price: 2, goods: 1 })).toEqual([
      "Costs 2 goods cubes, you have 1.",
      "Kostet 2 Warenwürfel, du hast 1.",
    ]);
    expect(coded("not-enough-study", { cost: 1, study: 0 })).toEqual([
      "Costs 1 study point, you have 0.",
      "Kostet 1 Forschungspunkt, du hast 0.",
    ]);
    expect(coded("no-free-slot-in-region", { tab: "industry", region: "south" })).toEqual([
      "There is no free space for an Industry project in the South.",
      "Für ein Industrieprojekt ist im Süden kein Feld frei.",
    ]);
  });

  test("a refusal as the rules make it can be described", () => {
    const { code, params } = refusal("space-not-reached", { region: "west", space: 3 });
    expect(describe(new IllegalMove(code, params), { locale: "en" })).toBe(
      "Your transport in the West has not reached space 4.",
    );
  });

  test("prompts contain one question", () => {
    expect(both({ type: "project-site", tab: "housing", region: "west", department: "start-construction" })).toEqual([
      "Build a Housing project: choose a space in the West.",
      "Realisiere ein Wohnprojekt: Wähle ein Projektfeld im Westen.",
    ]);
    expect(both({ type: "lobby-choice", employees: 1 })).toEqual([
      "1 employee arrives: how many go to the New Lobby?",
      "1 Mitarbeiter kommt an: Wie viele gehen zum Neuen Empfang?",
    ]);
  });
});

group("who and what", () => {
  test("a player without a name is numbered from 1, Andrew has his own", () => {
    const won = { type: "game-ended", winners: [0, "automa"] } as const;
    expect(describe(won, { locale: "en" })).toBe("The game is over: Player 1 and Andrew share the victory!");
    expect(describe(won, { locale: "de" })).toBe("Das Spiel ist aus: Spieler 1 und Andrew teilen sich den Sieg!");
  });

  test("C-Y1 what others may not know is left out without a trace", () => {
    expect(both({ type: "secret-donation-noted", seat: 0 })).toEqual([
      "Anna notes a secret donation.",
      "Anna notiert eine geheime Spende.",
    ]);
    expect(both({ type: "side-chosen", seat: 1, tab: "commerce" })).toEqual([
      "Ben has chosen a side of the Commerce tab.",
      "Ben hat eine Seite des Projektstreifens Handel gewählt.",
    ]);
  });

  test("two departments with the same German name are made different", () => {
    const [, starting] = both({ type: "employee-sent", seat: 0, department: "start-construction", region: "west" });
    const [, built] = both({ type: "employee-sent", seat: 0, department: "engineering", region: "west" });
    expect(starting).toBe(
      "Anna schickt einen Mitarbeiter der Abteilung „Konstruktion“ auf einen Außeneinsatz in den Westen.",
    );
    expect(built).toBe(
      "Anna schickt einen Mitarbeiter der Abteilung „Konstruktion“ (9) auf einen Außeneinsatz in den Westen.",
    );
  });

  test("a space of the company board is named by what is on it, without a view by row and column", () => {
    const state = game.create(game.options(undefined, 2), 2, "words");
    const departments = state.players[0]?.departments ?? [];
    const move = {
      type: "move-employee",
      from: departments.indexOf("lobby"),
      to: departments.indexOf("start-hr"),
    } as const;
    expect(both(move, game.view(state, 0))).toEqual([
      "From Lobby to Human Resources",
      "Vom Empfang in die Abteilung „Personal“",
    ]);
    expect(both(move)).toEqual([
      "From row 4, column 3 to row 4, column 2",
      "Von Zeile 4, Spalte 3 nach Zeile 4, Spalte 2",
    ]);
  });

  test("C-N3 a donation under a tile is that of the tile", () => {
    const state: State = { ...game.create(game.options(undefined, 2), 2, "words"), tiles: { education: "health" } };
    expect(both({ type: "make-donation", space: "education-5" }, state)).toEqual([
      "Donate to Health 5 (tile): 4 VP per donation of yours in Health",
      "Spende Gesundheit 5 (Plättchen): 4 SP je eigener Spende für Gesundheit",
    ]);
    expect(both({ type: "make-donation", space: "health-5" }, state)[0]).toBe(
      "Donate to Health 5: 2 VP per project in a small city",
    );
  });

  test("C-N3 the log names the donation that lies on the space, whatever view it is told with", () => {
    const state = position({
      modules: ["new-donations"],
      tiles: { education: "health" },
      strips: ["5a", "2a", "3a", "4b"],
    });
    const donating = play(state, 0, { type: "choose-row", row: "hr" });
    const { events, state: after } = watch(donating, 0, { type: "make-donation", space: "education-5" });
    const sentences = events.slice(0, 2).map((event) => describe(event, { locale: "en", names: NAMES }));
    expect(sentences).toEqual([
      "Anna pays $5 for the donation Health 5 (tile).",
      "Anna donates to Health 5 (tile) for $5 (4 VP per donation of yours in Health).",
    ]);
    const view = game.view({ ...after, tiles: {} }, 0);
    expect(events.slice(0, 2).map((event) => describe(event, { locale: "en", names: NAMES, view }))).toEqual(sentences);
  });

  test("C-P23 every way to pay for an activation says its price", () => {
    const state = game.create(game.options(undefined, 2), 2, "words");
    const cell = state.players[0]?.departments.indexOf("start-construction") ?? -1;
    const label = (terms?: "raise" | "cut") =>
      both({ type: "activate-employee", cell, desk: 0, ...(terms !== undefined && { terms }) }, game.view(state, 0))[0];
    expect([label(), label("raise"), label("cut")]).toEqual([
      "Activate in Construction for $2",
      "Activate in Construction for $4, score 1 VP",
      "Activate in Construction for $1 and 1 VP instead of $2",
    ]);
  });
});

group("option errors", () => {
  function refused(input: unknown, seats: number): InvalidOptions {
    try {
      game.options(input, seats);
    } catch (error) {
      if (error instanceof InvalidOptions) return error;
    }
    throw new Error("these options are fine");
  }

  test("C-N2 modules that exclude each other are named", () => {
    const error = refused({ modules: ["new-departments", "open-bar"] }, 3);
    expect(describe(error, { locale: "en" })).toBe("New Departments and Open Bar cannot be played together.");
    expect(describe(error, { locale: "de" })).toBe(
      "„Neue Abteilungen“ und „Abteilungsbüfett“ lassen sich nicht zusammen spielen.",
    );
  });

  test("errors in replaced tables are described in words", () => {
    const error = refused(
      { components: { companyBoard: { rows: 2, columns: 2, rowVp: [3, 2], start: {}, startDepartments: [] } } },
      2,
    );
    expect(describe(error, { locale: "en" })).toBe(
      "“components.companyBoard” does not fit the game: the board has sixteen spaces.",
    );
    expect(describe(error, { locale: "de" })).toBe(
      "„components.companyBoard“ passt nicht zum Spiel: Der Plan hat sechzehn Felder.",
    );
  });

  test("every check of replaced tables has words", () => {
    const source = readFileSync(`${import.meta.dirname}/components.ts`, "utf8");
    const rules = [...source.matchAll(/rule\([^;]*?, "([a-z0-9-]+)"\)/g)].map(([, rule = ""]) => rule);
    const totals = [6, 9, 12, 15].map((vp) => `tab-vp-${vp}`);
    expect(rules.length).toBeGreaterThan(10);
    for (const rule of [...rules, ...totals]) {
      for (const text of coded("component-rule", { path: "components", rule })) expect(text).not.toContain(rule);
    }
  });
});

test("a use of an employee says where, and what it brings", () => {
  expect(both(use("start-commerce-finance", "mission-money", 0, { region: "west" }))).toEqual([
    "Commerce and Finance, mission to the West: take $6",
    "„Handel und Finanzen“, Außeneinsatz im Westen: $6 nehmen",
  ]);
  expect(both(use("engineering", "mission-build", 0, { region: "midwest", tab: "industry" }))).toEqual([
    "Engineering, mission to the Midwest: build an Industry project for 2 goods cubes",
    "„Konstruktion“ (9), Außeneinsatz im Mittleren Westen: ein Industrieprojekt für 2 Warenwürfel",
  ]);
});

test("C-U4 using Human Resources says how many moves it gives in this turn", () => {
  const state = departmentTurn("hr");
  expect(both(START_HR, game.view(state, 0))).toEqual([
    "Human Resources: gain 6 moves",
    "„Personal“: 6 Mitarbeiterschritte erhalten",
  ]);
  expect(both({ type: "employee-used", seat: 0, department: "start-hr", effect: "moves" })).toEqual([
    "Anna uses Human Resources.",
    "Anna nutzt die Abteilung „Personal“.",
  ]);
});

test("a department in use is named only while an employee there can still be used", () => {
  const two = departmentTurn("management", { players: [{ staff: { "start-commerce-finance": { active: 2 } } }, {}] });
  const money = (desk: number) => use("start-commerce-finance", "money", desk);
  const question = (state: State) => both(game.pending(state, 0) as Pending, game.view(state, 0));
  const one = play(two, 0, money(0));
  expect(question(one)).toEqual([
    "Use an employee of Commerce and Finance, or go on with your Management departments.",
    "Setze einen Mitarbeiter der Abteilung „Handel und Finanzen“ ein oder mach mit deinen Verwaltungsabteilungen weiter.",
  ]);
  expect(question(play(one, 0, money(1)))).toEqual([
    "Use one of your Management departments, or end your turn.",
    "Nutze eine deiner Verwaltungsabteilungen oder beende deinen Zug.",
  ]);
});
