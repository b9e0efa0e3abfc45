import { canonical } from "@montan/engine";

/**
 * A place of the table that can be pointed at (`data-spot`). Pieces are identified by what they are, spots by what
 * pointing at them means: the front lorry, a room of the company, a way to use an employee.
 */
export type Spot = string;

/** One thing to point at; if several spots mean the same, any of them will do. */
export type Step = Spot | readonly Spot[];

/** A legal move and its steps, the deciding one last; no steps: it has a button of its own. */
export interface Choice<Move> {
  readonly move: Move;
  readonly steps: readonly (readonly Spot[])[];
  /** Moves that follow by themselves as long as each is legal: a walk through several rooms. */
  readonly next?: readonly Move[];
}

/** What has been pointed at so far, in order. */
export type Picks = readonly Spot[];

/** What pointing does: it makes a move, or picks something and waits for the rest. */
export type Answer<Move> = Pick<Choice<Move>, "move" | "next"> | { readonly picks: Picks };

export function choice<Move>(move: Move, steps: readonly Step[], next?: readonly Move[]): Choice<Move> {
  const spots = steps.map((step) => (typeof step === "string" ? [step] : step));
  return { move, steps: spots, ...(next !== undefined && { next }) };
}

/** The moves that everything picked belongs to. */
export function candidates<Move>(choices: readonly Choice<Move>[], picks: Picks): readonly Choice<Move>[] {
  return choices.filter(({ steps }) => steps.length > 0 && picks.every((pick) => meets(steps, pick)));
}

/** What the person has picked, and the steps that all remaining moves share. */
export function held<Move>(choices: readonly Choice<Move>[], picks: Picks): Picks {
  const left = candidates(choices, picks);
  const [first] = left;
  if (first === undefined) return picks;
  const open = first.steps.slice(0, -1).filter((step) => !picks.some((pick) => step.includes(pick)));
  const shared = open.flatMap(
    (step) => step.find((at) => left.every(({ steps }) => meets(steps.slice(0, -1), at))) ?? [],
  );
  return [...picks, ...shared];
}

/**
 * A move is made when all its steps are taken, or when its deciding step is and no other move remains. A spot that does
 * not fit what was picked before starts again.
 */
export function pointAt<Move>(choices: readonly Choice<Move>[], picks: Picks, at: Spot): Answer<Move> | undefined {
  if (picks.includes(at)) return { picks: picks.filter((pick) => pick !== at) };
  const left = candidates(choices, [...picks, at]);
  if (left.length === 0) return picks.length === 0 ? undefined : pointAt(choices, [], at);
  const taken = held(choices, [...picks, at]);
  const complete = left.filter(({ steps }) => isTaken(steps, taken));
  const made = complete.length === 1 ? complete[0] : onlyDecided(left, at);
  return made ?? { picks: [...picks, at] };
}

/** Of overlapping spots: the topmost that fits what is picked, else the topmost that means anything. */
export function pointAtOne<Move>(
  choices: readonly Choice<Move>[],
  picks: Picks,
  spots: readonly Spot[],
): Answer<Move> | undefined {
  const fitting = spots.find((at) => picks.includes(at) || candidates(choices, [...picks, at]).length > 0);
  if (fitting !== undefined) return pointAt(choices, picks, fitting);
  const [any] = spots.flatMap((at) => pointAt(choices, picks, at) ?? []);
  return any;
}

/** The one move that pointing at this spot makes at once; a walk makes several. */
export function moveAt<Move>(choices: readonly Choice<Move>[], picks: Picks, at: Spot): Move | undefined {
  if (!isMeant(choices, at)) return undefined;
  const answer = pointAt(choices, picks, at);
  return answer !== undefined && "move" in answer && answer.next === undefined ? answer.move : undefined;
}

/** What dropping one thing on another means, as if both had been pointed at. */
export function dropAt<Move>(choices: readonly Choice<Move>[], from: Spot, to: Spot): Answer<Move> | undefined {
  return candidates(choices, [from, to]).length === 0 || from === to ? undefined : pointAt(choices, [from], to);
}

/** Whether it can be picked up, so that another spot says where it goes. */
export function canPick<Move>(choices: readonly Choice<Move>[], at: Spot): boolean {
  return isMeant(choices, at) && choices.some(({ steps }) => steps.length > 1 && meets(steps, at));
}

/** How a spot is highlighted: it can be chosen, it fits what is picked, or it is picked itself. */
export type Light = "open" | "target" | "picked";

export function lightOf<Move>(choices: readonly Choice<Move>[], picks: Picks, at: Spot): Light | undefined {
  if (!isMeant(choices, at)) return undefined;
  const all = held(choices, picks);
  if (all.includes(at)) return "picked";
  return all.length > 0 && targetsOf(choices, picks).includes(at) ? "target" : "open";
}

/** What may still be pointed at to complete a move, in the order of the moves. */
export function targetsOf<Move>(choices: readonly Choice<Move>[], picks: Picks): readonly Spot[] {
  const all = held(choices, picks);
  const open = candidates(choices, all).flatMap(({ steps }) =>
    steps.filter((step) => !step.some((at) => all.includes(at))).flat(),
  );
  return [...new Set(open)];
}

/** Two moves are equal if their canonical texts are. */
export function moveText(move: unknown): string {
  return canonical(move as Parameters<typeof canonical>[0]);
}

const meant = new WeakMap<object, ReadonlySet<Spot>>();

/** Whether any move is made by pointing there; checked first, since most spots on a table mean nothing. */
function isMeant<Move>(choices: readonly Choice<Move>[], at: Spot): boolean {
  const spots = meant.get(choices) ?? new Set(choices.flatMap(({ steps }) => steps.flat()));
  meant.set(choices, spots);
  return spots.has(at);
}

function meets(steps: readonly (readonly Spot[])[], at: Spot): boolean {
  return steps.some((step) => step.includes(at));
}

function isTaken(steps: readonly (readonly Spot[])[], taken: Picks): boolean {
  return steps.every((step) => step.some((at) => taken.includes(at)));
}

function onlyDecided<Move>(left: readonly Choice<Move>[], at: Spot): Choice<Move> | undefined {
  const [only, another] = left;
  return another === undefined && only?.steps.at(-1)?.includes(at) ? only : undefined;
}
