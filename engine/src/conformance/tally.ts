import { CHECKS, type Check } from "./failure.ts";
import type { Asked, Report } from "./subject.ts";

/** What a run has done so far: shows that its checks really ran. */
export class Tally {
  games = 0;
  decisions = 0;
  longestGame = 0;
  mostMoves = 0;
  #executed = new Map<Check, Map<string, number>>(CHECKS.map((check) => [check, new Map()]));
  #asked = new Map<string, Asked>();
  #reveals = new Map<string, { yes: number; no: number }>();
  /** Sentences per kind of thing, and how many of them are the same in both languages. */
  #spoken = new Map<string, { said: number; same: number }>();
  #firsts = new Set<string>();

  ran(check: Check, types: readonly string[]): void {
    const counts = this.#executed.get(check) ?? new Map<string, number>();
    for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
    this.#executed.set(check, counts);
  }

  /** True for one moment of each pending type. */
  isFirst(types: readonly string[]): boolean {
    const unseen = types.filter((type) => !this.#firsts.has(type));
    for (const type of unseen) this.#firsts.add(type);
    return unseen.length > 0;
  }

  asked(type: string, answers: number, unexplained: boolean): void {
    const asked = this.#asked.get(type) ?? { times: 0, single: 0, unexplained: 0 };
    asked.times += 1;
    if (answers === 1) asked.single += 1;
    if (unexplained) asked.unexplained += 1;
    this.#asked.set(type, asked);
  }

  revealed(moveType: string, reveals: boolean): void {
    const count = this.#reveals.get(moveType) ?? { yes: 0, no: 0 };
    count[reveals ? "yes" : "no"] += 1;
    this.#reveals.set(moveType, count);
  }

  spoke(kind: string, en: string, de: string): void {
    const count = this.#spoken.get(kind) ?? { said: 0, same: 0 };
    count.said += 1;
    if (en === de) count.same += 1;
    this.#spoken.set(kind, count);
  }

  /** Kinds of things that were described, and those whose descriptions never differed between the two languages. */
  get languages(): { readonly kinds: number; readonly same: readonly string[] } {
    const same = [...this.#spoken].filter(([, count]) => count.same === count.said).map(([kind]) => kind);
    return { kinds: this.#spoken.size, same };
  }

  get askedTypes(): ReadonlyMap<string, Readonly<Asked>> {
    return this.#asked;
  }

  report(seats: number): Report {
    const executed = Object.fromEntries(
      [...this.#executed].map(([check, counts]) => [check, Object.fromEntries(counts)]),
    ) as Record<Check, Record<string, number>>;
    return {
      seats,
      games: this.games,
      decisions: this.decisions,
      longestGame: this.longestGame,
      mostMoves: this.mostMoves,
      executed,
      asked: Object.fromEntries(this.#asked),
      reveals: Object.fromEntries(this.#reveals),
    };
  }
}
