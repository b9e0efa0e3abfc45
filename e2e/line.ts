import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The connection between one browser and a server, which can be cut and restored. */
export interface Line {
  readonly url: string;
  /** Bytes from the server so far. */
  readonly bytes: number;
  /** Closes all connections; new ones wait until the connection is restored. */
  cut(): void;
  mend(): void;
  /** From now on sockets claim to be of another release; false: of this one. */
  pretend(isOfAnotherRelease: boolean): void;
  close(): Promise<void>;
}

export async function startLine(server: string): Promise<Line> {
  const port = Number(new URL(server).port);
  const sockets = new Set<Socket>();
  const calling: Socket[] = [];
  let isCut = false;
  let isOfAnotherRelease = false;
  let bytes = 0;
  const put = (caller: Socket) => {
    const callee = connect(port, "localhost");
    for (const [one, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    callee.on("data", ({ length }) => {
      bytes += length;
    });
    caller.on("data", (data) => {
      callee.write(isOfAnotherRelease ? data.toString("latin1").replace("live?protocol=", "$&9") : data, "latin1");
    });
    caller.on("end", () => callee.end());
    callee.pipe(caller);
  };
  const exchange = createServer((caller) => {
    caller.on("error", () => {});
    if (isCut) calling.push(caller);
    else put(caller);
  });
  exchange.listen(0, "localhost");
  await once(exchange, "listening");
  return {
    url: `http://localhost:${(exchange.address() as AddressInfo).port}/`,
    get bytes() {
      return bytes;
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
      for (const caller of calling.splice(0)) put(caller);
    },
    pretend(is) {
      isOfAnotherRelease = is;
    },
    async close() {
      exchange.close();
      for (const socket of [...sockets, ...calling]) socket.destroy();
    },
  };
}
