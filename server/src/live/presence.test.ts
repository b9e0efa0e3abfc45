import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bus } from "../storage/bus.ts";
import { Presence, type Present } from "./presence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What nodes that share a database hear of each other, until one is cut off. */
function buses() {
  const hearers: { readonly topic: string; readonly hear: (text: string) => void; readonly node: number }[] = [];
  const cut = new Set<number>();
  const busOf = (node: number) =>
    ({
      on: (topic: string, hear: (text: string) => void) => hearers.push({ topic, hear, node }),
      publish(topic: string, text: string) {
        if (cut.has(node)) return;
        for (const one of hearers.filter((hearer) => hearer.topic === topic)) one.hear(text);
      },
    }) as Partial<Bus> as Bus;
  return { busOf, cut };
}

const seated = (person: string) => ({ person, isSeated: true, isLooking: true });
const watching = (person: string) => ({ person, isSeated: false, isLooking: true });

describe("who looks at a table", () => {
  it("counts people once, however many windows they have, and apart whether they sit there", () => {
    const presence = new Presence(buses().busOf(1));
    const told: Present[] = [];
    const first = presence.enter("t", seated("ann"), (present) => told.push(present));
    const others = [seated("ann"), watching("eve"), watching("eve"), watching("dan")].map((who) =>
      presence.enter("t", who, () => {}),
    );
    expect(presence.of("t")).toEqual({ people: ["ann"], watching: 2 });
    expect(told.at(-1)).toEqual({ people: ["ann"], watching: 2 });
    others[1]?.leave();
    expect(presence.of("t").watching).toBe(2);
    others[2]?.look(false);
    expect(presence.of("t").watching).toBe(1);
    first.leave();
    expect(presence.of("t")).toEqual({ people: ["ann"], watching: 1 });
    for (const looker of others) looker.leave();
    expect([presence.of("t"), presence.of("another")]).toEqual(Array(2).fill({ people: [], watching: 0 }));
    presence.stop();
  });

  it("is the same at every node, also at one that comes later, and a node that falls silent is forgotten", () => {
    const { busOf, cut } = buses();
    const one = new Presence(busOf(1));
    const looker = one.enter("t", seated("ann"), () => {});
    const other = new Presence(busOf(2));
    other.enter("t", watching("eve"), () => {});
    const all = { people: ["ann"], watching: 1 };
    expect([one.of("t"), other.of("t")]).toEqual([all, all]);
    looker.look(false);
    expect(other.of("t")).toEqual({ people: [], watching: 1 });
    looker.look(true);
    vi.advanceTimersByTime(300_000);
    expect(other.of("t")).toEqual(all);
    cut.add(1);
    vi.advanceTimersByTime(61_000);
    expect(other.of("t")).toEqual({ people: [], watching: 1 });
    for (const presence of [one, other]) presence.stop();
  });
});
