import { game, type Move, type Pending, walk } from "@montan/carnegie";
import { sameJson } from "@montan/engine";
import { type Choice, choice, type Spot } from "../table/choices.ts";
import { spot } from "./spots.ts";
import { type Asked, employees, type MoveOf, playerIn, stepsOf } from "./steps.ts";

/** Several moves that one gesture makes: the first, and those that follow as long as each is legal. */
export function gesturesIn(asked: Asked, legalMoves: readonly Move[]): readonly Choice<Move>[] {
  const uses = legalMoves.filter((move) => move.type === "use-employee");
  return [
    ...walks(asked, legalMoves),
    ...journeys(asked, legalMoves),
    ...uses
      .filter((use) => uses.find((other) => isSameUse(use, other)) === use)
      .flatMap((use) => allOfThem(asked, use)),
    ...uses.flatMap((use) => withTarget(asked, use)),
  ];
}

interface Ahead extends Asked {
  readonly legal: readonly Move[];
}

/** What a seat is asked after a move, and what it may do then: nothing if the move would reveal something. */
function after({ view: before, seat }: Asked, move: Move): Ahead {
  const { state: view, reveals } = game.foresee(before, seat, move);
  const isAsked = !reveals && game.deciders(view).includes(seat);
  const pending = isAsked ? game.pending(view, seat) : undefined;
  return { view, seat, pending, legal: isAsked ? game.legalMoves(view, seat) : [] };
}

/** An employee walks through several rooms at once: each step is a move. */
function walks(asked: Asked, legalMoves: readonly Move[]): Choice<Move>[] {
  const { view, seat } = asked;
  const starts = new Map<Spot, MoveOf<"move-employee">>();
  for (const move of legalMoves) {
    if (move.type === "move-employee") starts.set(spot.employee(move.from, move.desk), move);
  }
  return [...starts.values()].flatMap(({ from, desk }) =>
    playerIn(asked).departments.flatMap((_, to) => {
      const [first, ...rest] = walk(view, seat, desk === undefined ? { from } : { from, desk }, to);
      if (first === undefined || rest.length === 0) return [];
      return [choice(first, [employees(asked, from, desk), spot.cell(to)], rest)];
    }),
  );
}

/** A transport disk moves along its track: each space is a move. */
function journeys(asked: Asked, legalMoves: readonly Move[]): Choice<Move>[] {
  return legalMoves.flatMap((first) => {
    if (first.type !== "advance-transport") return [];
    const { region } = first;
    const further: Choice<Move>[] = [];
    const rest: Move[] = [];
    let now = after(asked, first);
    while (now.legal.some((move) => sameJson(move, first))) {
      rest.push(first);
      now = after(now, first);
      further.push(choice<Move>(first, [spot.trackSpace(region, playerIn(now).tracks[region])], [...rest]));
    }
    return further;
  });
}

/** Uses all remaining employees of a department, if they all do the same and no other choice is left. */
function allOfThem(asked: Asked, first: MoveOf<"use-employee">): Choice<Move>[] {
  const { department, effect, desk, region, tab, amount } = first;
  if (desk === undefined || region !== undefined || tab !== undefined || amount !== undefined) return [];
  const rest: Move[] = [];
  let now = after(asked, first);
  for (let next = again(now, first); next !== undefined; next = again(now, first)) {
    rest.push(next);
    now = after(now, next);
  }
  return rest.length === 0 ? [] : [choice<Move>(first, [spot.all(department, effect, rest.length + 1)], rest)];
}

function again({ legal }: Ahead, first: MoveOf<"use-employee">): Move | undefined {
  return legal.find((move) => move.type === "use-employee" && isSameUse(move, first));
}

function isSameUse(one: MoveOf<"use-employee">, other: MoveOf<"use-employee">): boolean {
  return one.department === other.department && one.effect === other.effect;
}

/**
 * Questions after a use whose answers are on the boards: they can be pointed at together with the employee, or alone.
 */
const ON_BOARDS: readonly Pending["type"][] = ["project-site", "department-choice", "copied-donation-choice"];

/** What an employee is used for: a city, a department, a donation; for starting Human Resources, a walk. */
function withTarget(asked: Asked, use: MoveOf<"use-employee">): Choice<Move>[] {
  const next = after(asked, use);
  if (next.pending !== undefined && ON_BOARDS.includes(next.pending.type)) {
    const who = stepsOf(asked, use);
    return next.legal.flatMap((move) => {
      const steps = stepsOf(next, move);
      return steps.length === 0 ? [] : [choice<Move>(use, [...who, ...steps], [move])];
    });
  }
  if (use.desk !== undefined) return [];
  const steps = next.legal.filter((move) => move.type === "move-employee");
  return [...steps.map((move) => choice(move, stepsOf(next, move))), ...walks(next, steps)].map((one) => ({
    ...one,
    move: use,
    next: [one.move, ...(one.next ?? [])],
  }));
}
