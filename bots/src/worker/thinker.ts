import { randomFrom } from "@montan/engine";
import { BOTS } from "../names.ts";
import { type Knowledge, register } from "../registry.ts";
import type { FromWorker, ThinkMessage, ToWorker } from "./messages.ts";

/** A worker that plays one game loads neither the rules nor the weights of the other. */
const LOAD: Readonly<Partial<Record<string, () => Promise<Knowledge>>>> = {
  carnegie: async () => (await import("../carnegie/knowledge.ts")).carnegieKnowledge,
  gluckauf: async () => (await import("../gluckauf/knowledge.ts")).gluckaufKnowledge,
};

/** The worker's side of the protocol, whatever kind of worker it is. */
export class Thinker {
  readonly #post: (message: FromWorker) => void;
  readonly #searches = new Map<number, AbortController>();

  constructor(post: (message: FromWorker) => void) {
    this.#post = post;
  }

  receive(message: ToWorker): void {
    if (message.type === "cancel") this.#searches.get(message.id)?.abort();
    else void this.#think(message);
  }

  async #think(message: ThinkMessage): Promise<void> {
    const { id } = message;
    const controller = new AbortController();
    this.#searches.set(id, controller);
    try {
      this.#post({ type: "move", id, move: JSON.stringify(await this.#choose(message, controller.signal)) });
    } catch (error) {
      this.#post({ type: "failed", id, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#searches.delete(id);
    }
  }

  async #choose(
    { id, game, bot, seat, view, seed, budget, progress }: ThinkMessage,
    signal: AbortSignal,
  ): Promise<unknown> {
    const knowledge = await LOAD[game]?.();
    if (knowledge === undefined) throw new Error(`no bot knows the game ${game}`);
    register(knowledge);
    return BOTS[bot].choose({
      game: knowledge.game,
      seat,
      view: JSON.parse(view) as unknown,
      random: randomFrom(seed),
      signal,
      ...(budget !== undefined && { budget }),
      ...(progress && {
        onProgress: ({ move, visits, scores }) =>
          this.#post({ type: "progress", id, move: JSON.stringify(move), visits, scores }),
      }),
    });
  }
}
