import { type AnyGame, importRecord, type ScoreSheet, type Seat } from "@montan/engine";
import { readFixtures } from "@montan/engine/conformance";
import { expect, test } from "vitest";
import { flightsOf as carnegieFlights } from "../carnegie/flights.ts";
import { playable } from "../games.ts";
import { flightsOf as gluckaufFlights } from "../gluckauf/flights.ts";
import type { Playable } from "../playable.ts";

/** Recorded games that contain every kind of event and every line of the score sheet. */
const RECORDS = {
  carnegie: ["base-3", "all-modules-4", "gains", "transfers", "copied-donations", "relocations", "solo-open-bar"],
  gluckauf: ["rules-1-three-players", "rules-1-four-players"],
} as const;
const FLIGHTS = {
  carnegie: carnegieFlights,
  gluckauf: gluckaufFlights,
} as unknown as Readonly<Record<string, (events: readonly unknown[], view: unknown) => unknown>>;
/** How many events of a kind are checked in each record. */
const SAMPLES = 2;

function shown({ game, manner, table }: Playable, event: unknown, view: unknown): string {
  const { type } = event as { readonly type: string };
  return JSON.stringify({
    event,
    whose: manner.whose(event),
    beganBy: manner.beganBy(event),
    round: manner.rounds.begunBy(event),
    tally: manner.tally(event),
    sound: manner.sounds[type],
    pieces: table.piecesOf(event),
    flights: FLIGHTS[game.id]?.([event], view),
  });
}

function scoreLines({ manner }: Playable, sheets: readonly ScoreSheet[]): string[] {
  return sheets.flatMap(({ owner, parts }) =>
    parts.map((part) =>
      JSON.stringify({
        owner,
        part,
        labels: [manner.scoreLabel(part.category, "en"), manner.scoreLabel(part.category, "de")],
        sources: [manner.scoreSources(part, "en"), manner.scoreSources(part, "de")],
        pieces: manner.piecesOfScore?.(part, owner),
      }),
    ),
  );
}

function recordLines(found: Playable, name: string, record: string): string[] {
  const game = found.game as AnyGame;
  const log = importRecord(record, [game]);
  const counts = new Map<string, number>();
  const lines: string[] = [`# ${name}`];
  for (const { events, state } of log.moments) {
    for (const event of events) {
      const { type } = event as { readonly type: string };
      const count = counts.get(type) ?? 0;
      counts.set(type, count + 1);
      if (count < SAMPLES) lines.push(shown(found, event, game.view(state, 0 as Seat)));
    }
  }
  return [...lines, ...scoreLines(found, game.score(log.state))];
}

// What the page makes of events and score sheets changes only on purpose: `vitest -u` updates these files.
test.each(Object.keys(RECORDS) as (keyof typeof RECORDS)[])(
  "events and score sheets of recorded games of %s are shown like this",
  async (id) => {
    const found = await playable(id);
    const fixtures = readFixtures(new URL(`../../../games/${id}/fixtures/`, import.meta.url));
    const lines = RECORDS[id].flatMap((name) =>
      recordLines(found as Playable, name, fixtures.find((fixture) => fixture.name === name)?.record ?? ""),
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`../../fixtures/${id}-shown.txt`);
  },
);
