import type { ClientMessage, ServerMessage } from "@montan/protocol";

type Sent<Type extends ClientMessage["type"]> = Extract<ClientMessage, { type: Type }>;

/** The page's end of a connection to a server; the test is the other end. */
export class FakeSocket extends EventTarget {
  readonly sent: ClientMessage[] = [];
  /** The page has closed it. */
  isClosed = false;
  /** The other end answers what is sent from now on. */
  answers: ((message: ClientMessage) => void) | undefined;

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    this.answers?.(message);
  }

  close(): void {
    this.isClosed = true;
  }

  sentOf<Type extends ClientMessage["type"]>(type: Type): Sent<Type>[] {
    return this.sent.filter((message): message is Sent<Type> => message.type === type);
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  greet(at = Date.now()): void {
    this.say({ type: "hello", protocol: 1, at, person: { id: "p-anna", name: "Anna" } });
  }

  /** The connection is closed, with this code. */
  drop(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

/** Every socket a page has opened, the latest last. */
export function fakeSockets(): { readonly all: readonly FakeSocket[]; readonly last: FakeSocket; open(): WebSocket } {
  const all: FakeSocket[] = [];
  return {
    all,
    get last() {
      const socket = all.at(-1);
      if (socket === undefined) throw new Error("no socket was opened");
      return socket;
    },
    open() {
      const socket = new FakeSocket();
      all.push(socket);
      return socket as unknown as WebSocket;
    },
  };
}
