import type { AnyGame } from "@montan/engine";
import type { FeatureSet } from "./features.ts";
import type { Policy } from "./greedy.ts";
import { type NetworkData, networkValue } from "./network.ts";
import { linearValue, type Value } from "./value.ts";

/** What the bots know about one game beyond its rules. */
export interface Knowledge
  extends Pick<
    Policy<unknown, unknown>,
    "width" | "futureWidth" | "rivalry" | "select" | "isPreparing" | "isCarriedOut" | "isComparable"
  > {
  readonly game: AnyGame;
  readonly features: FeatureSet<unknown>;
  readonly handWeights: Readonly<Partial<Record<string, number>>>;
  readonly values: Readonly<Record<"hand-set" | "learned", Value<unknown>>>;
  /** It is the last round or shift: the possible gains can be counted. */
  isEnding(state: unknown): boolean;
}

/** Knowledge with its two values: the one set by hand and the learned one. */
export function knowledge(facts: Omit<Knowledge, "values">, network: NetworkData): Knowledge {
  const { features, handWeights } = facts;
  let learned: Value<unknown> | undefined;
  return {
    ...facts,
    values: {
      "hand-set": linearValue(features, handWeights),
      // Loaded on demand: a network that does not fit must not stop the training of a new one.
      learned: {
        expect(state, seat) {
          learned ??= networkValue(features, network);
          return learned.expect(state, seat);
        },
      },
    },
  };
}

const registered = new Map<string, Knowledge>();

/** Makes a game known to the bots, so that a host can load only the games it needs. */
export function register(known: Knowledge): void {
  registered.set(known.game.id, known);
}

export function knowledgeOf({ id }: { readonly id: string }): Knowledge {
  const known = registered.get(id);
  if (known === undefined) throw new Error(`no bot but the random one knows the game ${id}`);
  return known;
}
