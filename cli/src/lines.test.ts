import { PassThrough } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { Lines } from "./lines.ts";
import { PLAIN } from "./paint.ts";

/** A user who has typed all this before the first question. */
async function typedEarly(text: string) {
  const [input, out, err] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const lines = new Lines({ input, out, err, paint: PLAIN });
  input.write(text);
  await vi.waitFor(() => expect(input.readableLength).toBe(0));
  await new Promise((resolve) => setTimeout(resolve));
  return lines;
}

describe("lines that arrive early", () => {
  it("answer the following questions in order", async () => {
    const lines = await typedEarly("one\ntwo\n");
    expect([await lines.next(), await lines.next()]).toEqual(["one", "two"]);
    lines.close();
    expect([await lines.next(), lines.ending]).toEqual([undefined, "input-ended"]);
  });

  it("answer nothing after Ctrl-C", async () => {
    const lines = await typedEarly("one\ntwo\n");
    lines.interrupt();
    expect([await lines.next(), lines.ending]).toEqual([undefined, "interrupted"]);
  });
});
