import { expect, it } from "vitest";
import { randomText } from "./random-text.ts";

it("writes 128 random bits in hexadecimal, leading zeros included", () => {
  const text = randomText((bytes) => bytes.set([0, 1, 255], 3));
  expect(text).toBe("0000000001ff00000000000000000000");
});

it("differs whenever the bytes do", () => {
  const texts = Array.from({ length: 50 }, () => randomText((bytes) => crypto.getRandomValues(bytes)));
  expect(new Set(texts).size).toBe(50);
});
