import { type ActionOf, type ChatLine, REACTIONS, type Reaction } from "@montan/protocol";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { keepRead, lastRead } from "../store/read-lines.ts";
import { Refusal } from "./api.ts";
import { isBlocked } from "./blocked.ts";
import { me } from "./server.ts";
import type { TableStream } from "./table-stream.ts";

type ChatRoom = ChatLine["room"];

/** The longest line that the server accepts. */
export const LONGEST_LINE = 500;

/** The chat at one table: lines, the draft, what is new, and sending. */
export class Talk {
  readonly draft = signal("");
  readonly sending: ReadonlySignal<boolean>;
  /** Why the last line was not sent. */
  readonly failure: ReadonlySignal<unknown>;
  /** Without the lines of blocked people. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<number>;
  /** Whether there is an unsent draft. */
  readonly begun: ReadonlySignal<boolean>;
  /** The chat room the person writes to. */
  readonly room: ReadonlySignal<ChatRoom>;
  readonly #stream: Pick<TableStream, "table" | "chat" | "seat" | "act">;
  readonly #read;
  readonly #sending = signal(false);
  readonly #failure = signal<unknown>(undefined);

  constructor(stream: Pick<TableStream, "table" | "chat" | "seat" | "act">) {
    this.#stream = stream;
    this.#read = signal(lastRead(stream.table));
    this.sending = this.#sending;
    this.failure = this.#failure;
    this.begun = computed(() => this.draft.value.trim() !== "");
    this.lines = computed(() => stream.chat.value.filter(({ by }) => !isBlocked(by.id)));
    this.unread = computed(() => newLines(this.lines.value, this.#read.value, me.value?.id));
    this.room = computed(() => (stream.seat.value === undefined ? "spectators" : "players"));
  }

  /** Everything so far has been seen. */
  read(): void {
    const last = this.#stream.chat.peek().at(-1)?.line ?? 0;
    if (last <= this.#read.peek()) return;
    this.#read.value = last;
    keepRead(this.#stream.table, last);
  }

  /** The draft; it stays until the server has the line, and what is typed meanwhile stays too. */
  async send(): Promise<void> {
    const typed = this.draft.peek();
    if (!this.begun.peek() || !(await this.#say(tidied(typed)))) return;
    const now = this.draft.peek();
    if (now.startsWith(typed)) this.draft.value = now.slice(typed.length);
  }

  async react(reaction: Reaction): Promise<void> {
    await this.#say(`:${reaction}:`);
  }

  async #say(text: string): Promise<boolean> {
    if (this.#sending.peek()) return false;
    this.#sending.value = true;
    this.#failure.value = undefined;
    try {
      await this.#act({ type: "say", room: this.room.peek(), text });
      return true;
    } catch (error) {
      this.#failure.value = error;
      return false;
    } finally {
      this.#sending.value = false;
    }
  }

  /** A person who found the table in a list has to join as a spectator before writing. */
  async #act(action: ActionOf<"say">): Promise<void> {
    try {
      await this.#stream.act(action);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "no-table") throw error;
      await this.#stream.act({ type: "watch" });
      await this.#stream.act(action);
    }
  }
}

const talks = new WeakMap<TableStream, Talk>();

/** The waiting room and the game share one, so that the draft is kept. */
export function talkAt(stream: TableStream): Talk {
  const talk = talks.get(stream) ?? new Talk(stream);
  talks.set(stream, talk);
  return talk;
}

/** How many lines of others came after that line. */
export function newLines(lines: readonly ChatLine[], read: number, own: string | undefined): number {
  return lines.filter(({ line, by, text }) => line > read && by.id !== own && text !== undefined).length;
}

export function reactionIn({ text }: ChatLine): Reaction | undefined {
  return REACTIONS.find((reaction) => text === `:${reaction}:`);
}

/** The reactions of the last few seconds, the latest of each person. */
export function freshReactions(lines: readonly ChatLine[], since: number): readonly ChatLine[] {
  const latest = new Map(lines.filter(({ at }) => at > since).map((line) => [line.by.id, line]));
  return [...latest.values()].filter((line) => reactionIn(line) !== undefined);
}

/** As the server accepts it: of the invisible characters only the line break. */
function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .trim();
}
