import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { PROTOCOL } from "@montan/protocol";
import { SESSION_COOKIE } from "../people/contract.ts";

const TEXT = 0x81;
const MASKED = 0x80;
const TWO_BYTES = 126;

/** A client that goes on sending whatever it is told: it never answers a close frame. */
export class RawSocket {
  readonly #socket: Socket;
  heard = "";
  isClosed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (data) => {
      this.heard += data.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      this.isClosed = true;
    });
  }

  static async open(address: string, session: string): Promise<RawSocket> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const lines = [
      `GET /api/live?protocol=${PROTOCOL} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
      `Cookie: ${SESSION_COOKIE}=${session}`,
    ];
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    await once(socket, "data");
    return new RawSocket(socket);
  }

  /** A text frame; a mask of zeros leaves it as it is. */
  send(message: unknown): void {
    const text = Buffer.from(JSON.stringify(message));
    const head = Buffer.alloc(8);
    head.writeUInt8(TEXT, 0);
    head.writeUInt8(MASKED | TWO_BYTES, 1);
    head.writeUInt16BE(text.length, 2);
    this.#socket.write(Buffer.concat([head, text]));
  }

  /** Stops reading from the connection. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  cut(): void {
    this.#socket.destroy();
  }
}
