import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetLinkTo, keepLinkTo, linkTo } from "./table-links.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const link = (number: number) => ({ secret: `secret ${number}`, version: number });

it("the links of a table are kept by their kind, the newer in place of the older", () => {
  keepLinkTo("a", "invite", link(1));
  keepLinkTo("a", "watch", link(2));
  keepLinkTo("b", "invite", link(3));
  keepLinkTo("a", "invite", link(4));
  expect([linkTo("a", "invite"), linkTo("a", "watch"), linkTo("b", "invite"), linkTo("b", "watch")]).toMatchObject([
    link(4),
    link(2),
    link(3),
    undefined,
  ]);
  forgetLinkTo("a", "invite");
  expect([linkTo("a", "invite"), linkTo("a", "watch")]).toMatchObject([undefined, link(2)]);
});

it("only the latest hundred are kept, and nothing that is no link", () => {
  for (let number = 0; number < 120; number++) keepLinkTo(`table ${number}`, "invite", link(number));
  expect(linkTo("table 119", "invite")).toMatchObject(link(119));
  expect(linkTo("table 20", "invite")).toMatchObject(link(20));
  expect(linkTo("table 19", "invite")).toBeUndefined();
  const [key = ""] = kept.keys();
  for (const text of ["{", "7", '[{"table":"a","kind":"invite","secret":7,"version":1}]']) {
    kept.set(key, text);
    expect(linkTo("a", "invite")).toBeUndefined();
  }
});
