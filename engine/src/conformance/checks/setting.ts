import { CodedError, InvalidOptions } from "../../errors.ts";
import type { AnyGame } from "../../game.ts";
import { canonical } from "../../json.ts";
import { demand, quote } from "../failure.ts";
import type { Moment, Table } from "../moment.ts";
import { equalJson, firstDifference, isGenerator, pathsOf } from "../plain.ts";
import type { Tally } from "../tally.ts";

const SEEDS = 20;

/** Validating options twice changes nothing more; anything but an object is refused with a reason. */
export function checkOptions(game: AnyGame, seats: number, options: unknown, tally: Tally): void {
  tally.ran("options", ["setup"]);
  const again = game.options(options, seats);
  demand(equalJson(again, options), "options", () => {
    return `options(options(x)) is not options(x): ${firstDifference(options, again)}`;
  });
  for (const nonsense of [null, 5, "x", [], true]) {
    demand(
      refusedOptions(game, seats, nonsense),
      "options",
      () => `options(${quote(nonsense)}) must throw InvalidOptions`,
    );
  }
  const stranger = { ...(options as object), conformance: 1 };
  if (refusedOptions(game, seats, stranger)) return;
  demand(equalJson(game.options(stranger, seats), options), "options", () => "options() lets an unknown key through");
}

function refusedOptions(game: AnyGame, seats: number, input: unknown): boolean {
  try {
    game.options(input, seats);
    return false;
  } catch (error) {
    if (error instanceof InvalidOptions) return error.code !== "";
    if (error instanceof CodedError) return false;
    throw error;
  }
}

/** The first state depends on nothing but options, seats, seed and rules version. */
export function checkCreated(moment: Moment): void {
  const { game, state } = moment;
  const { options, seats, seed } = moment.table.setup;
  const again = game.create(options, seats, seed);
  moment.check("create", equalJson(again, state), () => {
    return `the same seed gives another state: ${firstDifference(state, again)}`;
  });
  const current = game.create(options, seats, seed, undefined, game.version);
  moment.check("create", equalJson(current, state), () => {
    return `the current rules version, named, gives another state: ${firstDifference(state, current)}`;
  });
  const { rules } = state as { readonly rules?: unknown };
  moment.check("create", rules === game.version, () => `the state carries rules ${quote(rules)}, not ${game.version}`);
  moment.check("generator", pathsOf(state, isGenerator).length > 0, () => "the state holds no generator");
}

/** Another seed gives another game: more than the generator differs. */
export function checkSeeds(table: Table): void {
  const { game, tally } = table;
  const { options, seats, seed } = table.setup;
  tally.ran("seeds-differ", ["setup"]);
  const dealt = Array.from({ length: SEEDS }, (_, index) => {
    const word = `${seed}/${index}`;
    return canonical(withoutGenerator(game.create(options, seats, word))).replaceAll(word, "");
  });
  demand(new Set(dealt).size > 1, "seeds-differ", () => `${SEEDS} seeds all deal the same game`);
}

function withoutGenerator(value: unknown): unknown {
  if (isGenerator(value)) return "generator";
  if (Array.isArray(value)) return value.map(withoutGenerator);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutGenerator(item)]));
}
