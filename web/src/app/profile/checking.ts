import { InvalidOptions, type Json, type Locale, sameJson } from "@montan/engine";
import type { ProfileKit, Tables } from "./kit.ts";

/** A problem that the game has found in a table, and where. */
export interface Problem {
  readonly path: string;
  readonly text: string;
}

/** Every mistake that the game's own check finds, at most one for each piece of the tables. */
export function problemsIn(kit: ProfileKit, tables: Tables, locale: Locale): Problem[] {
  return kit.pieces(tables).flatMap((piece) => {
    try {
      checked(kit, piece);
      return [];
    } catch (error) {
      if (!(error instanceof InvalidOptions)) throw error;
      return [problemOf(kit, error, locale)];
    }
  });
}

/** The game names a place by its path in the data; people are shown it in words. */
export function problemOf(kit: ProfileKit, error: InvalidOptions, locale: Locale): Problem {
  const params = error.params as Readonly<Record<string, Json>>;
  const key = "where" in params ? "where" : "path";
  const named = params[key];
  const path = typeof named === "string" ? named.replace(/\.length$/, "") : "components";
  const spoken = new InvalidOptions(error.code, { ...params, [key]: kit.placeName(path, locale) });
  return { path, text: kit.game.describe(spoken, { locale }) };
}

/** The tables that differ from the game's own, as the game reads them; throws InvalidOptions. */
export function replacedBy(kit: ProfileKit, tables: Tables): Tables {
  const read = checked(kit, tables);
  return Object.fromEntries(Object.entries(read).filter(([name, table]) => !sameJson(table, kit.builtIn[name])));
}

/** All tables of the game, with those of a profile in place of its own; throws InvalidOptions. */
export function completed(kit: ProfileKit, components: unknown): Tables {
  return { ...kit.builtIn, ...checked(kit, components) };
}

function checked({ game }: ProfileKit, components: unknown): Tables {
  const options = game.options({ components }, game.seats.max) as { readonly components?: Tables };
  return options.components ?? {};
}
