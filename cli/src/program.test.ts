import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { converse } from "./testing/fake-terminal.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-cli-"));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A finished game in a file. */
async function recorded(name: string): Promise<string> {
  await converse(["play", "gluckauf", "--seats", "2", "--human", "none", "--seed", "r", "--record", file(name)]);
  return file(name);
}

describe("help", () => {
  it("is there for the program and for every command, in both languages", async () => {
    expect((await converse(["--help"])).out).toContain("Commands:");
    expect((await converse(["help", "--lang", "de"])).out).toContain("Befehle:");
    for (const command of ["play", "simulate", "replay", "verify", "games"]) {
      const [asked, flagged] = await Promise.all([converse(["help", command]), converse([command, "--help"])]);
      expect(asked.code).toBe(0);
      expect(asked.out).toContain(`montan ${command}`);
      expect(flagged.out).toBe(asked.out);
    }
  });

  it("lists the games", async () => {
    expect((await converse(["games"])).out).toContain("gluckauf   Glück Auf: Das große Kartenspiel · 2–4 players");
    const { games } = JSON.parse((await converse(["games", "--json"])).out);
    expect(games.map(({ id }: { id: string }) => id)).toEqual(["gluckauf", "carnegie"]);
  });
});

describe("mistakes", () => {
  it.each([
    [["pley"], "There is no command “pley”. Did you mean “play”?"],
    [["play", "glukauf"], "There is no game “glukauf”. Did you mean “gluckauf”?"],
    [["play", "gluckauf", "--seat", "3"], "There is no option “--seat” here. Did you mean “--seats”?"],
    [["simulate", "gluckauf", "--games", "many"], "“--games” takes a whole number from 1 to 1000000, not “many”."],
    [["simulate", "gluckauf", "--bots", "none"], "There is no bot “none”. Known: random"],
    [["verify"], "Which file?"],
    [["verify", "/no/such/file"], "Cannot read /no/such/file: no such file or directory"],
    [["play", "gluckauf", "--record", "/no/such/folder/x"], "Cannot write /no/such/folder/x"],
    [["play", "carnegie", "--seats", "3", "--modules", "open-bar,new-departments"], "montan: "],
    [["help", "bridge"], "There is no command “bridge”."],
    [["--lang", "fr"], "“fr” is not a language of Montan"],
  ])("%j are told in one line and end with code 2", async (args, line) => {
    const { code, out, err } = await converse(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(line);
    expect(err.trimEnd()).not.toContain("\n");
  });

  it("are in German on a German system", async () => {
    const { err } = await converse(["pley"], { env: { LANG: "de_DE.UTF-8" } });
    expect(err).toContain("Ist „play“ gemeint?");
  });

  it("are JSON with --json", async () => {
    const { code, out, err } = await converse(["play", "chess", "--json"]);
    expect([code, err]).toEqual([2, ""]);
    expect(JSON.parse(out)).toMatchObject({ type: "error", code: "unknown-game", params: { game: "chess" } });
  });
});

describe("without arguments", () => {
  it("a pipe is told how to play", async () => {
    const { code, out } = await converse([]);
    expect(code).toBe(0);
    expect(out).toContain("npm run montan");
  });

  it("a person gets a menu, and then plays", async () => {
    const { code, out } = await converse([], { tty: true, typed: ["xx", "de", "1", "2", "1", "q"] });
    expect(code).toBe(0);
    expect(out).toContain("Please answer with en, de.");
    expect(out).toContain("Welches Spiel? [1] > ");
    expect(out).toContain("Spieler 1, du entscheidest");
    expect(out).toContain("Die Partie endet hier.");
  });

  it("Enter takes the value in brackets: one person against bots", async () => {
    const { out } = await converse([], { tty: true, typed: ["", "", "", "", "q"] });
    expect(out).toMatch(/people\? The others are bots\. \[1\] > /);
    expect(out).toMatch(/Player 1, your decision/);
    expect(out).not.toContain("Player 2");
  });
});

describe("play", () => {
  const play = (typed: readonly string[], ...more: string[]) =>
    converse(["play", "gluckauf", "--seed", "abc", ...more], { typed });

  it("shows the table, asks, and tells what bots do", async () => {
    const { out } = await play(["1", "q"], "--seats", "2");
    expect(out).toContain("── Glück Auf · shift 1 of 7");
    expect(out).toContain("Player 1, your decision");
    expect(out).toMatch(/· Bot 2 (places \d workers? at|passes)/);
  });

  it("answers every letter", async () => {
    const { out } = await play(["h", "l", "l all", "s", "r", "t", "zzz", "99", "q"]);
    for (const said of ["take back your last decision", "begins", "If the game ended now", "reconstructed"]) {
      expect(out).toContain(said);
    }
    expect(out.match(/Type a number from 1 to/g)).toHaveLength(2);
    expect(out.match(/── Glück Auf/g)).toHaveLength(2);
  });

  it("takes back a decision, and says why it cannot", async () => {
    // Wild costs two workers, so the game asks how to pay; until then nothing has been revealed.
    const { out: offered } = await play(["q"]);
    const wild = /(\d+) {2}Wild \(2 workers\)/.exec(offered)?.[1] as string;
    const { out } = await play(["u", wild, "u", "q"]);
    expect(out).toContain("There is nothing of yours to take back.");
    expect(out).toMatch(/2 workers at Wild[^\n]*\n[^>]*> u\nTaken back\./);
  });

  it("prints what is done instead of what was taken back", async () => {
    const { out: offered } = await play(["q"]);
    const wild = /(\d+) {2}Wild \(2 workers\)/.exec(offered)?.[1] as string;
    const { out } = await play([wild, "u", "1", "q"]);
    const [, after] = out.split("Taken back.");
    expect(after).toMatch(/· Player 1 places \d workers? at/);
  });

  it("leaves the end of a long log on the screen, and says how much is before it", async () => {
    const lines = readFileSync(await recorded("long.txt"), "utf8").split("\n");
    const unfinished = file("unfinished.txt");
    const names = lines.map((line) => (line.startsWith("players: ") ? 'players: ["person","random"]' : line));
    writeFileSync(unfinished, `${names.slice(0, lines.indexOf("") + 61).join("\n")}\n`);
    const log = async (letters: string) => {
      const { out } = await converse(["play", "--resume", unfinished], { typed: [letters, "q"], columns: 500 });
      const told = out.split(`> ${letters}\n`)[1] ?? "";
      return told.split("\n").filter((line) => line.startsWith("·") || line.startsWith("…"));
    };
    const [short, whole] = [await log("l"), await log("l all")];
    expect(short.slice(1)).toEqual(whole.slice(-40));
    expect(short[0]).toContain(`… ${whole.length - 40} earlier lines`);
  });

  it("warns before workers are wasted", async () => {
    const { out: offered } = await play(["q"]);
    const pass = /(\d+) {2}Pass/.exec(offered)?.[1] as string;
    const { out } = await play([pass, "n", pass, "y", "q"]);
    expect(out).toMatch(/Careful: [\s\S]+> n\nLeft as it was\.[\s\S]+> y\n· Player 1 passes/);
  });

  it("saves, does not overwrite unasked, and goes on from a record", async () => {
    const saved = file("saved.txt");
    const first = await play(["1", `w ${saved}`, "q"]);
    expect(first.out).toContain(`Saved ${saved}`);
    expect(first.out).toContain(`montan play --resume ${saved}`);
    const kept = readFileSync(saved, "utf8");
    const second = await play([`w ${saved}`, "n", "q"]);
    expect(second.out).toContain("exists. Overwrite it?");
    expect(readFileSync(saved, "utf8")).toBe(kept);
    const third = await converse(["play", "--resume", saved], { typed: ["1", "q"] });
    expect(third.out).toContain("Player 1, your decision");
    expect(third.out).not.toContain("Shift 1 begins");
    expect(readFileSync(saved, "utf8").startsWith(kept)).toBe(true);
    expect(readFileSync(saved, "utf8").length).toBeGreaterThan(kept.length);
  });

  it("saves again to its own file without asking", async () => {
    const { out } = await play(["1", `w ${file("own.txt")}`, `w ${file("own.txt")}`, "q"]);
    expect(out).not.toContain("Overwrite it?");
    expect(out.match(/Saved /g)?.length).toBeGreaterThan(1);
  });

  it("shows a spectator nothing of the bots' hands", async () => {
    const watched = await Promise.all(
      ["a", "b", "c"].map((seed) => converse(["play", "gluckauf", "--human", "none", "--seed", seed])),
    );
    const told = watched.map(({ out }) => out.split("── Score sheet")[0]).join("");
    expect(told).toMatch(/Bot 1 places \d+ workers? at Wild/);
    expect(told).not.toMatch(/Bot \d sees /);
  });

  it("ends quietly when the input ends", async () => {
    const { code, out, err } = await play(["1"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("The game was not saved.");
  });

  it("exits on Ctrl-C and says what became of the game", async () => {
    const { code, out } = await converse(["play", "gluckauf", "--seed", "abc"], { typed: ["\u0003"], tty: true });
    expect(code).toBe(130);
    expect(out).toContain("The game was not saved.");
  });

  it("plays to the end, shows every score sheet and offers to save", async () => {
    const reader = (question: string) => {
      if (question.startsWith("Save the record")) return "n";
      return question.startsWith("Do it anyway") ? "y" : "1";
    };
    const { code, out } = await converse(["play", "gluckauf", "--seed", "abc"], { reader });
    expect(code).toBe(0);
    expect(out).toContain("── Score sheet ─");
    expect(out).toMatch(/(wins with|share the victory with) \d+ VP\./);
    expect(out).toContain("Save the record as gluckauf-abc.txt? (y/n, or another name) > n");
  });

  it("plays Carnegie, alone against Andrew too", async () => {
    const { out } = await converse(["play", "carnegie", "--solo", "easy", "--seed", "s"], { typed: ["1", "t", "q"] });
    for (const part of ["── Map", "── Timeline", "── Donations", "── Departments on display", "Andrew", "── Company"]) {
      expect(out).toContain(part);
    }
  });
});

describe("several people at one keyboard", () => {
  const CLEAR = "\u001b[2J\u001b[3J\u001b[H";

  it("see each other's moves and no curtain while there are no secrets", async () => {
    const args = ["play", "gluckauf", "--seats", "2", "--bots", "none", "--names", "Anna,Ben", "--seed", "abc"];
    const { out } = await converse(args, { typed: ["1", "q"], tty: true });
    expect(out).not.toContain(CLEAR);
    expect(out.split("your decision").at(-2)).toMatch(/· (Anna|Ben) takes/);
  });

  it("draw a curtain before a secret hand", async () => {
    const args = ["play", "gluckauf", "--seats", "2", "--bots", "none", "--names", "Anna,Ben", "--seed", "abc"];
    const { out: offered } = await converse(args, { typed: ["q"] });
    const wild = /(\d+) {2}Wild \(2 workers\)/.exec(offered)?.[1] as string;
    const { out: looking } = await converse(args, { typed: [wild, "1", "q"] });
    const orders = /(\d+) {2}Choose the order stack/.exec(looking)?.[1] as string;
    const { out } = await converse(args, { typed: [wild, "1", orders, "3", "", "q"], tty: true });
    const taken = /3 {2}Take the (.+)/.exec(out)?.[1] as string;
    const [before, curtain, after] = out.split(CLEAR) as [string, string, string];
    expect(before).toContain(taken.trim());
    expect(curtain).toMatch(/Pass the keyboard to (Anna|Ben)\./);
    expect(after).toMatch(/places 2 workers at Wild/);
    expect(after).toContain("1 hidden");
    expect(after).not.toMatch(/ sees (a|an) /);
    expect(after).not.toContain("only you know it");
    expect(out.split(CLEAR)).toHaveLength(3);
  });
});

describe("records", () => {
  it("are printed as sentences, in as much detail as wanted", async () => {
    const record = await recorded("told.txt");
    const whole = await converse(["replay", record, "--lang", "de"]);
    expect(whole.code).toBe(0);
    expect(whole.out).toContain("Schicht 1 beginnt");
    expect(whole.out).toContain("Wertungsbogen");
    const part = await converse(["replay", record, "--to", "3"]);
    expect(part.out).toMatch(/After 3 of \d+ decisions/);
    expect(part.out).toContain("If the game ended now");
    // The first decision may still have to be paid for.
    const [dealt, first] = await Promise.all(["0", "2"].map((to) => converse(["replay", record, "--to", to])));
    expect(dealt?.out).not.toMatch(/· Bot \d (places|passes)/);
    expect(first?.out).toMatch(/· Bot \d (places|passes)/);
    expect((await converse(["replay", record, "--to", "9999"])).err).toContain("“--to” takes 0 to");
  });

  it("are JSON lines that fold into the same state", async () => {
    const record = await recorded("json.txt");
    const lines = (await converse(["replay", record, "--json"])).out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ type: "record", game: "gluckauf", seats: 2, seed: "r" });
    expect(lines.slice(1, -1).every(({ type }) => type === "decision")).toBe(true);
    expect(lines.at(-1)).toMatchObject({ type: "position", decisions: lines.length - 2, state: { over: true } });
  });

  it("are good or broken, and the broken line is named with the rule it breaks", async () => {
    const record = await recorded("checked.txt");
    const good = await converse(["verify", record]);
    expect(good.code).toBe(0);
    expect(good.out).toContain("The record is good: Glück Auf");

    const lines = readFileSync(record, "utf8").split("\n");
    const first = lines.indexOf("") + 1;
    const broken = file("broken.txt");
    const verifyWith = (changed: string) => {
      writeFileSync(broken, lines.with(first, changed).join("\n"));
      return converse(["verify", broken]);
    };
    const seat = (lines[first] as string).slice(0, 1);
    const illegal = await verifyWith(`${seat} {"area":"delivery","type":"choose-area"}`);
    expect([illegal.code, illegal.out]).toEqual([1, ""]);
    expect(illegal.err).toContain(`Line ${first + 1}: this decision is not allowed (`);
    expect(illegal.err).not.toContain("delivery-impossible");
    expect((await verifyWith("0 {")).err).toContain(`Line ${first + 1}: this is not valid JSON.`);
    expect((await verifyWith("nonsense")).err).toContain(`Line ${first + 1}: expected`);

    const verdict = await converse(["verify", broken, "--json"]);
    expect(verdict.code).toBe(1);
    expect(JSON.parse(verdict.out)).toMatchObject({
      ok: false,
      code: "record-decision-line",
      params: { line: first + 1 },
    });
  });

  it("of strangers cannot control the terminal", async () => {
    const record = await recorded("stranger.txt");
    writeFileSync(record, readFileSync(record, "utf8").replace(/^names: .*$/m, 'names: ["\\u001b[2JEve","Mal"]'));
    const { out } = await converse(["replay", record]);
    expect(out).toContain("Eve");
    expect(out).not.toContain("\u001b");
  });

  it("of finished games are not resumed", async () => {
    const { code, err } = await converse(["play", "--resume", await recorded("over.txt")]);
    expect(code).toBe(2);
    expect(err).toContain("montan replay");
  });
});

describe("simulate", () => {
  it("gives the same numbers for the same seed, timings aside", async () => {
    const args = ["simulate", "gluckauf", "--games", "5", "--seats", "2", "--seed", "x", "--json"];
    const [once, again] = await Promise.all([converse(args), converse(args)]);
    const { timing, ...numbers } = JSON.parse(once.out);
    const { timing: _, ...sameNumbers } = JSON.parse(again.out);
    expect(numbers).toEqual(sameNumbers);
    expect(timing.gamesPerSecond).toBeGreaterThan(0);
    expect(numbers).toMatchObject({ game: "gluckauf", games: 5, seats: 2, seed: "x" });
    expect(numbers.owners.map(({ bot }: { bot: string }) => bot)).toEqual(["random", "random"]);
    const wins = numbers.owners.reduce((sum: number, owner: { wins: number }) => sum + owner.wins, 0);
    expect(wins).toBeCloseTo(1);
  });

  it("shares a victory between its winners", async () => {
    const { out } = await converse([
      "simulate",
      "carnegie",
      "--games",
      "1",
      "--seats",
      "2",
      "--seed",
      "tie 24",
      "--json",
    ]);
    expect(JSON.parse(out).owners.map(({ wins }: { wins: number }) => wins)).toEqual([0.5, 0.5]);
  });

  it("summarizes in words, including Andrew, and draws no bar into a pipe", async () => {
    const { out, err } = await converse(["simulate", "carnegie", "--solo", "easy", "--games", "3", "--seed", "x"]);
    expect(err).toBe("");
    expect(out).toContain("3 games of Carnegie with 1 player\n");
    expect(out).toMatch(/ Andrew +– +\d/);
    expect(out).toMatch(/decisions a game \(\d+ to \d+\)/);
  });
});
