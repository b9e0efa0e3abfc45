import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { Unavailable } from "./errors.ts";
import { openDatabase } from "./open.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** What PostgreSQL sends to all connections when it is shut down. */
function shutdownMessage(): Buffer {
  const fields = Buffer.from("SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0");
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A database whose next answer can be followed, in the same packet, by the message of its shutdown. */
async function startDoomed() {
  const url = new URL(await postgres.fresh());
  const port = Number(url.port);
  let isDoomed = false;
  const server = createServer((near) => {
    const far = connect(port, url.hostname);
    near.on("data", (data) => far.write(data));
    far.on("data", (data) => near.write(isDoomed ? Buffer.concat([data, shutdownMessage()]) : data));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => {});
      one.on("close", () => other.destroy());
    }
  });
  server.listen(0);
  await once(server, "listening");
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    doom: (is: boolean) => {
      isDoomed = is;
    },
    close: () => server.close(),
  };
}

it("survives a shutdown of the database between two statements of a commit", async () => {
  const doomed = await startDoomed();
  const database = await openDatabase({ url: doomed.url, folder: "" });
  const { db } = database;
  doomed.doom(true);
  await expect(database.commit([db.deleteFrom("chat"), db.deleteFrom("notes")])).rejects.toThrow(Unavailable);
  doomed.doom(false);
  await database.check();
  await database.close();
  doomed.close();
});
