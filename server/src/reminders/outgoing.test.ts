import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPublic, outgoing, outgoingAnywhere, PrivateTarget } from "./outgoing.ts";

const HERE = "127.0.0.1";
const BODY = Buffer.from("{}");

let server: Server;
let port: number;
const heard: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(`${request.headers.host} ${request.url}`);
    const status = request.url === "/moved" ? 307 : 204;
    response.writeHead(status, { Location: `http://${HERE}:${port}/moved-here` }).end();
  });
  server.listen(0, HERE);
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

it.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "fc00::1",
  "fd12::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "::7f00:1",
  "4000::1",
  "nonsense",
])("%s is no public address", (address) => expect(isPublic(address)).toBe(false));

it.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:4700::1111"])("%s is a public address", (address) =>
  expect(isPublic(address)).toBe(true),
);

describe("a private address is recognized at once, however it is written", () => {
  it.each([
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://017700000001/",
    "http://[::1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::127.0.0.1]/",
    "https://10.0.0.1:8443/hook",
    "http://user:password@93.184.216.34/",
  ])("%s", (target) => expect(() => outgoing().check(target)).toThrow(PrivateTarget));

  it("a name has to be resolved first", () => expect(() => outgoing().check("https://hook.example/")).not.toThrow());
});

it.each([[[HERE]], [["93.184.216.34", "10.0.0.1"]], [["::1"]], [[]]])(
  "a name that leads to %j gets nothing",
  async (addresses) => {
    const { post } = outgoing({ resolve: async () => addresses });
    await expect(post(`http://hook.example:${port}/`, {}, BODY)).rejects.toThrow(PrivateTarget);
    expect(heard).toEqual([]);
  },
);

it("goes to the address that was checked, even if the name resolves to another one now", async () => {
  const leads = [HERE, "10.0.0.1"];
  const resolve = async () => [leads.shift() ?? ""];
  const { post } = outgoing({ resolve, allows: (address) => address === HERE });
  expect(await post(`http://hook.example:${port}/here`, {}, BODY)).toBe(204);
  expect(heard.splice(0)).toEqual([`hook.example:${port} /here`]);
  await expect(post(`http://hook.example:${port}/here`, {}, BODY)).rejects.toThrow(PrivateTarget);
});

it("follows no redirect", async () => {
  expect(await outgoingAnywhere().post(`http://${HERE}:${port}/moved`, {}, BODY)).toBe(307);
  expect(heard.splice(0)).toEqual([`${HERE}:${port} /moved`]);
});
