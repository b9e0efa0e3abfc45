import type { tableEn } from "../en/table.ts";
import type { Translated } from "../words.ts";

export const tableDe: Translated<typeof tableEn> = {
  "rules-of": "Regeln: {name}",
  surfaces: "Teile des Tisches",
  "something-to-do": "hier ist etwas zu tun",
};
