import type { AnyGame, Seat } from "@montan/engine";
import type { Playable } from "../playable.ts";

/** A position from outside: a state, or what one seat sees of it. */
export interface Position {
  readonly playable: Playable;
  readonly state: unknown;
  readonly names: readonly string[];
  /** Set if the position is a view: then only this viewer's can be shown. */
  readonly viewer?: Seat;
}

/** Reads `{ game, state, names? }` or a bare state; undefined: no game here knows it. */
export function readPosition(text: string, playables: readonly Playable[]): Position | undefined {
  const value = parsed(text);
  if (value === undefined) return undefined;
  const state = value.state ?? value;
  const candidates = playables.filter(({ game }) => value.game === undefined || value.game === game.id);
  const found = candidates.find(({ game }) => stands(game, state));
  if (found === undefined) return undefined;
  const seats = found.game.score(state).filter(({ owner }) => owner !== "automa").length;
  const given: readonly unknown[] = Array.isArray(value.names) ? value.names : [];
  const names = Array.from({ length: seats }, (_, seat) =>
    typeof given[seat] === "string" ? given[seat] : String(seat + 1),
  );
  const viewer = (state as { readonly viewer?: unknown }).viewer;
  return { playable: found, state, names, ...(typeof viewer === "number" && { viewer }) };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Something is a state if the game can show it, count it and ask about it. */
function stands(game: AnyGame, state: unknown): boolean {
  try {
    game.view(state, undefined);
    game.score(state);
    for (const seat of game.deciders(state)) game.pending(state, seat);
    return true;
  } catch {
    return false;
  }
}
