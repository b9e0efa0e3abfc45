import { type ReadonlySignal, signal } from "@preact/signals";
import { keepUnsentNote, unsentNote } from "../store/unsent-notes.ts";
import { Refusal, readNote, writeNote } from "./api.ts";

/** The longest note that the server accepts. */
export const LONGEST_NOTE = 4_000;
/** Milliseconds without typing after which a note is saved. */
const PAUSE = 1_000;
/** Milliseconds until the next attempt if there was no answer. */
const AGAIN = 5_000;
/** Refusals after which the same request may succeed a little later. */
const PASSING = ["unavailable", "too-busy", "too-many-requests"];

/** `here`: so far only this device has it. */
type NoteStatus = "reading" | "saved" | "saving" | "here" | "refused";

interface Ways {
  readonly read?: typeof readNote;
  readonly write?: typeof writeNote;
}

/** A person's private note at a table. It is kept on the device until the server has it. */
export class Note {
  readonly text: ReadonlySignal<string>;
  readonly status: ReadonlySignal<NoteStatus>;
  readonly #table: string;
  readonly #person: string;
  readonly #text = signal("");
  readonly #status = signal<NoteStatus>("reading");
  readonly #read: typeof readNote;
  readonly #write: typeof writeNote;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, person: string, { read = readNote, write = writeNote }: Ways = {}) {
    this.#table = table;
    this.#person = person;
    this.#read = read;
    this.#write = write;
    this.text = this.#text;
    this.status = this.#status;
  }

  /** A note not sent last time takes precedence over the server's. */
  async open(): Promise<void> {
    const unsent = unsentNote(this.#table, this.#person);
    if (unsent !== undefined) {
      this.#text.value = unsent;
      return this.save();
    }
    try {
      const text = await this.#read(this.#table);
      if (this.#status.peek() !== "reading") return;
      this.#text.value = text;
      this.#status.value = "saved";
    } catch (error) {
      if (this.#status.peek() !== "reading" || this.#closed) return;
      if (isFinal(error)) this.#status.value = "refused";
      else this.#timer = setTimeout(() => void this.open(), AGAIN);
    }
  }

  type(text: string): void {
    this.#text.value = text;
    this.#status.value = "saving";
    keepUnsentNote(this.#table, this.#person, text);
    this.#later(PAUSE);
  }

  /** The field was closed: what is not saved yet is saved at once. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    if (this.#status.peek() === "saving") void this.save();
  }

  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const text = this.#text.peek();
    this.#status.value = "saving";
    try {
      // The server accepts no invisible characters besides the line break.
      await this.#write(this.#table, text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " "));
    } catch (error) {
      if (text !== this.#text.peek()) return;
      this.#status.value = isFinal(error) ? "refused" : "here";
      if (!isFinal(error)) this.#later(AGAIN);
      return;
    }
    if (text !== this.#text.peek()) return;
    keepUnsentNote(this.#table, this.#person, undefined);
    this.#status.value = "saved";
  }

  #later(time: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.save(), time);
  }
}

function isFinal(error: unknown): boolean {
  return error instanceof Refusal && !PASSING.includes(error.code);
}
