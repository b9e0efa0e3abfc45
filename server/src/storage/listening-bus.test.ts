import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { ListeningBus } from "./listening-bus.ts";

let postgres: TestPostgres;
let direct: string;
beforeAll(async () => {
  postgres = await startPostgres();
  direct = await postgres.fresh();
});
afterAll(() => postgres.stop());

/** A connection to the database that can be cut without either side noticing. */
async function startWay(): Promise<{ url: string; server: Server; cut(): void }> {
  const { hostname, port } = new URL(direct);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (data) => to.write(data));
      from.on("error", () => {});
      from.on("close", () => open.has(from) && to.destroy());
    }
  });
  server.listen(0);
  await once(server, "listening");
  const url = new URL(direct);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    server,
    cut() {
      for (const socket of open) socket.removeAllListeners("data").pause();
      open.clear();
    },
  };
}

it("notices a connection that was cut silently, sends what was pending, and reports a gap", async () => {
  const way = await startWay();
  const [cut, other] = [new ListeningBus(way.url, { beat: 200, patience: 400 }), new ListeningBus(direct)];
  await Promise.all([cut.start(), other.start()]);
  const heard: string[] = [];
  other.on("news", (text) => heard.push(text));
  cut.on("news", (text) => heard.push(`back: ${text}`));
  let gaps = 0;
  cut.onGap(() => gaps++);
  cut.publish("news", "one");
  await expect.poll(() => heard).toEqual(expect.arrayContaining(["one", "back: one"]));
  way.cut();
  await expect.poll(() => gaps).toBe(1);
  way.cut();
  cut.publish("news", "two");
  await expect.poll(() => heard).toContain("two");
  other.publish("news", "three");
  await expect.poll(() => heard).toContain("back: three");
  await Promise.all([cut.stop(), other.stop()]);
  way.server.close();
});

it("keeps a bounded number of hints while the database does not answer", async () => {
  const [away, other] = [new ListeningBus(direct), new ListeningBus(direct)];
  const heard: string[] = [];
  other.on("news", (text) => heard.push(text));
  await other.start();
  for (let count = 1; count <= 10_500; count++) away.publish("news", String(count));
  await away.start();
  away.publish("news", "last");
  await expect.poll(() => heard.at(-1)).toBe("last");
  expect([heard.length, heard[0]]).toEqual([10_000, "502"]);
  await Promise.all([away.stop(), other.stop()]);
});
