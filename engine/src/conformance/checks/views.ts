import type { Seat } from "../../game.ts";
import { isHidden } from "../../hidden.ts";
import { quote, whose } from "../failure.ts";
import type { Moment, Viewer } from "../moment.ts";
import { contains, equalJson, firstDifference, hiddenPaths, pathsOf } from "../plain.ts";
import { refusal } from "../probe.ts";
import { addsUp } from "./standing.ts";
import { checkUnknownInViews } from "./whitelist.ts";

/** How many moves per seat are made on the view as well as on the state. */
const MADE_ON_VIEW = 8;

/** Every clause of the contract about views that a single state can break. */
export function checkViews(moment: Moment): void {
  for (const viewer of moment.viewers) {
    checkShape(moment, viewer);
    checkSameAnswers(moment, viewer);
    checkChance(moment, viewer, moment.view(viewer), "view");
    if (moment.over) checkFinished(moment, viewer);
    else checkOtherSeats(moment, viewer);
  }
  for (const seat of moment.seats) checkOwnMoves(moment, seat);
  checkUnknownInViews(moment);
}

function checkShape(moment: Moment, viewer: Viewer): void {
  const view = moment.view(viewer);
  const { missing, added, changed } = shapeDifference(moment.state as object, view as object);
  moment.check("view-shape", missing.length <= 1, () => `the view of ${whose(viewer)} lacks ${missing.join(", ")}`);
  moment.check("view-shape", added.length <= 1, () => `the view of ${whose(viewer)} adds ${added.join(", ")}`);
  moment.check("view-shape", changed.length === 0, () => `${changed.join(", ")} has another form in the view`);

  const again = moment.game.view(view, viewer);
  moment.check("view-idempotent", equalJson(again, view), () => {
    return `the view of the view of ${whose(viewer)} is another: ${firstDifference(view, again)}`;
  });
}

/** Only the generator may be missing, only `viewer` may be added; everything else keeps its form or is hidden. */
function shapeDifference(state: object, view: object) {
  const kind = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);
  const inView = new Map<string, unknown>(Object.entries(view));
  const shared = Object.entries(state).filter(([key]) => inView.has(key));
  return {
    missing: Object.keys(state).filter((key) => !inView.has(key)),
    added: Object.keys(view).filter((key) => !Object.hasOwn(state, key)),
    changed: shared
      .filter(([key, value]) => !isHidden(inView.get(key)) && kind(value) !== kind(inView.get(key)))
      .map(([key]) => key),
  };
}

function checkSameAnswers(moment: Moment, viewer: Viewer): void {
  const { game, state, deciders } = moment;
  const view = moment.view(viewer);
  moment.check("view-deciders", equalJson(game.deciders(view), deciders), () => {
    return `${whose(viewer)} sees ${quote(game.deciders(view))} deciding, in truth ${quote(deciders)}`;
  });
  const [seen, real] = [game.result(view), game.result(state)];
  moment.check("view-result", equalJson(seen, real), () => {
    return `result() of the view of ${whose(viewer)}: ${firstDifference(seen, real)}`;
  });
  const sheets = game.score(view);
  moment.check("view-score", sheets.every(addsUp), () => `score() of the view of ${whose(viewer)} does not add up`);
}

/** Neither a view nor anything else handed to a viewer contains the seed or the generator. */
export function checkChance(moment: Moment, viewer: Viewer, shown: unknown, what: string): void {
  const { seed } = moment.table.setup;
  const { generatorWords } = moment;
  const leaks = (value: unknown) => generatorWords.has(value) || (typeof value === "string" && value.includes(seed));
  moment.check("view-chance", !contains(shown, leaks), () => {
    const places = pathsOf(shown, leaks).map((path) => path.join("."));
    return `the ${what} of ${whose(viewer)} shows the seed or the generator at ${places.join(", ")}`;
  });
}

function checkFinished(moment: Moment, viewer: Viewer): void {
  const { state } = moment;
  const view = moment.view(viewer);
  const hidden = hiddenPaths(view);
  moment.check("view-finished", hidden.length === 0, () => {
    return `the game is over, yet ${hidden.map((path) => path.join(".")).join(", ")} is hidden from ${whose(viewer)}`;
  });
  const shared = Object.keys(view as object).filter((key) => Object.hasOwn(state as object, key));
  const pick = (whole: unknown) =>
    Object.fromEntries(shared.map((key) => [key, (whole as Record<string, unknown>)[key]]));
  moment.check("view-finished", equalJson(pick(view), pick(state)), () => {
    return `the game is over, yet ${whose(viewer)} sees another state: ${firstDifference(pick(view), pick(state))}`;
  });
}

function checkOtherSeats(moment: Moment, viewer: Viewer): void {
  for (const seat of moment.seats) {
    if (seat === viewer) continue;
    const no = refusal(() => moment.game.legalMoves(moment.view(viewer), seat));
    moment.check("view-other-seat", no?.code === "other-seat", () => {
      return `legalMoves(view of ${whose(viewer)}, ${seat}) must throw “other-seat”, not ${no === undefined ? "answer" : `“${no.code}”`}`;
    });
  }
}

function checkOwnMoves(moment: Moment, seat: Seat): void {
  const { game, state } = moment;
  const view = moment.view(seat);
  const [asked, real] = [game.pending(view, seat), game.pending(state, seat)];
  moment.check("view-pending", equalJson(asked, real), () => {
    return `seat ${seat} is asked something else on its view: ${firstDifference(asked, real)}`;
  });
  const moves = game.legalMoves(view, seat);
  moment.check("view-moves", equalJson(moves, moment.moves(seat)), () => {
    return `seat ${seat} has other legal moves on its view: ${firstDifference(moves, moment.moves(seat))}`;
  });
  for (const move of moment.some(moves, MADE_ON_VIEW)) checkOnView(moment, seat, move);
}

function checkOnView(moment: Moment, seat: Seat, move: unknown): void {
  const { game, state } = moment;
  const view = moment.view(seat);
  const reveals = game.reveals(state, seat, move);
  moment.check("view-reveals", game.reveals(view, seat, move) === reveals, () => {
    return `reveals(${quote(move)}) is ${reveals} on the state and ${!reveals} on the view of seat ${seat}`;
  });
  const ahead = game.foresee(view, seat, move);
  moment.check("view-foresees", ahead.reveals === reveals, () => {
    return `foresee(${quote(move)}) says ${ahead.reveals} of whether it reveals, in truth ${reveals}`;
  });
  if (reveals) {
    const no = refusal(() => game.apply(view, seat, move));
    moment.check("view-hidden", no?.code === "hidden", () => {
      return `${quote(move)} reveals: on a view it must throw “hidden”, not ${no === undefined ? "go through" : `“${no.code}”`}`;
    });
    return;
  }
  const foreseen = moment.applied("view-apply", view, seat, move);
  const seen = game.view(moment.applied("legal-applies", state, seat, move), seat);
  moment.check("view-apply", equalJson(foreseen, seen), () => {
    return `${quote(move)} on the view of seat ${seat} is not the view of what it does: ${firstDifference(foreseen, seen)}`;
  });
  moment.check("view-foresees", equalJson(ahead.state, foreseen), () => {
    return `foresee(${quote(move)}) is not what it does to the view: ${firstDifference(ahead.state, foreseen)}`;
  });
}
