import { describe, expect, it } from "vitest";
import { converse } from "./testing/fake-terminal.ts";

/** The sums of the points by category, and the mean scores of the table above: of the bot and of Andrew. */
function totals(out: string): string[] {
  return /Summe\s+(\S+)\s+(\S+)/.exec(out)?.slice(1) ?? [];
}

function means(out: string): string[] {
  return /random\s+Andrew.*–\S+\s+(\S+)\s+(\S+)/.exec(out)?.slice(1) ?? ["none"];
}

describe("the arena", () => {
  it("prints wins with their interval, mean scores and ratings", async () => {
    const { code, out } = await converse("arena gluckauf --bots easy,random --games 2 --seed a".split(" "));
    expect(code).toBe(0);
    expect(out).toContain("2 games of every pairing with 2 players");
    expect(out).toMatch(/easy\s+random\s+100\.0 %\s+34\.2–100\.0/);
    expect(out).toMatch(/easy\s+\d+ Elo\n\s+random\s+0 Elo/);
    expect(out).toMatch(/easy\s+random\n\s+Single lorries\s+\d+\.\d\s+\d+\.\d\n\s+Fulfilled orders/);
  });

  it("shows how many seats the second bot has, and the progress", async () => {
    const line = "arena gluckauf --seats 3 --bots easy,random --games 1 --seed a";
    const { out, err } = await converse(line.split(" "), { tty: true });
    expect(out).toMatch(/easy\s+2 × random/);
    expect(err).toContain("] 1/1");
  });

  it("prints the same as JSON, identical for the same seed", async () => {
    const ask = async () => {
      const { out } = await converse(
        "arena gluckauf --seats 3 --bots easy,random --games 1 --seed a --json".split(" "),
      );
      const { timing, ...result } = JSON.parse(out);
      expect(timing.seconds).toBeGreaterThan(0);
      return result;
    };
    const result = await ask();
    expect(result).toMatchObject({
      game: "gluckauf",
      seats: 3,
      games: 1,
      pairings: [{ one: "easy", others: "random" }],
    });
    const [{ meanPoints, meanScore }] = result.pairings;
    expect(Object.keys(meanPoints)).toEqual(["lorries", "orders", "shares", "shift-tokens", "objectives"]);
    expect(Object.values<number>(meanPoints).reduce((sum, vp) => sum + vp, 0)).toBe(meanScore);
    expect(await ask()).toEqual(result);
  });

  it("lets every bot play Andrew with one seat", async () => {
    const { out } = await converse("arena carnegie --solo easy --bots random --games 1 --lang de".split(" "));
    expect(out).toMatch(/random\s+Andrew/);
    expect(out).not.toContain("NaN");
    expect(out).toMatch(/Andrews Karten\s+–\s+\d+,\d/);
    expect(totals(out)).toEqual(means(out));
  });

  it.each([
    ["arena gluckauf --bots easy", "An arena needs at least two different bots"],
    ["arena gluckauf --bots easy,easy", "An arena needs at least two different bots"],
    ["arena gluckauf --bots easy,hrad", "There is no bot “hrad”. Did you mean “hard”?"],
  ])("%s is a mistake", async (line, message) => {
    const { code, err } = await converse(line.split(" "));
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
