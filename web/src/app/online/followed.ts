import type { Listed, ListName } from "@montan/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ListMessage } from "../../online/connection.ts";

/** Tables of a list by id; undefined: not received yet. */
export type TablesById = ReadonlyMap<string, Listed> | undefined;

/** A list of tables from the server: whole at first and after every gap, then line by line. */
export class FollowedList {
  readonly list: ListName;
  readonly #tables = signal<TablesById>(undefined);

  constructor(list: ListName) {
    this.list = list;
  }

  get tables(): ReadonlySignal<TablesById> {
    return this.#tables;
  }

  hear(message: ListMessage): void {
    if (message.list !== this.list) return;
    if (message.type === "list") {
      this.#tables.value = new Map(message.tables.map((line) => [line.table, line]));
      return;
    }
    const changed = new Map(this.#tables.peek());
    if (message.line === undefined) changed.delete(message.table);
    else changed.set(message.table, message.line);
    this.#tables.value = changed;
  }
}
