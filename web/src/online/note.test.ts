import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal, Unreachable } from "./api.ts";
import { Note } from "./note.ts";

/** A server with the notes of one person; while `down` it does not answer. */
function server(text = "") {
  const kept = { text, down: false, refusal: "" };
  const answer = async () => {
    if (kept.down) throw new Unreachable();
    if (kept.refusal !== "") throw new Refusal({ code: kept.refusal });
  };
  return {
    kept,
    ways: {
      async read() {
        await answer();
        return kept.text;
      },
      async write(_: string, written: string) {
        await answer();
        kept.text = written;
      },
    },
  };
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a note is loaded, and saved when the person pauses", async () => {
  const { kept, ways } = server("Ben hoards coal.");
  const note = new Note("table", "p-anna", ways);
  await note.open();
  expect([note.text.value, note.status.value]).toEqual(["Ben hoards coal.", "saved"]);
  note.type("Ben hoards");
  note.type("Ben hoards iron.");
  expect([note.status.value, kept.text]).toEqual(["saving", "Ben hoards coal."]);
  await vi.runAllTimersAsync();
  expect([note.status.value, kept.text]).toEqual(["saved", "Ben hoards iron."]);
});

it("what is typed while the server does not answer stays on the device and is saved when it is back", async () => {
  const { kept, ways } = server();
  const note = new Note("table", "p-anna", ways);
  await note.open();
  kept.down = true;
  note.type("Buy\tthe clover.");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(note.status.value).toBe("here");
  note.close();

  const later = new Note("table", "p-anna", ways);
  await later.open();
  expect([later.text.value, later.status.value]).toEqual(["Buy\tthe clover.", "here"]);
  const somebodyElse = new Note("table", "p-ben", ways);
  kept.down = false;
  await somebodyElse.open();
  expect(somebodyElse.text.value).toBe("");
  await vi.runAllTimersAsync();
  expect([later.status.value, kept.text]).toEqual(["saved", "Buy the clover."]);
  expect(localStorage.getItem("montan.note.table.p-anna")).toBe(null);
});

it("what is typed while a note is being saved is saved after it, and is on the device until then", async () => {
  const { kept, ways } = server();
  const saved = Promise.withResolvers<void>();
  const slow = {
    ...ways,
    async write(table: string, text: string) {
      if (text === "Buy") await saved.promise;
      await ways.write(table, text);
    },
  };
  const note = new Note("table", "p-anna", slow);
  await note.open();
  note.type("Buy");
  await vi.advanceTimersByTimeAsync(1_000);
  note.type("Buy the clover.");
  saved.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([note.status.value, kept.text]).toEqual(["saving", "Buy"]);
  expect(localStorage.getItem("montan.note.table.p-anna")).toContain("Buy the clover.");
  await vi.runAllTimersAsync();
  expect([note.status.value, kept.text]).toEqual(["saved", "Buy the clover."]);
});

it("a note that is closed in the middle of a word is saved at once", async () => {
  const { kept, ways } = server();
  const note = new Note("table", "p-anna", ways);
  await note.open();
  note.type("Half a w");
  note.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.text).toBe("Half a w");
});

it("a person who opens it while the server does not answer gets the note when it is back", async () => {
  const { kept, ways } = server("Ben hoards coal.");
  kept.down = true;
  const note = new Note("table", "p-anna", ways);
  await note.open();
  expect(note.status.value).toBe("reading");
  kept.down = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect([note.text.value, note.status.value]).toEqual(["Ben hoards coal.", "saved"]);
});

it("a server that refuses notes is reported; one that is busy is asked again", async () => {
  const { kept, ways } = server();
  const note = new Note("table", "p-anna", ways);
  await note.open();
  kept.refusal = "unavailable";
  note.type("anything");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(note.status.value).toBe("here");
  kept.refusal = "no-table";
  await vi.runAllTimersAsync();
  expect(note.status.value).toBe("refused");
});
