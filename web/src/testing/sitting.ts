import type { Seat } from "@montan/engine";
import { computed, signal } from "@preact/signals";
import { Session } from "../shell/session.ts";
import type { Drafts } from "../store/drafts.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { readSettings, type Settings } from "../store/settings.ts";
import type { Thinker } from "../worker/thinker.ts";
import { BOT, newMatch, PERSON, quick, type Ways } from "./table.ts";

export interface Seating {
  readonly players?: Parameters<typeof newMatch>[0];
  readonly seed?: string;
  readonly confirm?: Settings["confirm"];
  readonly motion?: number;
  readonly thinker?: Thinker;
  readonly ways?: Ways;
  readonly autoSkip?: boolean;
  readonly guided?: boolean;
  readonly store?: MemoryStore;
  readonly drafts?: Drafts;
}

export async function sitDown({
  players = [PERSON, BOT],
  seed = "a table",
  confirm = "off",
  motion = 0,
  thinker = quick,
  ways = {},
  autoSkip = true,
  guided = false,
  store = new MemoryStore(),
  drafts,
}: Seating) {
  const match = await newMatch(players, { seed, ways, store, bots: { thinker } });
  const settings = signal<Settings>({ ...readSettings(null, []), confirm, autoSkip });
  const session = new Session(match, {
    settings,
    motion: computed(() => motion),
    guided: signal(guided),
    ...(drafts && { drafts }),
  });
  session.open();
  return session;
}

/** The default answers of the seat at the screen, until another seat is asked. */
export async function playTurn(session: Session): Promise<void> {
  const turn = session.match.game.turn?.(session.match.state.value);
  while (session.match.game.turn?.(session.match.state.value) === turn && session.decider !== undefined) {
    const { match, decider } = session;
    await session.offer(match.game.legalMoves(match.state.value, decider as Seat)[0]);
    if (session.doubt.value !== undefined) await session.confirm();
  }
}

/** Keeps every entry from being stored until it is released. */
export function holdBack(store: MemoryStore): () => void {
  const append = store.append.bind(store);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  store.append = async (...args) => {
    await released;
    await append(...args);
  };
  return release;
}

/** The standing moves. */
export function decided(session: Session): unknown[] {
  return session.match.moments.value.flatMap(({ decision }) => (decision === undefined ? [] : [decision.move]));
}

/** The first table (by seed) that begins with this seat. */
export async function beginningWith(seat: Seat, options: Omit<Seating, "seed">): Promise<Session> {
  for (let number = 0; number < 50; number++) {
    const session = await sitDown({ ...options, seed: `table ${number}` });
    if (session.match.game.deciders(session.match.state.value)[0] === seat) return session;
  }
  throw new Error(`no table begins with seat ${seat}`);
}
