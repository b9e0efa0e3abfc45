import type { Action, ChatLine, Done } from "@montan/protocol";
import { signal } from "@preact/signals";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Refusal, Unreachable } from "./api.ts";
import { freshReactions, newLines, reactionIn, Talk } from "./talk.ts";

const ANNA = { id: "p-anna", name: "Anna" };
const BEN = { id: "p-ben", name: "Ben" };

function said(line: number, by: ChatLine["by"], text?: string, at = line): ChatLine {
  return { line, room: "players", by, at, ...(text !== undefined && { text }) };
}

/** A table that answers each action with the next of `answers`. */
function tableAt(seat: number | undefined, answers: readonly (Error | undefined)[] = []) {
  const actions: Action[] = [];
  const place = {
    table: "table",
    chat: signal<readonly ChatLine[]>([]),
    seat: signal(seat),
    async act(action: Action): Promise<Done> {
      actions.push(action);
      const error = answers[actions.length - 1];
      if (error !== undefined) throw error;
      return { version: 1 };
    },
  };
  return { talk: new Talk(place), actions, chat: place.chat };
}

afterEach(() => void vi.unstubAllGlobals());

describe("what is new in a chat", () => {
  it("are lines of others after the last one read, but not those that were deleted", () => {
    const lines = [said(1, BEN, "one"), said(2, BEN, "two"), said(3, ANNA, "own"), said(4, BEN), said(5, BEN, "five")];
    expect(newLines(lines, 0, ANNA.id)).toBe(3);
    expect(newLines(lines, 1, ANNA.id)).toBe(2);
    expect(newLines(lines, 5, ANNA.id)).toBe(0);
  });

  it("is nothing any more once it was read, and later lines are new again", () => {
    const { talk, chat } = tableAt(0);
    chat.value = [said(7, BEN, "hello")];
    expect(talk.unread.value).toBe(1);
    talk.read();
    expect(talk.unread.value).toBe(0);
    chat.value = [...chat.value, said(8, BEN, "still there?")];
    expect(talk.unread.value).toBe(1);
  });

  it("is the same after a reload: the device remembers what was read", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const lines = [said(7, BEN, "hello"), said(8, BEN, "still there?")];
    const before = tableAt(0);
    before.chat.value = lines.slice(0, 1);
    before.talk.read();
    const { talk, chat } = tableAt(0);
    chat.value = lines;
    expect(talk.unread.value).toBe(1);
  });
});

describe("saying something", () => {
  it("goes to the chat room of players or of spectators", async () => {
    for (const [seat, room] of [
      [1, "players"],
      [undefined, "spectators"],
    ] as const) {
      const { talk, actions } = tableAt(seat);
      talk.draft.value = " hello\tthere\r\nall \n";
      await talk.send();
      expect(actions).toEqual([{ type: "say", room, text: "hello there\nall" }]);
      expect(talk.draft.value).toBe("");
    }
  });

  it("keeps the draft if sending fails, and what is typed meanwhile", async () => {
    const { talk, actions } = tableAt(0, [new Unreachable(), undefined]);
    talk.draft.value = "hello";
    await talk.send();
    expect(talk.failure.value).toBeInstanceOf(Unreachable);
    expect(talk.draft.value).toBe("hello");
    const sent = talk.send();
    talk.draft.value = "hello again";
    await sent;
    expect(talk.failure.value).toBe(undefined);
    expect(talk.draft.value).toBe(" again");
    expect(actions).toHaveLength(2);
  });

  it("sends nothing that is empty, and one line at a time", async () => {
    const { talk, actions } = tableAt(0);
    talk.draft.value = " \n ";
    await talk.send();
    expect(actions).toEqual([]);
    talk.draft.value = "once";
    await Promise.all([talk.send(), talk.send(), talk.react("thanks")]);
    expect(actions).toEqual([{ type: "say", room: "players", text: "once" }]);
  });

  it("first makes a person who found the table in a list one of its spectators", async () => {
    const { talk, actions } = tableAt(undefined, [new Refusal({ code: "no-table" })]);
    await talk.react("wow");
    expect(actions.map(({ type }) => type)).toEqual(["say", "watch", "say"]);
    expect(talk.failure.value).toBe(undefined);
  });
});

describe("reactions", () => {
  it("are lines with a name between colons, and nothing else", () => {
    expect(reactionIn(said(1, BEN, ":well-played:"))).toBe("well-played");
    expect(reactionIn(said(1, BEN, ":unknown:"))).toBe(undefined);
    expect(reactionIn(said(1, BEN, "well :wow: said"))).toBe(undefined);
    expect(reactionIn(said(1, BEN))).toBe(undefined);
  });

  it("are shown for a few seconds, the latest of each person, unless they wrote something after it", () => {
    const lines = [said(1, BEN, ":wow:", 10), said(2, BEN, ":thanks:", 20), said(3, ANNA, ":hello:", 21)];
    expect(freshReactions(lines, 5).map(({ line }) => line)).toEqual([2, 3]);
    expect(freshReactions(lines, 20).map(({ line }) => line)).toEqual([3]);
    expect(freshReactions([...lines, said(4, ANNA, "Good evening", 22)], 5).map(({ line }) => line)).toEqual([2]);
  });
});
