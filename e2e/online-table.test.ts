import type { Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { clickThrough } from "./clicking.ts";
import { type OnlineServer, seatThem, startServer } from "./online.ts";
import { playState, untilAsked } from "./play.ts";

const visit = visitors();
const servers: OnlineServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function ownServer(): Promise<OnlineServer> {
  const server = await startServer();
  servers.push(server);
  return server;
}

test("what one does is seen at the other's screen", async () => {
  const { url } = await ownServer();
  const visits = [await visit({ url }), await visit({ url })];
  await seatThem(visits, ["Anna", "Ben"], { game: "gluckauf", seats: 2 });
  const [anna, ben] = visits.map(({ page }) => page) as [Page, Page];
  const first = (await playState(anna)).state === "yours" ? anna : ben;
  const second = first === anna ? ben : anna;
  await untilAsked(first);
  await clickThrough(first, 5, 1);
  await expect.poll(async () => (await playState(second)).decisions).toBeGreaterThan(0);
});
