import type { Seat } from "../../game.ts";
import { canonical } from "../../json.ts";
import { quote, whose } from "../failure.ts";
import type { Moment, Viewer } from "../moment.ts";
import { equalJson, firstDifference } from "../plain.ts";
import { refusal } from "../probe.ts";
import { strangers } from "./moves.ts";

/** How many moves per viewer and decider are made on both twins. */
const MADE_ON_TWINS = 2;

/** How many twins may explain why a seat is asked something with only one answer. */
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

/** Whether a decision is asked, and which, depends on public facts only. */
function checkAsked(moment: Moment, viewer: Viewer, state: unknown, twin: unknown): void {
  const asked = (of: unknown) => moment.game.deciders(of).map((seat) => [seat, moment.pendingType(of, seat)]);
  moment.check("twin-asked", equalJson(asked(state), asked(twin)), () => {
    return `what is asked tells ${whose(viewer)} something hidden: ${quote(asked(state))} against ${quote(asked(twin))}`;
  });
}

function checkSameMoves(moment: Moment, viewer: Viewer, twin: unknown, seat: Seat): void {
  const { game, state } = moment;
  const inTwin = new Set(game.legalMoves(twin, seat).map(canonical));
  const inBoth = moment.moves(seat).filter((move) => inTwin.has(canonical(move)));
  for (const move of moment.some(inBoth, MADE_ON_TWINS)) {
    const [here, there] = [made(moment, state, seat, move), made(moment, twin, seat, move)];
    const [seenHere, seenThere] = [game.view(here.state, viewer), game.view(there.state, viewer)];
    const looksSame = equalJson(seenHere, seenThere);
    if (!game.reveals(state, seat, move) && !game.reveals(twin, seat, move)) {
      moment.check("twin-moves", looksSame, () => {
        return `${quote(move)} by seat ${seat} shows ${whose(viewer)} something hidden, yet reveals() is false: ${firstDifference(seenHere, seenThere)}`;
      });
      checkAsked(moment, viewer, here.state, there.state);
    }
    // Events must not tell more than the views before and after: those hold all a seat may remember.
    if (looksSame) checkSameEvents(moment, viewer, here.events, there.events);
  }
}

function made(moment: Moment, state: unknown, seat: Seat, move: unknown) {
  const events: unknown[] = [];
  const after = moment.applied("legal-applies", state, seat, move, (event) => events.push(event));
  return { state: after, events };
}

function checkSameEvents(moment: Moment, viewer: Viewer, here: readonly unknown[], there: readonly unknown[]): void {
  const redacted = (events: readonly unknown[]) =>
    events.map((event) => moment.game.redact(event, viewer)).filter((event) => event !== undefined);
  const [heard, heardThere] = [redacted(here), redacted(there)];
  moment.check("twin-events", equalJson(heard, heardThere), () => {
    return `the events tell ${whose(viewer)} what its views before and after do not: ${firstDifference(heard, heardThere)}`;
  });
}

/** Why a move is refused must not tell the seat what it may not know. */
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

/** A single answer may be asked for only where others could take it for a choice. */
function countAnswers(moment: Moment, seat: Seat): void {
  const { game, state, table } = moment;
  const answers = moment.moves(seat).length;
  let unexplained = answers === 1;
  for (let tries = 0; tries < EXPLANATIONS && unexplained; tries++) {
    unexplained = game.legalMoves(moment.twin(undefined), seat).length === 1;
  }
  table.tally.asked(moment.pendingType(state, seat), answers, unexplained);
}
