import { CodedError, IllegalMove } from "../errors.ts";
import type { AnyGame, Emit, Seat } from "../game.ts";
import type { Random } from "../random.ts";
import { Violation } from "./failure.ts";
import { sealPlain } from "./plain.ts";

/** How JavaScript engines word the refusal to change a frozen object. */
const FROZEN = /read only|not extensible|Cannot (add|delete|assign|define|redefine)/;

/**
 * The game as the checks call it. Whatever it returns must be plain JSON and is frozen at once, so that a later call
 * that changes its input is caught. Refusals pass through; any other exception breaks a clause of the contract.
 */
export function probed(game: AnyGame): AnyGame {
  const emitting = (emit: Emit<unknown> | undefined): Emit<unknown> | undefined =>
    emit && ((event) => emit(sealed("event", event)));
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    options: (input, seats) => call("options", () => game.options(input, seats)),
    create: (options, seats, seed, emit, rules) =>
      call("create", () => game.create(options, seats, seed, emitting(emit), rules)),
    deciders: (state) => call("deciders", () => game.deciders(state)),
    pending: (state, seat) => call("pending", () => game.pending(state, seat)),
    legalMoves: (state, seat) => call("legalMoves", () => game.legalMoves(state, seat)),
    apply: (state, seat, move, emit) => call("apply", () => game.apply(state, seat, move, emitting(emit))),
    decide: (state, seat, move) => call("decide", () => game.decide(state, seat, move)),
    foresee: (view, seat, move) => call("foresee", () => game.foresee(view, seat, move)),
    reveals: (state, seat, move) => call("reveals", () => game.reveals(state, seat, move)),
    view: (state, seat) => call("view", () => game.view(state, seat)),
    redact: (event, seat) => call("redact", () => game.redact(event, seat)),
    sample: (view: unknown, seat: Seat | undefined, random: Random) =>
      call("sample", () => game.sample(view, seat, random)),
    warnings: (view, seat, move) => call("warnings", () => game.warnings(view, seat, move)),
    score: (state) => call("score", () => game.score(state)),
    result: (state) => call("result", () => game.result(state)),
    describe: (thing, context) => call("describe", () => game.describe(thing, context)),
    ...(game.turn && { turn: (state: unknown) => call("turn", () => game.turn?.(state) ?? 0) }),
  };
}

function call<T>(method: string, made: () => T): T {
  let answer: T;
  try {
    answer = made();
  } catch (error) {
    throw judged(method, error);
  }
  return answer === undefined ? answer : sealed(`${method}()`, answer);
}

function sealed<T>(what: string, value: T): T {
  const problem = sealPlain(value);
  if (problem !== undefined) throw new Violation("plain-json", `${what} is not plain JSON: ${problem}`);
  return value;
}

function judged(method: string, error: unknown): unknown {
  if (error instanceof CodedError || error instanceof Violation) return error;
  if (error instanceof TypeError && FROZEN.test(error.message))
    return new Violation("inputs-unchanged", `${method}() changes what it was given: ${error.message}`, {
      cause: error,
    });
  return new Violation("no-exceptions", `${method}() throws ${String(error)}`, { cause: error });
}

/** The refusal that a call throws; undefined if it is accepted. */
export function refusal(made: () => unknown): IllegalMove | undefined {
  try {
    made();
    return undefined;
  } catch (error) {
    if (error instanceof IllegalMove) return error;
    throw error;
  }
}
