import { type Event, game, type Move, SOLO_LEVELS, type State } from "@montan/carnegie";
import { randomFrom } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { acts, andrewAfter } from "./acts.ts";

interface Step {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** A whole game against Andrew as the person sees it, decision by decision. */
function played(level: string): Step[] {
  const random = randomFrom(level);
  const steps: Step[] = [];
  let state = game.create(game.options({ solo: level }, 1), 1, `against Andrew ${level}`);
  while (game.deciders(state).length > 0) {
    const moves = game.legalMoves(state, 0);
    const events: Event[] = [];
    const after = game.apply(state, 0, moves[random.below(moves.length)] as Move, (event) => {
      const known = game.redact(event, 0);
      if (known !== undefined) events.push(known);
    });
    steps.push({ before: game.view(state, 0), after: game.view(after, 0), events });
    state = after;
  }
  return steps;
}

const disksOn = ({ map, donations }: State) =>
  [...Object.values(map).flat(), ...Object.values(donations).flat()].filter((owner) => owner === "automa").length;
const copies = ({ display }: State) => Object.values(display).reduce((sum, count) => sum + count, 0);

describe("what Andrew does, one thing at a time", () => {
  it.each(SOLO_LEVELS)("reports every event once and ends at the game's state, at level %s", (level) => {
    const plays = played(level).map((step) => ({ ...step, shown: acts(step.before, step.after, step.events) }));
    const withAndrew = plays.filter(({ events }) => events.some(({ type }) => type.startsWith("andrew-")));
    expect(withAndrew.length).toBeGreaterThan(15);
    for (const { events, after, shown } of withAndrew) {
      expect(shown.flatMap((act) => act.events)).toEqual(events);
      expect(shown.at(-1)?.view).toBe(after);
    }
    for (const { events, shown } of plays)
      if (!events.some(({ type }) => type.startsWith("andrew-"))) expect(shown).toEqual([]);
  });

  it.each(SOLO_LEVELS)("shows in each act no more than he has done by then, at level %s", (level) => {
    for (const { before, after, events } of played(level)) {
      const shown = acts(before, after, events);
      const views = shown.map(({ view }) => view as State);
      for (const [index, view] of views.entries()) {
        const placed = shown
          .slice(0, index + 1)
          .flatMap((act) => act.events as Event[])
          .filter(({ type }) => type === "andrew-donated" || type === "andrew-project-built").length;
        const taken = shown
          .slice(index + 1)
          .flatMap((act) => act.events as Event[])
          .filter(({ type }) => type === "andrew-department-taken").length;
        expect(disksOn(view)).toBe(disksOn(before) + placed);
        expect(view.andrew?.disks).toBe((before.andrew?.disks ?? 0) - placed);
        expect(copies(view)).toBe(copies(after) + taken);
      }
    }
  });

  it.each(SOLO_LEVELS)("changes him as the game does, at level %s", (level) => {
    for (const { before, after, events } of played(level)) {
      const done = events.filter((event) => event.type.startsWith("andrew-")) as Parameters<typeof andrewAfter>[1][];
      if (before.andrew === undefined || done.length === 0) continue;
      const deck = after.andrew?.deck;
      expect({ ...done.reduce(andrewAfter, before.andrew), deck }).toEqual(after.andrew);
      const [first] = acts(before, after, events);
      const turned = done.filter(({ type }) => type === "andrew-card-revealed").length;
      const shown = (first?.view as State | undefined)?.andrew?.deck.length ?? 0;
      expect(shown - (deck?.length ?? 0)).toBeLessThanOrEqual(turned);
    }
  });
});
