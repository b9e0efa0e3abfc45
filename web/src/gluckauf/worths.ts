import type { Json, ScoreSheet } from "@montan/engine";
import type { Destination, ObjectiveCard } from "@montan/gluckauf";

/** What a player's cards are worth now, read from the running score sheet. */
export interface Worths {
  readonly total: number;
  readonly lorries: number;
  readonly orders: number;
  readonly shares: number;
  readonly objectives: number;
  /** Shares that are assigned to an order of their destination. */
  readonly assigned: Readonly<Partial<Record<Destination, number>>>;
  readonly objective: Readonly<Partial<Record<ObjectiveCard, number>>>;
}

interface AssignedShares {
  readonly destination: Destination;
  readonly assigned: number;
}

interface ObjectiveWorth {
  readonly card: ObjectiveCard;
  readonly vp: number;
}

export function worthsOf(sheet: ScoreSheet | undefined): Worths {
  const part = (category: string) => sheet?.parts.find((one) => one.category === category);
  const vp = (category: string) => part(category)?.vp ?? 0;
  const assigned = rows<AssignedShares>(part("shares")?.detail);
  const objectives = rows<ObjectiveWorth>(part("objectives")?.detail);
  return {
    total: sheet?.total ?? 0,
    lorries: vp("lorries"),
    orders: vp("orders"),
    shares: vp("shares"),
    objectives: vp("objectives"),
    assigned: Object.fromEntries(assigned.map((row) => [row.destination, row.assigned])),
    objective: Object.fromEntries(objectives.map((row) => [row.card, row.vp])),
  };
}

/** The detail of a part is the game's own data: a list of rows. */
function rows<Row>(detail: Json | undefined): readonly Row[] {
  return Array.isArray(detail) ? (detail as unknown as readonly Row[]) : [];
}
