import { EventEmitter } from "node:events";

export interface Bus {
  /** Tells every node, this one included. */
  publish(topic: string, text: string): void;
  on(topic: string, listener: (text: string) => void): void;
  /** Hints may have been lost: subscribers read the database again. */
  onGap(listener: () => void): void;
}

/** Within one process. */
export class LocalBus implements Bus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish(topic: string, text: string): void {
    queueMicrotask(() => this.hear(topic, text));
  }

  hear(topic: string, text: string): void {
    this.#emitter.emit(`topic ${topic}`, text);
  }

  on(topic: string, listener: (text: string) => void): void {
    this.#emitter.on(`topic ${topic}`, listener);
  }

  gap(): void {
    this.#emitter.emit("gap");
  }

  onGap(listener: () => void): void {
    this.#emitter.on("gap", listener);
  }
}
