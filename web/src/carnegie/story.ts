import type { Event, GainKind } from "@montan/carnegie";
import type { Owner } from "@montan/engine";
import type { Tally } from "../playable.ts";

/** The round that begins with this event. */
export function begunBy(event: Event): number | undefined {
  return event.type === "round-started" ? event.round : undefined;
}

export function whose(event: Event): Owner | undefined {
  if (event.type.startsWith("andrew-")) return "automa";
  if ("seat" in event) return event.seat;
  return "owner" in event ? event.owner : undefined;
}

/** What a player has gained or paid with this event. */
export function tally(event: Event): readonly Tally[] {
  switch (event.type) {
    case "money-gained":
      return some("money", event.amount);
    case "money-paid":
      return some("money", -event.amount);
    case "goods-gained":
      return some("goods", event.amount);
    case "goods-paid":
      return some("goods", -event.amount);
    case "goods-sold":
      return [...some("goods", -event.amount), ...some("money", event.amount)];
    case "vp-scored":
      return some("vp", event.amount);
    case "andrew-card-scored":
      return some("vp", event.vp);
    case "study-gained":
      return some("study", event.amount);
    case "study-lost":
      return some("study", -event.amount);
    case "tab-advanced":
    case "transport-advanced":
      return some("study", -event.cost);
    case "moves-gained":
      return some("moves", event.amount);
    case "moves-lost":
      return some("moves", -event.amount);
    case "employees-gained":
      return some("employee", event.amount);
    default:
      return [];
  }
}

function some(sign: GainKind, amount: number): Tally[] {
  return amount === 0 ? [] : [{ sign, amount }];
}
