import type { Seat } from "@montan/engine";

/** How players are told apart, in the order of the seats: each has a symbol; the colour is an addition. */
export const PLAYER_SIGNS = ["anvil", "star", "wave", "gear"] as const;
export type PlayerSign = (typeof PLAYER_SIGNS)[number];

/** The sign of each seat; the last ones are unused if fewer play. */
export type Signs = readonly PlayerSign[];

export function signOf(signs: Signs, seat: Seat): PlayerSign {
  return signs[seat] ?? PLAYER_SIGNS[0];
}

/** The seat gets this sign; whoever had it gets the one that becomes free. */
export function withSign(signs: Signs, seat: Seat, sign: PlayerSign): Signs {
  const before = signOf(signs, seat);
  return signs.map((one, other) => (other === seat ? sign : one === sign ? before : one));
}

/** Checks untrusted data: each of the signs once, else undefined. */
export function readSigns(value: unknown): Signs | undefined {
  if (!Array.isArray(value) || value.length !== PLAYER_SIGNS.length) return undefined;
  const signs = value.flatMap((one: unknown) => PLAYER_SIGNS.find((sign) => sign === one) ?? []);
  return new Set(signs).size === PLAYER_SIGNS.length ? signs : undefined;
}
