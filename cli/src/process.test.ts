import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { HIDDEN, randomFrom } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { ended, start } from "./testing/processes.ts";

interface Line {
  readonly type: string;
  readonly seat?: number;
  readonly version?: number;
  readonly code?: string;
  readonly legalMoves?: readonly { readonly type: string }[];
  readonly view?: {
    readonly random?: unknown;
    readonly viewer: number;
    readonly players: readonly { orders: { secret: unknown[] } }[];
  };
  readonly [field: string]: unknown;
}

/** A program that plays over the pipe: `answer` gets each prompt and returns what to send. */
async function client(args: string[], answer: (prompt: Line, count: number) => string | undefined): Promise<Line[]> {
  const child = start("play", ...args, "--json");
  const said: Line[] = [];
  let prompts = 0;
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as Line;
    said.push(line);
    // A refused answer leaves its question open.
    const open = line.type === "error" ? said.findLast(({ type }) => type === "prompt") : line;
    if (open?.type !== "prompt") continue;
    const sent = answer(open, prompts++);
    if (sent === undefined) child.stdin.end();
    else child.stdin.write(`${sent}\n`);
  }
  child.stdin.end();
  return said;
}

function seedWithFirst(seat: number, seats: number): string {
  const options = gluckauf.options(undefined, seats);
  for (let number = 1; ; number++) {
    const seed = `json ${number}`;
    if (gluckauf.create(options, seats, seed).startPlayer === seat) return seed;
  }
}

describe("play --json as a process", () => {
  it("plays a whole game with a scripted client", async () => {
    const random = randomFrom("client");
    // The client begins: what bots do before it would be different each time.
    const seed = seedWithFirst(1, 3);
    const said = await client(["gluckauf", "--seats", "3", "--human", "2", "--seed", seed], (prompt, count) => {
      if (count === 0) return "this is not JSON";
      if (count === 1) return '{"what":1}';
      if (count === 2) return '{"type":"stop-mining"}';
      if (count === 3) return '{"undo":"step"}';
      if (count === 4) return JSON.stringify({ move: prompt.legalMoves?.[0], version: 9999 });
      const moves = prompt.legalMoves ?? [];
      return JSON.stringify(moves[random.below(moves.length)]);
    });
    const types = said.map(({ type }) => type);
    expect([types[0], types.at(-1)]).toEqual(["game", "result"]);
    expect(said.filter(({ type }) => type === "error").map(({ code }) => code)).toEqual([
      "not-json",
      "not-an-answer",
      "not-now",
      "nothing-to-undo",
      "stale",
    ]);
    const prompts = said.filter(({ type }) => type === "prompt");
    expect(prompts.length).toBeGreaterThan(20);
    for (const { seat, view } of prompts) {
      expect([seat, view?.viewer, view?.random]).toEqual([1, 1, undefined]);
      const others = view?.players.filter((_, owner) => owner !== 1) ?? [];
      expect(
        others.flatMap(({ orders }) => orders.secret).every((card) => JSON.stringify(card) === JSON.stringify(HIDDEN)),
      ).toBe(true);
    }
    const versions = prompts.map(({ version }) => version as number);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    const looked = said.filter(({ event }) => (event as { type?: string } | undefined)?.type === "cards-looked-at");
    expect(looked.every(({ event }) => (event as { seat: number }).seat === 1)).toBe(true);
    expect(said.at(-1)).toMatchObject({ seed, winners: expect.any(Array), sheets: expect.any(Array) });
    expect(JSON.stringify(said.slice(0, -1))).not.toContain('"seed"');
  });

  it("takes back, and stops when the client disconnects; its record is written decision by decision", async () => {
    const folder = mkdtempSync(join(tmpdir(), "montan-json-"));
    const record = join(folder, "game.txt");
    const kept: number[] = [];
    const said = await client(["gluckauf", "--seats", "2", "--seed", "abc", "--record", record], (prompt, count) => {
      kept.push(readFileSync(record, "utf8").trimEnd().split("\n\n")[1]?.split("\n").length ?? 0);
      const wild = prompt.legalMoves?.find((move) => JSON.stringify(move).includes('"wild"'));
      if (count === 0) return JSON.stringify({ move: wild, version: prompt.version });
      return count === 1 ? '{"undo":"turn"}' : undefined;
    });
    expect(said.filter(({ type }) => type !== "event").map(({ type }) => type)).toEqual([
      "game",
      "prompt",
      "prompt",
      "undone",
      "prompt",
      "stopped",
    ]);
    expect(said.at(-1)).toMatchObject({ reason: "input-ended", version: 2 });
    expect(kept).toEqual([0, 1, 0]);
    rmSync(folder, { recursive: true });
  });
});

describe("the program as a process", () => {
  it("talks to a person over a pipe without colours", async () => {
    const { code, out, err } = await ended(start("play", "gluckauf", "--seed", "abc"), "1\ns\nq\n");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("The game ends here.");
    expect(out).not.toContain("\u001b");
  });

  it("reads records from standard input, and distinguishes good from broken ones by its exit code", async () => {
    const folder = mkdtempSync(join(tmpdir(), "montan-process-"));
    const file = join(folder, "game.txt");
    await ended(start("play", "gluckauf", "--human", "none", "--seed", "p", "--record", file));
    const record = readFileSync(file, "utf8");
    rmSync(folder, { recursive: true });
    const [good, broken, version, lost] = await Promise.all([
      ended(start("verify", "-"), record),
      ended(start("verify", "-"), record.replace("gluckauf", "halma")),
      ended(start("--version")),
      ended(start("nonsense")),
    ]);
    expect([good.code, good.err]).toEqual([0, ""]);
    expect(broken.code).toBe(1);
    expect(broken.err).toContain("Line 2: no such game here; known are gluckauf, carnegie.");
    expect(version.out).toMatch(/^montan \d+\.\d+\.\d+\n$/);
    expect([lost.code, lost.out]).toEqual([2, ""]);
  });

  it("exits quietly when nobody reads any more", async () => {
    const child = start("simulate", "gluckauf", "--games", "2", "--seed", "x");
    child.stdout.destroy();
    expect(await ended(child)).toMatchObject({ code: 0, err: "" });
  });

  it.skipIf(process.platform === "win32")("leaves on Ctrl-C without a stack trace", async () => {
    const child = start("play", "gluckauf", "--seed", "abc");
    child.stdout.once("data", () => setTimeout(() => child.kill("SIGINT"), 100));
    let said = "";
    child.stderr.on("data", (chunk) => (said += chunk));
    const code = await new Promise((resolve) => child.on("close", (number, signal) => resolve(number ?? signal)));
    expect([130, "SIGINT"]).toContain(code);
    expect(said).toBe("");
  });
});
