import { Worker } from "node:worker_threads";
import { type Lesson, playLesson, type Taught } from "./lesson.ts";

/** Plays lessons on several cores. Each game has its own seed, so the result does not depend on how many there are. */
export class School {
  readonly #workers: readonly Worker[];

  constructor(workers: number) {
    this.#workers = Array.from({ length: workers }, () => new Worker(new URL("./lesson-worker.ts", import.meta.url)));
  }

  async play(lesson: Lesson): Promise<Taught[]> {
    if (this.#workers.length === 0) return playLesson(lesson);
    const taught: Taught[] = [];
    let next = 0;
    const keepBusy = async (worker: Worker) => {
      while (next < lesson.games.length) {
        const index = next++;
        const [game] = await ask(worker, { ...lesson, games: lesson.games.slice(index, index + 1) });
        taught[index] = game as Taught;
      }
    };
    await Promise.all(this.#workers.map(keepBusy));
    return taught;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask(worker: Worker, lesson: Lesson): Promise<Taught[]> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (taught: Taught[]) => {
      worker.off("error", reject);
      resolve(taught);
    });
    worker.postMessage(lesson);
  });
}
