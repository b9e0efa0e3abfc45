import { HIDDEN, IllegalMove, InvalidOptions, type Json, type Locale, randomFrom } from "@montan/engine";
import { expect, test } from "vitest";
import { type AreaId, STACK_KIND, STACKS } from "./data/components.ts";
import { describe as say } from "./describe.ts";
import type { Event } from "./events.ts";
import { game } from "./game.ts";
import type { Move } from "./moves.ts";
import { readOptions } from "./options.ts";
import type { Pending } from "./pending.ts";
import { REFUSALS } from "./refusals.ts";
import type { State } from "./state.ts";
import { position } from "./testing/position.ts";
import { type Code, type CodeParams, OPTION_ERRORS } from "./text/codes.ts";
import { CODES, EVENTS, MOVES, THINGS, type Thing } from "./text/samples.ts";
import { NOTICES } from "./warnings.ts";

const LOCALES = ["en", "de"] as const satisfies readonly Locale[];
const NAMES = ["Anna", "Ben", "Cleo", "Dora"];

function both(thing: Thing, names: readonly string[] = NAMES): [en: string, de: string] {
  return [say(thing, { locale: "en", names }), say(thing, { locale: "de", names })];
}

function coded<C extends Code>(code: C, params: CodeParams[C]): [en: string, de: string] {
  const refused = new IllegalMove(code, params);
  return [say(refused, { locale: "en" }), say(refused, { locale: "de" })];
}

/** A sentence that contains none of the data it was made from. */
function expectClean(text: string): void {
  expect(text).not.toMatch(/[{}]|undefined|\[object|NaN|null|\s\s|\(\)|^\s|\s$| [.,:;)]/);
  expect(text).toMatch(/^[\p{Lu}\d„]|^components|^options/u);
}

test("every event and question is a sentence, every move a label, in both languages", () => {
  for (const thing of THINGS) {
    const isLabel = thing.type in MOVES;
    for (const text of both(thing)) {
      expectClean(text);
      expect(text).not.toBe(thing.type);
      expect(/[.?]$/.test(text), text).toBe(!isLabel);
    }
  }
});

test("every refusal, notice and option error has a sentence in both languages", () => {
  expect(Object.keys(CODES).sort()).toEqual([...Object.keys(REFUSALS), ...NOTICES, ...OPTION_ERRORS].sort());
  for (const [code, params] of Object.entries(CODES)) {
    for (const locale of LOCALES) {
      const text = say({ code, params: params as Json }, { locale });
      expectClean(text);
      expect(text).not.toContain(code);
      expect(text).toMatch(/\.$/);
    }
  }
});

