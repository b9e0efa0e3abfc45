import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableInfo } from "@montan/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seated } from "../testing/games.ts";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";
import { tablesOfPeople } from "./personal.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-links-"));
let server: TableServer;
beforeAll(async () => {
  server = await startTableServer({ folder });
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const someone = (name: string) => new Player(server.address, name);
const info = async (player: Player, table: string) => (await player.get<TableInfo>(`/api/tables/${table}`)).body;
const seatLink = async (player: Player, table: string, seat: number) =>
  (await player.act(table, { type: "make-link", kind: "seat", seat })).link ?? "";

describe("the link of a seat", () => {
  it("made by the host becomes invalid once somebody sits there", async () => {
    const [ann, bob] = [someone("Ann"), someone("Bob")];
    const { table } = await ann.create({ game: "gluckauf", seats: 3 });
    const link = await seatLink(ann, table, 1);
    expect(await bob.act(table, { type: "join", link })).toMatchObject({ seat: 1 });
    expect(await ann.tryTo(table, { type: "join", link })).toMatchObject({ code: "no-link" });
    expect(await someone("Eve").tryTo(table, { type: "join", link })).toMatchObject({ code: "no-link" });
    expect((await info(ann, table)).chairs[1]?.person?.name).toBe("Bob");
  });

  it("becomes invalid when its person has left the seat or was removed", async () => {
    const [ann, bob, cid, dot] = [someone("Ann"), someone("Bob"), someone("Cid"), someone("Dot")];
    const { table, link: invitation } = await ann.create({ game: "gluckauf", seats: 3 });
    await bob.act(table, { type: "join", link: invitation, seat: 1 });
    await cid.act(table, { type: "join", link: invitation, seat: 2 });
    const links = [await seatLink(bob, table, 1), await seatLink(cid, table, 2)];
    await bob.act(table, { type: "leave" });
    await ann.act(table, { type: "clear-seat", seat: 2 });
    await dot.act(table, { type: "join", link: invitation, seat: 1 });
    await ann.act(table, { type: "seat-bot", seat: 2, bot: "random" });
    for (const link of links)
      expect(await someone("Eve").tryTo(table, { type: "join", link })).toMatchObject({ code: "no-link" });
  });

  it("becomes invalid when another person takes the seat", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const [, bob] = players as [Player, Player];
    const link = await seatLink(bob, table, 1);
    const again = someone("Bobby");
    await again.act(table, { type: "join", link });
    expect(await someone("Eve").tryTo(table, { type: "join", link })).toMatchObject({ code: "no-link" });
    const fresh = await seatLink(again, table, 1);
    expect(await again.act(table, { type: "join", link: fresh })).toMatchObject({ seat: 1 });
    expect(await bob.act(table, { type: "join", link: fresh })).toMatchObject({ seat: 1 });
  });

  it("stays valid while a bot plays for its person", async () => {
    const settings = { substitute: "random" } as const;
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const [, bob] = players as [Player, Player];
    const link = await seatLink(bob, table, 1);
    await bob.act(table, { type: "resign", seat: 1 });
    await bob.act(table, { type: "return", seat: 1 });
    expect(await someone("Bobby").act(table, { type: "join", link })).toMatchObject({ seat: 1 });
  });

  it("becomes invalid once it is revoked", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const [ann, bob] = players as [Player, Player];
    const link = await seatLink(bob, table, 1);
    const revoke = { type: "revoke-link", kind: "seat", seat: 1 } as const;
    expect(await ann.tryTo(table, revoke)).toMatchObject({ code: "not-your-seat" });
    await bob.act(table, revoke);
    expect(await someone("Bobby").tryTo(table, { type: "join", link })).toMatchObject({ code: "no-link" });
  });

  it("is deleted with a person who asks to be forgotten", async () => {
    const settings = { substitute: "random" } as const;
    const { table, players } = await seated(server.address, ["Ann", "Bob"], { settings });
    const [, bob] = players as [Player, Player];
    const link = await seatLink(bob, table, 1);
    await tablesOfPeople(server.node.tables).forget("p-Bob");
    expect(await someone("Eve").tryTo(table, { type: "join", link })).toMatchObject({ code: "no-link" });
  });

  it("makes the one who opens the host's seat the host", async () => {
    const { table, players } = await seated(server.address, ["Ann", "Bob"]);
    const [ann] = players as [Player, Player];
    const again = someone("Annie");
    await again.act(table, { type: "join", link: await seatLink(ann, table, 0) });
    expect((await info(again, table)).host).toBe("p-Annie");
    await again.act(table, { type: "mute", person: "p-Bob", muted: true });
    expect(await ann.tryTo(table, { type: "mute", person: "p-Bob", muted: false })).toMatchObject({
      code: "host-only",
    });
  });

  it("leaves a host who keeps another seat the host", async () => {
    const ann = someone("Ann");
    const { table } = await ann.create({ game: "gluckauf", seats: 3 });
    await ann.act(table, { type: "join", seat: 1 });
    await someone("Bob").act(table, { type: "join", link: await seatLink(ann, table, 0) });
    expect((await info(ann, table)).host).toBe("p-Ann");
  });
});
