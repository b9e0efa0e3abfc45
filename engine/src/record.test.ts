import { describe, expect, test } from "vitest";
import { playRandom } from "./conformance/play.ts";
import { type Auction, altered, auction, auctionOfVersion } from "./conformance/toy/auction.ts";
import { BrokenRecord } from "./errors.ts";
import type { Locale } from "./game.ts";
import { canonical } from "./json.ts";
import { DecisionLog } from "./log.ts";
import { exportRecord, importRecord } from "./record.ts";
import { fill, kernelWords } from "./words.ts";

const SETUP = { options: { rounds: 1 }, seats: 2, seed: "a seed", names: ["Ada", "Bertha"] };

/** A short game in which every line is known. */
function shortGame() {
  const log = new DecisionLog(auction, SETUP);
  for (const seat of [0, 1]) log.append(seat, auction.legalMoves(log.state, seat)[0] ?? { type: "take" });
  const [winner = 0] = auction.deciders(log.state);
  log.append(winner, { type: "take" });
  return log;
}

const TEXT = exportRecord(shortGame());
const LINES = TEXT.split("\n");

const read = (text: string, game: Auction = auction) => importRecord(text, [game]);

function brokenBy(text: unknown, game: Auction = auction): BrokenRecord {
  try {
    read(text as string, game);
  } catch (error) {
    if (error instanceof BrokenRecord) return error;
    throw error;
  }
  throw new Error("the record was read");
}

/** The text with one line (counted from 1) replaced. */
const withLine = (line: number, text: string) => LINES.with(line - 1, text).join("\n");

describe("the text of a record", () => {
  test("is a header, a blank line and a line per decision", () => {
    const [low, high] = shortGame().decisions.map(({ move }) => canonical(move));
    expect(LINES).toEqual([
      "montan-record 1",
      'game: "auction"',
      "rules: 2",
      "seats: 2",
      'options: {"rounds":1}',
      'seed: "a seed"',
      'names: ["Ada","Bertha"]',
      "",
      `0 ${low}`,
      `1 ${high}`,
      expect.stringMatching(/^[01] \{"type":"take"\}$/),
      "",
    ]);
  });

  test("contains only the standing decisions", () => {
    const log = shortGame();
    const [winner = 0] = auction.deciders(log.state);
    log.undo(winner);
    log.append(winner, { type: "take" });
    expect(log.version).toBe(5);
    expect(exportRecord(log)).toBe(TEXT);
  });
});

describe("reading what was written", () => {
  test.each(["one", "two", "three"])("gives the same game and the same text: %s", (seed) => {
    const { log } = playRandom(auction, { seats: 3, seed });
    const text = exportRecord(log);
    const again = read(text);
    expect(canonical(again.state)).toBe(canonical(log.state));
    expect(again.decisions).toEqual(log.decisions);
    expect(exportRecord(again)).toBe(text);
  });

  test("a game that has not begun, with and without names", () => {
    const { names: _, ...nameless } = SETUP;
    for (const setup of [SETUP, nameless]) {
      const text = exportRecord(new DecisionLog(auction, setup));
      expect(read(text).setup).toEqual({ ...setup, rules: auction.version });
      expect(exportRecord(read(text))).toBe(text);
    }
  });

  test("seed and names may contain any text", () => {
    const strange = {
      ...SETUP,
      seed: '"\n\\ {}: ü 🂡\u2028\u2029',
      names: ["A\nB: 1\u2028\u2029\u0085", '"'.repeat(60)],
    };
    const text = exportRecord(new DecisionLog(auction, strange));
    expect(read(text).setup).toMatchObject(strange);
  });

  test("finds its game among several", () => {
    const other: Auction = { ...auction, id: "other" };
    expect(importRecord(TEXT, [other, auction]).game).toBe(auction);
  });

  test("accepts the line ends of other systems and a missing last one", () => {
    expect(exportRecord(read(TEXT.replaceAll("\n", "\r\n")))).toBe(TEXT);
    expect(exportRecord(read(TEXT.replace(/\n$/, "")))).toBe(TEXT);
  });

  test("accepts the byte order mark some editors put before a text", () => {
    expect(exportRecord(read(`\uFEFF${TEXT}`))).toBe(TEXT);
  });

  test("says who was a person and which bot, if known", () => {
    const setup = { ...SETUP, players: ["person", "hard"] };
    const text = exportRecord(new DecisionLog(auction, setup));
    expect(text).toContain('\nplayers: ["person","hard"]\n');
    expect(read(text).setup).toMatchObject(setup);
    expect(read(TEXT).setup.players).toBeUndefined();
  });

  test("accepts keys in another order and spaces", () => {
    const [, card] = /"card":(\d+)/.exec(TEXT) ?? [];
    expect(exportRecord(read(withLine(9, `0 { "type": "bid", "card": ${card} }`)))).toBe(TEXT);
  });

  test("an older rules version is replayed by its own rules", () => {
    const newer = auctionOfVersion(auction.version + 1);
    const log = read(TEXT, newer);
    expect(log.setup.rules).toBe(auction.version);
    expect(exportRecord(log)).toBe(TEXT);
  });
});

