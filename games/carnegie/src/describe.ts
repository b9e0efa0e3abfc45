import { type DescribeContext, describer, type IllegalMove, type InvalidOptions, type Notice } from "@montan/engine";
import type { State } from "./state.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { Thing } from "./text/language.ts";
import { sayFor } from "./text/say.ts";

export { vocabulary } from "./text/say.ts";
export type { Vocabulary } from "./text/vocabulary.ts";

/** One sentence, or the label of a button, for everything the rules say or ask, in the language of the context. */
export const describe: (
  thing: Thing | Notice | IllegalMove | InvalidOptions,
  context: DescribeContext<State>,
) => string = describer({ en, de }, sayFor);
