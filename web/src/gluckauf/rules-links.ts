import type { AreaId } from "@montan/gluckauf";

/** The section of the rules reference that governs each area of the display. */
const AREA_RULES: Readonly<Record<AreaId, string>> = {
  "lorries-left": "lorries",
  "lorries-right": "lorries",
  "wagons-left": "wagons",
  "wagons-right": "wagons",
  engines: "engines",
  orders: "orders",
  shares: "shares",
  innovations: "innovations",
  objectives: "objectives",
  "mining-0-1": "mining",
  "mining-1-2": "mining",
  "mining-2-3": "mining",
  delivery: "delivery",
  wild: "wild",
};

export function rulesOfArea(area: AreaId): string {
  return AREA_RULES[area];
}