const BROKEN: readonly [string, string, string, number][] = [
  ["nothing at all", "", "record-format", 1],
  ["another format", withLine(1, "montan-record 2"), "record-format", 1],
  ["a blank first line", `\n${TEXT}`, "record-format", 1],
  ["a header line without a value", withLine(3, "rules"), "record-header-line", 3],
  ["a header line without a space", withLine(3, "rules:1"), "record-header-line", 3],
  ["a key that is none", withLine(3, "__proto__: 1"), "record-header-line", 3],
  ["an unknown key", withLine(3, "constructor: 1"), "record-header-key", 3],
  ["a key twice", withLine(4, "rules: 1"), "record-header-twice", 4],
  ["a key missing", LINES.toSpliced(5, 1).join("\n"), "record-header-missing", 7],
  ["an empty header", "montan-record 1\n\n", "record-header-missing", 2],
  ["a blank line too early", LINES.toSpliced(3, 0, "").join("\n"), "record-header-missing", 4],
  ["broken JSON in the header", withLine(5, "options: {rounds:1}"), "record-json", 5],
  ["another game", withLine(2, 'game: "chess"'), "record-game", 2],
  ["a game that is no text", withLine(2, "game: null"), "record-game", 2],
  ["rules of the future", withLine(3, "rules: 3"), "record-rules", 3],
  ["rules before the first", withLine(3, "rules: 0"), "record-rules", 3],
  ["rules that are no number", withLine(3, 'rules: "1"'), "record-rules", 3],
  ["too many seats", withLine(4, "seats: 4"), "record-seats", 4],
  ["half a seat", withLine(4, "seats: 2.5"), "record-seats", 4],
  ["seats beyond all numbers", withLine(4, "seats: 1e400"), "record-seats", 4],
  ["options the game refuses", withLine(5, 'options: {"rounds":9}'), "record-options", 5],
  ["options that are none", withLine(5, "options: null"), "record-options", 5],
  ["a seed that is no text", withLine(6, "seed: 7"), "record-seed", 6],
  ["too few names", withLine(7, 'names: ["Ada"]'), "record-names", 7],
  ["an empty name", withLine(7, 'names: ["Ada",""]'), "record-names", 7],
  ["a name too long", withLine(7, `names: ["Ada","${"a".repeat(61)}"]`), "record-names", 7],
  ["a name that is no text", withLine(7, 'names: ["Ada",["Bo"]]'), "record-names", 7],
  ["too few players", withLine(7, 'players: ["person"]'), "record-players", 7],
  ["names that are none", withLine(7, "names: null"), "record-names", 7],
  ["a decision without a seat", withLine(10, '{"type":"take"}'), "record-decision-line", 10],
  ["a decision without a move", withLine(10, "0"), "record-decision-line", 10],
  ["a seat below the first", withLine(10, '-1 {"type":"take"}'), "record-decision-line", 10],
  ["a seat with a hundred others", withLine(10, '100 {"type":"take"}'), "record-decision-line", 10],
  ["a blank line between decisions", LINES.toSpliced(9, 0, "").join("\n"), "record-decision-line", 10],
  ["broken JSON in a decision", withLine(10, "1 {"), "record-json", 10],
  ["a decision of nobody", withLine(10, '7 {"type":"take"}'), "record-illegal", 10],
  ["a decision out of turn", withLine(10, '1 {"type":"take"}'), "record-illegal", 10],
  ["a move that is none", withLine(10, "1 null"), "record-illegal", 10],
  ["a move with a field more", withLine(10, '1 {"card":1,"type":"bid","x":1}'), "record-illegal", 10],
  ["a decision after the last", `${TEXT}0 {"type":"take"}\n0 {"type":"take"}\n`, "record-illegal", 12],
];

