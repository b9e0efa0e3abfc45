import type { English } from "../words.ts";

export const tableEn = {
  "rules-of": "Rules: {name}",
  surfaces: "Parts of the table",
  "something-to-do": "something to do here",
} as const satisfies English;