test("no two types or codes share a sentence", () => {
  for (const locale of LOCALES) {
    const texts = [
      ...THINGS.map((thing) => say(thing, { locale })),
      ...Object.entries(CODES).map(([code, params]) => say({ code, params: params as Json }, { locale })),
    ];
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("the kernel's own codes use the kernel's words", () => {
  expect(say(new IllegalMove("game-over"), { locale: "en" })).toBe("The game is over.");
  expect(say(new IllegalMove("game-over"), { locale: "de" })).toBe("Das Spiel ist vorbei.");
});

test("options that cannot be read are explained", () => {
  const wrong = [{ pace: 1 }, { components: [] }, { components: { innovations: 3 } }, "fast"];
  for (const input of wrong) {
    try {
      readOptions(input, 2);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidOptions);
      for (const locale of LOCALES) expectClean(say(error as InvalidOptions, { locale }));
    }
  }
});

test("events name who did it: by name where there is one, by seat where not", () => {
  const [placed] = EVENTS["workers-placed"];
  expect(both(placed)).toEqual([
    "Anna places 3 workers at the left lorry stack (worker cards 1 + 2).",
    "Anna setzt 3 Arbeiter am linken Lorenstapel ein (Arbeiterkarten 1 + 2).",
  ]);
  expect(both({ type: "turn-started", seat: 1 }, [])).toEqual(["Next to play: Player 2.", "Spieler 2 ist am Zug."]);
  expect(say({ type: "turn-started", seat: 1 }, { locale: "de" })).toBe("Spieler 2 ist am Zug.");
  expect(both({ type: "turn-started", seat: 1 }, ["Anna", ""])).toEqual([
    "Next to play: Player 2.",
    "Spieler 2 ist am Zug.",
  ]);
});

test("the start player is drawn or agreed on", () => {
  const [drawn, agreed] = EVENTS["game-started"];
  expect(both(drawn)).toEqual([
    "A game for 3 players begins; the draw makes Ben the start player.",
    "Eine Partie für 3 Spieler beginnt; Ben wird als Startspieler ausgelost.",
  ]);
  expect(both(agreed as Event)).toEqual([
    "A game for 3 players begins; Ben is the start player, as agreed.",
    "Eine Partie für 3 Spieler beginnt; Startspieler ist wie vereinbart Ben.",
  ]);
});

test("events say what made them happen", () => {
  const [, byInnovation] = EVENTS["card-taken"];
  expect(both(byInnovation as Event)).toEqual([
    "Using an innovation, Anna takes a wild wagon from the right wagon stack.",
    "Durch eine Innovation nimmt Anna vom rechten Waggonstapel einen Joker-Waggon.",
  ]);
  expect(both(EVENTS["train-delivered"][0])).toEqual([
    "Anna delivers a train from dock 2 (model I engine, 2 wagons, 3 lorries) and fulfils a factories order (3 lorries, 7 VP).",
    "Anna liefert von Gleis 2 einen Güterzug aus (Lok Modell I, 2 Waggons, 3 Loren) und erfüllt einen Auftrag für Fabriken (3 Loren, 7 SP).",
  ]);
  expect(both({ type: "token-taken", seat: 2, token: 4, cause: "mining-0-1" })).toEqual([
    "Cleo was the last to place workers at Mining 0/1 and takes shift token 4.",
    "Cleo hat zuletzt Arbeiter bei „Fördern 0/1“ eingesetzt und erhält Schichtmarker 4.",
  ]);
  expect(both({ type: "game-ended", winners: [0, 1, 2] })).toEqual([
    "The game is over: Anna, Ben and Cleo share the victory.",
    "Das Spiel ist aus: Anna, Ben und Cleo teilen sich den Sieg.",
  ]);
});

test("G-H2 a card taken by Wild is named to its owner only", () => {
  const [, , hidden, own] = EVENTS["card-taken"];
  expect(both(hidden as Event)).toEqual([
    "Using Wild, Anna takes an unseen order from the order stack.",
    "Durch „Freie Wahl“ nimmt Anna vom Auftragsstapel einen Auftrag, den sonst niemand kennt.",
  ]);
  expect(both(own as Event)).toEqual([
    "Using Wild, Anna takes a factories order (3 lorries, 7 VP) from the order stack, unseen by the others.",
    "Durch „Freie Wahl“ nimmt Anna vom Auftragsstapel einen Auftrag für Fabriken (3 Loren, 7 SP), verdeckt vor den anderen.",
  ]);
  expect(both({ type: "cards-put-under", seat: 1, stack: "lorries-left", cards: [HIDDEN, HIDDEN] })).toEqual([
    "Ben puts 2 hidden cards back under the left lorry stack.",
    "Ben legt 2 verdeckte Karten zurück unter den linken Lorenstapel.",
  ]);
  expect(both({ type: "cards-put-under", seat: 1, stack: "shares", cards: ["steamboats", HIDDEN] })).toEqual([
    "Ben puts a steamboats share and 1 hidden card back under the share stack.",
    "Ben legt einen Anteil an Dampfschiffen und 1 verdeckte Karte zurück unter den Anteilsstapel.",
  ]);
});

test("moves are labels", () => {
  expect(both(MOVES["deliver-train"][0])).toEqual([
    "Deliver from dock 2: factories order, 3 lorries, 7 VP",
    "Von Gleis 2 ausliefern: Auftrag für Fabriken, 3 Loren, 7 SP",
  ]);
  expect(both(MOVES["load-front"][0])).toEqual([
    "Load the front lorry onto a wheel wagon at dock 1",
    "Vorderste Lore auf einen Waggon mit Rad-Wappen an Gleis 1 verladen",
  ]);
  expect(both({ type: "pay-workers", cards: [3] })).toEqual(["Place worker card 3", "Arbeiterkarte 3 einsetzen"]);
});

test("with a view an area says what it costs and what is there", () => {
  const view = game.view(position({ stacks: { shares: ["furnaces"] }, areas: { orders: [[1, 2]] } }), 0);
  const label = (area: AreaId, locale: Locale) => say({ type: "choose-area", area }, { locale, view });
  expect(label("shares", "en")).toBe("Share stack (1 worker): take a furnaces share");
  expect(label("shares", "de")).toBe("Anteilsstapel (1 Arbeiter): einen Anteil an Hochöfen nehmen");
  expect(label("orders", "de")).toMatch(/^Auftragsstapel \(3 Arbeiter\): einen Auftrag für /);
  expect(label("wild", "de")).toMatch(/^Freie Wahl \(2 Arbeiter\): /);
  expect(both(MOVES["choose-area"][0])).toEqual([
    "Left lorry stack: take the top card",
    "Linker Lorenstapel: oberste Karte nehmen",
  ]);
  const covered: State = { ...view, covered: ["shares"] };
  expect(say({ type: "choose-area", area: "shares" }, { locale: "en", view: covered })).toBe(
    "Share stack (1 worker): take the top card",
  );
});

test("questions contain one question", () => {
  expect(both({ type: "worker-action" })).toEqual(["Place workers or pass.", "Setze Arbeiter ein oder passe."]);
  expect(both({ type: "mining-step", goals: [2, 3], spent: 1 })).toEqual([
    "Mining: load or store a lorry; 1 of 3 mining steps spent.",
    "Fördern: Verlade oder lagere eine Lore; Förderschritte: 1 von 3.",
  ]);
  expect(both({ type: "mining-step", goals: [0, 1], spent: 0 })).toEqual([
    "Mining: load or store a lorry, or stop; 0 of 1 mining step spent.",
    "Fördern: Verlade eine Lore, lagere sie oder höre auf; Förderschritte: 0 von 1.",
  ]);
  expect(both({ type: "engine-dock", card: "D" })).toEqual([
    "Which loading dock gets the model IV engine?",
    "An welches Gleis legst du die Lok Modell IV an?",
  ]);
});

test("refusals say what would be needed", () => {
  expect(coded("cannot-pay", { area: "orders", cost: 3 })).toEqual([
    "Costs 3 workers; your cards cannot make exactly 3.",
    "Kostet 3 Arbeiter; deine Karten ergeben nicht genau 3.",
  ]);
  expect(coded("dock-lacks-crest", { dock: 2, crest: "clover" })).toEqual([
    "There is no clover crest at dock 2; possible: dock 1 or dock 3.",
    "Gleis 2 zeigt kein Klee-Wappen; möglich: Gleis 1 oder Gleis 3.",
  ]);
  expect(coded("mining-impossible", { area: "mining-1-2" })).toEqual([
    "Mining 1/2 takes exactly 1 or 2 mining steps; your lorries do not allow that.",
    "„Fördern 1/2“ verlangt genau 1 oder 2 Förderschritte; deine Loren lassen das nicht zu.",
  ]);
  expect(coded("train-too-light", { dock: 1, needed: 3, loaded: 2 })).toEqual([
    "The order takes 3 lorries; the train at dock 1 carries 2.",
    "Der Auftrag verlangt 3 Loren; der Güterzug an Gleis 1 hat 2 geladen.",
  ]);
});

test("one is singular, none and many are plural", () => {
  const surplus = (count: number) => coded("lorries-surplus", { surplus: count });
  expect(surplus(1)).toEqual([
    "The train carries 1 lorry more than the order takes.",
    "Der Güterzug hat 1 Lore mehr geladen, als der Auftrag verlangt.",
  ]);
  expect(surplus(0)[0]).toBe("The train carries 0 lorries more than the order takes.");
  expect(surplus(0)[1]).toBe("Der Güterzug hat 0 Loren mehr geladen, als der Auftrag verlangt.");
  expect(surplus(2)).toEqual([
    "The train carries 2 lorries more than the order takes.",
    "Der Güterzug hat 2 Loren mehr geladen, als der Auftrag verlangt.",
  ]);
  expect(coded("wagons-empty", { wagons: 1 })[1]).toBe("Der Güterzug nimmt 1 leeren Waggon mit.");
  expect(coded("wagons-empty", { wagons: 2 })[1]).toBe("Der Güterzug nimmt 2 leere Waggons mit.");
  expect(coded("goal-out-of-reach", { goals: [0, 1] })).toEqual([
    "After that you could no longer make exactly 0 or 1 mining step.",
    "Danach könntest du nicht mehr genau 0 oder 1 Förderschritt erreichen.",
  ]);
  expect(coded("goal-out-of-reach", { goals: [2, 3] })).toEqual([
    "After that you could no longer make exactly 2 or 3 mining steps.",
    "Danach könntest du nicht mehr genau 2 oder 3 Förderschritte erreichen.",
  ]);
});

test("a whole game can be described to every seat and to spectators", () => {
  const random = randomFrom("a game to tell");
  const told = new Set<string>();
  const tell = (thing: Thing, view?: State) => {
    told.add(thing.type);
    for (const locale of LOCALES) expectClean(say(thing, { locale, names: NAMES, ...(view && { view }) }));
  };
  const emit = (event: Event) => {
    for (const seat of [0, 1, undefined]) {
      const seen = game.redact(event, seat);
      if (seen) tell(seen);
    }
  };
  let state = game.create({}, 2, "a game to tell", emit);
  for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
    const view = game.view(state, seat);
    const moves = game.legalMoves(view, seat);
    tell(game.pending(view, seat) as Pending, view);
    for (const move of moves) tell(move, view);
    state = game.apply(state, seat, moves[random.below(moves.length)] as Move, emit);
  }
  expect(told).toContain("game-ended");
  expect(told).toContain("vp-scored");
});

test("a hidden card of every kind can be mentioned", () => {
  for (const stack of STACKS) {
    const kind = STACK_KIND[stack];
    for (const text of both({ type: "card-taken", seat: 0, kind, card: HIDDEN, stack, cause: "wild" })) {
      expectClean(text);
      expect(text).toMatch(/an unseen |(den|die|das) sonst niemand kennt/);
    }
  }
});
