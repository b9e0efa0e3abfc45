import type { Locale } from "@montan/engine";
import type { BoardValue, PrintedSpace, StartDepartmentId } from "../data/company-board.ts";
import { PROJECT_TYPES } from "../data/map.ts";
import { SIDES } from "../data/tabs.ts";
import type { Tables } from "../tables.ts";
import { vocabulary } from "./say.ts";
import type { InferredWords } from "./vocabulary.ts";

/** The values of these tables that nobody has read or confirmed, in words; those of one side of a tab together. */
export function inferredValues({ tabs, board }: Pick<Tables, "tabs" | "board">, locale: Locale): readonly string[] {
  const { inferred: words } = vocabulary(locale);
  const ofTabs = PROJECT_TYPES.flatMap((type) =>
    SIDES.flatMap((side) => {
      const numbers = tabs[type][side].flatMap(({ inferred }, index) => (inferred ? [index + 1] : []));
      return numbers.length === 0 ? [] : [words.spaces(type, side, ranges(numbers), numbers.length)];
    }),
  );
  return [...ofTabs, ...(board.inferred ?? []).map((value) => boardValue(value, words))];
}

function boardValue(value: BoardValue, words: InferredWords): string {
  const [kind, of] = value.split(":") as ["place" | "desks" | "desk-count", PrintedSpace];
  if (kind === "place") return words.place(of);
  return kind === "desks" ? words.desks(of as StartDepartmentId) : words.deskCount(of as StartDepartmentId);
}

/** 1, 2, 3, 5 as "1–3, 5". */
function ranges(numbers: readonly number[]): string {
  const starts = numbers.filter((number) => !numbers.includes(number - 1));
  const ends = numbers.filter((number) => !numbers.includes(number + 1));
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}–${ends[index]}`)).join(", ");
}
