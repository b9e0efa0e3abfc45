/** Runs jobs with the same name one after the other, and those with different names at once. */
export class Lines {
  readonly #last = new Map<string, Promise<unknown>>();

  inLine<Value>(name: string, job: () => Promise<Value>): Promise<Value> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(job);
    const done = turn
      .catch(() => {})
      .then(() => {
        if (this.#last.get(name) === done) this.#last.delete(name);
      });
    this.#last.set(name, done);
    return turn;
  }
}
