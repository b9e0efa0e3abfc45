import type { Owner } from "@montan/engine";
import { useSigns } from "../art/player-signs.ts";
import { signOf } from "../signs.ts";
import { usePointer } from "./context.ts";
import { isIn } from "./pieces.ts";
import "./marks.css";

interface Marks {
  /** The log or the guide mentions it. */
  readonly "data-lit": true | undefined;
  /** The sign of the player who has changed it since the person's last turn. */
  readonly "data-changed": string | undefined;
}

/** How an element with one or more keys is marked. */
export function useMarks(): (...keys: readonly string[]) => Marks {
  const { highlighted, changed } = usePointer();
  const name = useOwnerSign();
  return (...keys) => ({
    "data-lit": keys.some((key) => highlighted.has(key)) || undefined,
    "data-changed": name(keys.map((key) => changed.get(key)).find((owner) => owner !== undefined)),
  });
}

/** How a zone is marked that is drawn so small that its pieces have no marks of their own. */
export function useZoneMarks(key: string): Marks {
  const { highlighted, changed } = usePointer();
  const name = useOwnerSign();
  return {
    "data-lit": [...highlighted].some((lit) => isIn(lit, key)) || undefined,
    "data-changed": name([...changed].findLast(([piece]) => isIn(piece, key))?.[1]),
  };
}

function useOwnerSign(): (owner: Owner | undefined) => string | undefined {
  const signs = useSigns();
  return (owner) => (typeof owner === "number" ? signOf(signs, owner) : owner);
}
