import type { Seat } from "@montan/engine";

/** What players are told apart by, in the order of the seats: a symbol each; its colour only helps. */
export const PLAYER_SIGNS = ["anvil", "star", "wave", "gear"] as const;
export type PlayerSign = (typeof PLAYER_SIGNS)[number];

/** The sign of each seat; those at the end are nobody's where fewer play. */
export type Signs = readonly PlayerSign[];

export function signOf(signs: Signs, seat: Seat): PlayerSign {
  return signs[seat] ?? PLAYER_SIGNS[0];
}

/** The seat has this sign; whoever had it gets the one that is free then. */
export function withSign(signs: Signs, seat: Seat, sign: PlayerSign): Signs {
  const before = signOf(signs, seat);
  return signs.map((one, other) => (other === seat ? sign : one === sign ? before : one));
}

/** From data that anybody may have written: each of the signs once, else undefined. */
export function readSigns(value: unknown): Signs | undefined {
  if (!Array.isArray(value) || value.length !== PLAYER_SIGNS.length) return undefined;
  const signs = value.flatMap((one: unknown) => PLAYER_SIGNS.find((sign) => sign === one) ?? []);
  return new Set(signs).size === PLAYER_SIGNS.length ? signs : undefined;
}
