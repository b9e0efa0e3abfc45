import { expect, test } from "vitest";
import { BrokenRecord, CodedError, IllegalMove, InvalidOptions } from "./errors.ts";

test.each([
  ["IllegalMove", IllegalMove],
  ["InvalidOptions", InvalidOptions],
  ["BrokenRecord", BrokenRecord],
])("%s carries its code and what a sentence needs", (name, Kind) => {
  const error = new Kind("too-dear", { price: 5 });
  expect(error).toBeInstanceOf(CodedError);
  expect(error).toMatchObject({ name, code: "too-dear", params: { price: 5 } });
  expect(String(error)).toBe(`${name}: too-dear {"price":5}`);
  expect(new Kind("plain").params).toEqual({});
});
