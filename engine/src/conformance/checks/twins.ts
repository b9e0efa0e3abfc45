import type { Seat } from "../../game.ts";
import { canonical } from "../../json.ts";
import { quote, whose } from "../failure.ts";
import type { Moment, Viewer } from "../moment.ts";
import { equalJson, firstDifference, hiddenPaths } from "../plain.ts";
import { refusal } from "../probe.ts";
import { strangers } from "./moves.ts";

/** How many moves per viewer and deciding seat are made on both twins. */
const MADE_ON_TWINS = 2;

/** How many twins are tried to explain why a seat is asked a question with only one answer. */
const EXPLANATIONS = 12;

/** Two states that differ only in what a viewer may not know: the viewer must not be able to tell. */
export function checkTwins(moment: Moment): void {
  for (const viewer of moment.viewers) {
    const twin = moment.twin(viewer);
    moment.table.tally.ran("rehide", moment.types);
    moment.invariants("rehide", twin);
    checkLooksSame(moment, viewer, twin);
    for (const seat of moment.deciders) checkSameMoves(moment, viewer, twin, seat);
    if (viewer !== undefined && moment.deciders.includes(viewer)) checkSameRefusals(moment, viewer, twin);
  }
  for (const seat of moment.deciders) countAnswers(moment, seat);
}

function checkLooksSame(moment: Moment, viewer: Viewer, twin: unknown): void {
  const [view, other] = [moment.view(viewer), moment.game.view(twin, viewer)];
  moment.check("twin-view", equalJson(view, other), () => {
    return `${whose(viewer)} can tell two states apart by what is hidden: ${firstDifference(view, other)}`;
  });
  checkAsked(moment, viewer, moment.state, twin);
}

/** Whether a question is asked, and which, depends on public facts only. */
function checkAsked(moment: Moment, viewer: Viewer, state: unknown, twin: unknown): void {
  const asked = (of: unknown) => moment.game.deciders(of).map((seat) => [seat, moment.pendingType(of, seat)]);
  moment.check("twin-asked", equalJson(asked(state), asked(twin)), () => {
    return `what is asked tells ${whose(viewer)} something hidden: ${quote(asked(state))} against ${quote(asked(twin))}`;
  });
}

function checkSameMoves(moment: Moment, viewer: Viewer, twin: unknown, seat: Seat): void {
  const { game, state } = moment;
  const [legal, legalInTwin] = [moment.moves(seat), game.legalMoves(twin, seat)];
  for (const move of moment.some(within(legal, legalInTwin), MADE_ON_TWINS)) {
    const [here, there] = [made(moment, state, seat, move), made(moment, twin, seat, move)];
    const [seenHere, seenThere] = [game.view(here.state, viewer), game.view(there.state, viewer)];
    const looksSame = equalJson(seenHere, seenThere);
    if (!game.reveals(state, seat, move) && !game.reveals(twin, seat, move)) {
      moment.check("twin-moves", looksSame, () => {
        return `${quote(move)} by seat ${seat} shows ${whose(viewer)} something hidden, yet reveals() is false: ${firstDifference(seenHere, seenThere)}`;
      });
      checkAsked(moment, viewer, here.state, there.state);
    }
    // Events must not tell more than the views before and after: those contain everything a seat may remember.
    if (looksSame) checkSameEvents(moment, viewer, here.events, there.events);
  }
  const otherwise = without(legalInTwin, legal);
  for (const move of moment.some(without(legal, legalInTwin), MADE_ON_TWINS))
    checkSecretMove(moment, viewer, { twin, otherwise }, seat, move);
}

/**
 * A move that the seat has only in this twin, such as playing a card it holds secretly. In the other twin some other
 * move must look and sound the same to the viewer; otherwise the card has been shown, and `reveals` must say so.
 */
function checkSecretMove(
  moment: Moment,
  viewer: Viewer,
  { twin, otherwise }: { readonly twin: unknown; readonly otherwise: readonly unknown[] },
  seat: Seat,
  move: unknown,
): void {
  const { game, state } = moment;
  const here = made(moment, state, seat, move);
  const seen = game.view(here.state, viewer);
  const alike = otherwise
    .map((other) => made(moment, twin, seat, other))
    .filter((there) => equalJson(game.view(there.state, viewer), seen));
  if (alike.length > 0) {
    const heard = redacted(moment, viewer, here.events);
    const heardThere = alike.map(({ events }) => redacted(moment, viewer, events));
    moment.check(
      "twin-events",
      heardThere.some((events) => equalJson(events, heard)),
      () => {
        return `by its events ${whose(viewer)} can tell ${quote(move)} of seat ${seat} from what looks the same: ${firstDifference(heard, heardThere[0])}`;
      },
    );
  } else if (!game.reveals(state, seat, move)) {
    const [before, after] = [hiddenPaths(moment.view(viewer)).length, hiddenPaths(seen).length];
    moment.check("twin-moves", after >= before, () => {
      return `${quote(move)} by seat ${seat} shows ${whose(viewer)} ${before - after} hidden values, yet reveals() is false`;
    });
  }
}

function within(moves: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const known = new Set(others.map(canonical));
  return moves.filter((move) => known.has(canonical(move)));
}

function without(moves: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const known = new Set(others.map(canonical));
  return moves.filter((move) => !known.has(canonical(move)));
}

function made(moment: Moment, state: unknown, seat: Seat, move: unknown) {
  const events: unknown[] = [];
  const after = moment.applied("legal-applies", state, seat, move, (event) => events.push(event));
  return { state: after, events };
}

function checkSameEvents(moment: Moment, viewer: Viewer, here: readonly unknown[], there: readonly unknown[]): void {
  const [heard, heardThere] = [redacted(moment, viewer, here), redacted(moment, viewer, there)];
  moment.check("twin-events", equalJson(heard, heardThere), () => {
    return `the events tell ${whose(viewer)} what its views before and after do not: ${firstDifference(heard, heardThere)}`;
  });
}

function redacted(moment: Moment, viewer: Viewer, events: readonly unknown[]): readonly unknown[] {
  return events.map((event) => moment.game.redact(event, viewer)).filter((event) => event !== undefined);
}

/** The reason for a refusal must not tell the seat anything it may not know. */
function checkSameRefusals(moment: Moment, seat: Seat, twin: unknown): void {
  const reason = (state: unknown, move: unknown) => {
    const no = refusal(() => moment.game.apply(state, seat, move));
    return no && { code: no.code, params: no.params };
  };
  for (const move of strangers(moment, seat)) {
    const [here, there] = [reason(moment.state, move), reason(twin, move)];
    moment.check("twin-refusals", equalJson(here, there), () => {
      return `refusing ${quote(move)} tells seat ${seat} something hidden: ${firstDifference(here, there)}`;
    });
  }
}

/** A question with one answer may be asked only if others could believe there is a choice. */
function countAnswers(moment: Moment, seat: Seat): void {
  const { game, state, table } = moment;
  const answers = moment.moves(seat).length;
  let unexplained = answers === 1;
  for (let tries = 0; tries < EXPLANATIONS && unexplained; tries++) {
    unexplained = game.legalMoves(moment.twin(undefined), seat).length === 1;
  }
  table.tally.asked(moment.pendingType(state, seat), answers, unexplained);
}