describe("a broken record names its line", () => {
  test.each(BROKEN)("%s", (_, text, code, line) => {
    const broken = brokenBy(text);
    expect(broken.code).toBe(code);
    expect(broken.params).toMatchObject({ line });
  });

  test.each(BROKEN)("and says why in both languages: %s", (_, text) => {
    const { code, params } = brokenBy(text);
    const [en, de] = (["en", "de"] satisfies Locale[]).map((locale) => fill(kernelWords(locale)[code] ?? "", params));
    for (const sentence of [en, de]) expect(sentence).toMatch(/^[^{}]+$/);
    expect(en).not.toBe(de);
  });

  test("an illegal decision is reported with the game's own reason", () => {
    expect(brokenBy(withLine(10, '1 {"card":99,"type":"bid"}')).params).toEqual({
      line: 10,
      seat: 1,
      reason: "card-not-in-hand",
      params: { card: 99 },
    });
  });
});

describe("hostile records", () => {
  test.each([undefined, null, 7, {}, ["montan-record 1"]])("%j is no text", (input) => {
    expect(brokenBy(input).code).toBe("record-not-text");
  });

  test("an excessively long text is not even read", () => {
    expect(brokenBy("x".repeat(4_000_001)).code).toBe("record-too-large");
  });

  test("excessively nested JSON is refused where it occurs, whatever the game does with moves", () => {
    const careless = altered({
      apply: (state, seat, move, emit) => auction.apply(state, seat, JSON.parse(canonical(move)), emit),
    });
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    expect(brokenBy(withLine(10, `1 ${deep}`), careless)).toMatchObject({ code: "record-json", params: { line: 10 } });
    expect(brokenBy(withLine(5, `options: ${deep}`))).toMatchObject({ code: "record-json", params: { line: 5 } });
    const levels = (count: number) => `1 ${"[".repeat(count)}${"]".repeat(count)}`;
    expect(brokenBy(withLine(10, levels(100))).code).toBe("record-illegal");
    expect(brokenBy(withLine(10, levels(101))).code).toBe("record-json");
    // Brackets inside a text do not count as nesting.
    expect(brokenBy(withLine(10, `1 "${'[{\\"'.repeat(1_000)}"`)).code).toBe("record-illegal");
    // After a text they do again, and what is closed does not count any more.
    const text = '"a\\\\"';
    expect(brokenBy(withLine(10, `1 [${text},${"[".repeat(99)}${"]".repeat(100)}`)).code).toBe("record-illegal");
    expect(brokenBy(withLine(10, `1 [${text},${"[".repeat(100)}${"]".repeat(101)}`)).code).toBe("record-json");
    expect(brokenBy(withLine(10, `1 [${Array(200).fill("[{}]").join(",")}]`)).code).toBe("record-illegal");
  });

  test("a long text of escaped quotes takes no longer to refuse than any other of its length", () => {
    const timeOf = (line: string) => {
      const start = performance.now();
      expect(brokenBy(withLine(10, `1 ${line}`)).code).toMatch(/^record-(json|illegal)$/);
      return performance.now() - start;
    };
    const length = 1_000_000;
    const harmless = `"${"ab".repeat(length / 2)}"`;
    timeOf(harmless);
    const usual = Math.max(timeOf(harmless), timeOf(harmless), 1);
    // Fails only if reading is a hundred times slower than expected; a quadratic reader would be far slower still.
    expect(timeOf(`"${'\\"'.repeat(length / 2)}`)).toBeLessThan(100 * usual);
  });

  test("a bug of the game is not blamed on the record", () => {
    const buggy = altered({
      apply: () => {
        throw new TypeError("bug");
      },
    });
    expect(() => read(TEXT, buggy)).toThrow(TypeError);
  });
});
