import { HIDDEN } from "../../hidden.ts";
import { canonical } from "../../json.ts";
import { unforeseen, Violation, whose } from "../failure.ts";
import type { Moment, Viewer } from "../moment.ts";
import { equalJson, firstDifference, hiddenPaths, isGenerator, type Path, pathsOf, valueAt } from "../plain.ts";

/** How many twins are made to find out whether a hidden value could be another. */
const REHIDDEN = 20;

/** A value that rarely differs gets this many times the samples before it counts as fixed. */
const PATIENCE = 10;

/** How many samples at a moment are checked in full; of the others only what they deal. */
const LOOKED_AT = 8;

/** Every viewer's view can be completed to a state that is possible given what the viewer knows. */
export function checkSamples(moment: Moment, samples: number): void {
  for (const viewer of moment.viewers) checkSample(moment, viewer, sampled(moment, viewer));
  if (moment.over) return;
  const [watched] = moment.some(moment.viewers, 1);
  const dealt = Array.from({ length: samples }, () => sampled(moment, watched));
  for (const sample of dealt.slice(0, LOOKED_AT)) checkSample(moment, watched, sample);
  checkVaries(moment, watched, dealt);
  const [start] = dealt;
  moment.table.playouts.push(() => checkPlayout(moment, watched, start));
}

function sampled(moment: Moment, viewer: Viewer): unknown {
  return moment.game.sample(moment.view(viewer), viewer, moment.random);
}

function checkSample(moment: Moment, viewer: Viewer, sample: unknown): void {
  const { game, state } = moment;
  const hidden = hiddenPaths(sample);
  moment.check("sample-whole", hidden.length === 0, () => {
    return `a sample for ${whose(viewer)} still hides ${hidden.map((path) => path.join(".")).join(", ")}`;
  });
  const keys = (of: unknown) => Object.keys(of as object).sort();
  moment.check("sample-whole", equalJson(keys(sample), keys(state)), () => {
    return `a sample has the parts ${keys(sample).join(", ")}, a state ${keys(state).join(", ")}`;
  });
  const seen = game.view(sample, viewer);
  moment.check("sample-view", equalJson(seen, moment.view(viewer)), () => {
    return `${whose(viewer)} would see something else in the sample: ${firstDifference(moment.view(viewer), seen)}`;
  });
  moment.invariants("sample-playable", sample);
  for (const seat of game.deciders(sample)) {
    moment.check("sample-playable", game.legalMoves(sample, seat).length > 0, () => {
      return `seat ${seat} owes a decision in a sample for ${whose(viewer)} but has no legal move`;
    });
  }
}

/** Values that the game's own test code deals in several ways, `sample` deals in several ways too. */
function checkVaries(moment: Moment, viewer: Viewer, dealt: readonly unknown[]): void {
  const twins = Array.from({ length: REHIDDEN }, () => moment.twin(viewer));
  const generators = pathsOf(moment.state, isGenerator);
  for (const path of [...hiddenPaths(moment.view(viewer)), ...generators]) {
    moment.table.tally.ran("sample-varies", moment.types);
    const couldDiffer = generators.includes(path) || differing(twins, path) >= 2;
    if (!couldDiffer || differing(dealt, path) > 0) continue;
    if (variesAtLast(moment, viewer, path, valueAt(dealt[0], path), dealt.length * PATIENCE)) continue;
    throw new Violation(
      "sample-varies",
      `over ${dealt.length} samples for ${whose(viewer)}, ${path.join(".")} is always ${canonical(valueAt(dealt[0], path))}`,
    );
  }
}

/** How many of the states differ at `path` from the most frequent value. */
function differing(states: readonly unknown[], path: Path): number {
  const counts = new Map<string, number>();
  for (const state of states) {
    const text = canonical(valueAt(state, path) ?? HIDDEN);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return states.length - Math.max(...counts.values());
}

function variesAtLast(moment: Moment, viewer: Viewer, path: Path, usual: unknown, tries: number): boolean {
  for (let made = 0; made < tries; made++) {
    if (!equalJson(valueAt(sampled(moment, viewer), path), usual)) return true;
  }
  return false;
}

/** A bot searches samples to the end of the game, so they must get there. */
function checkPlayout(moment: Moment, viewer: Viewer, start: unknown): void {
  try {
    playOut(moment, viewer, start);
  } catch (error) {
    const { check, message } = unforeseen(error, "sample-playout");
    throw new Violation(check, message, { cause: error, after: moment.decisions.length });
  }
}

function playOut(moment: Moment, viewer: Viewer, start: unknown): void {
  const { game, table, random } = moment;
  let left = table.subject.maxDecisions - moment.decisions.length;
  let state = start;
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    left -= 1;
    const [seat = 0] = moment.some(deciders, 1);
    const moves = game.legalMoves(state, seat);
    moment.check("ends", left >= 0, () => `a sample for ${whose(viewer)}, played on, goes beyond the bound`);
    moment.check("sample-playout", moves.length > 0, () => `a sample for ${whose(viewer)}, played on, gets stuck`);
    state = moment.applied("sample-playout", state, seat, moves[random.below(moves.length)]);
  }
  moment.invariants("sample-playout", state);
}
