import { describe, expect, it } from "vitest";
import {
  MOST_CODE,
  MOST_TEXT,
  ProfileError,
  profileFile,
  readProfileFile,
  readShareCode,
  shareCode,
} from "./profile-text.ts";

const MINE = {
  game: "gluckauf",
  name: "Müllers Schachtel",
  components: { innovations: [{ kind: "lorry", count: 2 }] },
};

async function codeOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ProfileError) return error.code;
    throw error;
  }
  return "taken";
}

/** Any text, packed as in a link. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return `1${Buffer.from(await new Response(stream).bytes()).toString("base64url")}`;
}

describe("a component profile as a file", () => {
  it("comes back as it was", () => {
    expect(readProfileFile(profileFile(MINE), "gluckauf")).toEqual(MINE);
  });

  it("may contain only the tables, with or without the option's name", () => {
    const bare = { game: "gluckauf", name: "", components: MINE.components };
    expect(readProfileFile(JSON.stringify(MINE.components), "gluckauf")).toEqual(bare);
    expect(readProfileFile(JSON.stringify({ components: MINE.components }), "gluckauf")).toEqual(bare);
  });

  it.each([
    ["unreadable", "{"],
    ["not-a-profile", "[]"],
    ["not-a-profile", "7"],
    ["not-a-profile", '{"montan":"record"}'],
    ["not-a-profile", '{"game":7,"components":{"a":1}}'],
    ["other-game", profileFile({ ...MINE, game: "carnegie" })],
    ["empty", "{}"],
    ["empty", '{"montan":"component profile","game":"gluckauf","name":"x"}'],
    ["empty", '{"components":"innovations"}'],
    ["too-large", " ".repeat(MOST_TEXT + 1)],
  ])("is refused as %s", async (code, text) => {
    expect(await codeOf(() => readProfileFile(text, "gluckauf"))).toBe(code);
  });
});

describe("a component profile as a link", () => {
  it("comes back as it was, in letters an address may have", async () => {
    const code = await shareCode(MINE);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await readShareCode(code, "gluckauf")).toEqual(MINE);
  });

  it("is refused when it is cut off, mistyped, too long or of another kind", async () => {
    const code = await shareCode(MINE);
    expect(await codeOf(() => readShareCode(code.slice(0, -9), "gluckauf"))).toBe("unreadable");
    expect(await codeOf(() => readShareCode(`2${code.slice(1)}`, "gluckauf"))).toBe("unreadable");
    expect(await codeOf(() => readShareCode("1?!", "gluckauf"))).toBe("unreadable");
    expect(await codeOf(() => readShareCode("", "gluckauf"))).toBe("unreadable");
    expect(await codeOf(() => readShareCode("1".repeat(MOST_CODE + 1), "gluckauf"))).toBe("too-large");
    expect(await codeOf(() => readShareCode(code, "carnegie"))).toBe("other-game");
  });

  it("that would unpack to more than any profile is not unpacked", async () => {
    const bomb = await packed(" ".repeat(8_000_000));
    expect(bomb.length).toBeLessThan(MOST_CODE);
    expect(await codeOf(() => readShareCode(bomb, "gluckauf"))).toBe("too-large");
  });

  it("that is not text is refused", async () => {
    expect(await codeOf(async () => readShareCode(await packed("\u0000not json"), "gluckauf"))).toBe("unreadable");
  });
});
