import { expect, it } from "vitest";
import { refusalOf } from "./refusals.ts";
import { Refused } from "./refused.ts";

it.each([
  ["too-busy", 503],
  ["newer-version", 503],
  ["too-many-requests", 429],
  ["stale", 409],
])("%s is answered as protocol.md says: %d", (code, status) => {
  expect(refusalOf(new Refused(code))).toMatchObject({ status, refusal: { code } });
});
