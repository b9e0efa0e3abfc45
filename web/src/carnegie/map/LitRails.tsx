import type { Seat } from "@montan/engine";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useSigns } from "../../art/player-signs.ts";
import { signOf } from "../../signs.ts";
import { useTable } from "../context.ts";
import { SHEET } from "./geography.ts";
import type { LitRail, Network } from "./network.ts";
import { PLACES } from "./places.ts";

/** Milliseconds between one rail and the next. */
const BEAT = 110;

/** When each rail was first highlighted; those there from the start have no time. */
function useKindling(seat: Seat, rails: readonly LitRail[]): ReadonlyMap<string, number> {
  const { motion } = useTable();
  const before = useRef<{ seat: Seat; at: Map<string, number> } | undefined>(undefined);
  const known = before.current?.seat === seat ? before.current.at : undefined;
  const still = before.current === undefined || motion === 0;
  const at = new Map<string, number>();
  let fresh = 0;
  for (const { link } of rails) {
    const started = known?.get(link);
    at.set(link, started ?? (still ? -1 : fresh++));
  }
  useLayoutEffect(() => {
    before.current = { seat, at };
  });
  return at;
}

function straight([from, to]: LitRail["ends"]): string {
  return `M${PLACES[from].at.join(" ")}L${PLACES[to].at.join(" ")}`;
}

/** The network of a player: rails light up one after another as they are reached. */
export function LitRails({ seat, network }: { readonly seat: Seat; readonly network: Network }) {
  const kindled = useKindling(seat, network.rails);
  const { motion } = useTable();
  const sign = signOf(useSigns(), seat);
  if (network.rails.length === 0) return null;
  return (
    <svg class={`lit-rails of-${sign}`} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      {network.rails.map((rail) => {
        const beat = kindled.get(rail.link) ?? -1;
        return (
          <g
            key={`${seat} ${rail.link}`}
            class={rail.scores ? "lit-rail scoring" : "lit-rail"}
            data-rail={rail.link}
            data-kindled={beat < 0 ? undefined : "true"}
            style={beat < 0 ? undefined : `--delay:${Math.round((beat * BEAT) / (motion || 1))}ms`}
          >
            <path class="glow" pathLength="1" d={straight(rail.ends)} />
            <path class="core" pathLength="1" d={straight(rail.ends)} />
          </g>
        );
      })}
    </svg>
  );
}
