import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Player } from "../testing/player.ts";
import { startTableServer, type TableServer } from "../testing/table-server.ts";

const folder = mkdtempSync(join(tmpdir(), "montan-malformed-"));
let server: TableServer;
let ann: Player;
let table: string;
beforeAll(async () => {
  server = await startTableServer({ folder });
  ann = new Player(server.address, "Ann");
  ({ table } = await ann.create({ game: "gluckauf", seats: 2 }));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Fields = Readonly<Record<string, unknown>>;
type Sample = readonly [fields: Fields, optional?: readonly string[]];

const id = "decision-0001";
const ACTIONS: readonly Sample[] = [
  [{ type: "join", seat: 0, link: "abcdefghijklmnop", zone: "Europe/Berlin" }, ["seat", "link", "zone"]],
  [{ type: "watch", link: "abcdefghijklmnop" }, ["link"]],
  [{ type: "leave", seat: 0 }, ["seat"]],
  [{ type: "start" }],
  [{ type: "seat-bot", seat: 1, bot: "easy" }],
  [{ type: "clear-seat", seat: 1 }],
  [{ type: "decide", seat: 0, id, expect: 3, move: { type: "take" } }],
  [{ type: "undo", seat: 0, id, expect: 3, scope: "turn" }, ["scope"]],
  [{ type: "answer-undo", seat: 0, expect: 1, agree: true }],
  [{ type: "resign", seat: 0 }],
  [{ type: "return", seat: 0 }],
  [{ type: "abandon", seat: 0, agree: true }],
  [{ type: "rematch" }],
  [{ type: "say", room: "players", text: "hello" }],
  [{ type: "delete-line", line: 1 }],
  [{ type: "mute", person: "p-Bob", muted: true }],
  [{ type: "make-link", kind: "seat", seat: 0 }, ["seat"]],
  [{ type: "revoke-link", kind: "seat", seat: 0 }, ["seat"]],
];

const WRONG: readonly unknown[] = [null, [], [1], -1, 1.5, 1e300, "", "x".repeat(9_000), "\u0000", { a: { b: [] } }];

/** Deeper than any move. */
const DEEP = JSON.parse(`${'{"a":'.repeat(40)}1${"}".repeat(40)}`) as unknown;

/** Each required field missing, each field wrong in many ways, and one field too many. */
function spoiled([fields, optional = []]: Sample): Fields[] {
  const wrong: Fields[] = [{ ...fields, more: 1 }];
  for (const [key, good] of Object.entries(fields)) {
    const { [key]: _, ...without } = fields;
    if (!optional.includes(key)) wrong.push(without);
    // A move must be an object; its contents are for the rules to check.
    const values = typeof good === "object" ? [...WRONG.filter((value) => !isObject(value)), DEEP] : WRONG;
    for (const value of values) wrong.push({ ...fields, [key]: value });
    if (typeof good === "boolean") wrong.push({ ...fields, [key]: "true" });
    if (typeof good === "number") wrong.push({ ...fields, [key]: String(good) });
    if (typeof good === "string") wrong.push({ ...fields, [key]: 7 }, { ...fields, [key]: true });
  }
  return wrong;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const nameOf = (samples: readonly Sample[]) => samples.map((sample) => [String(sample[0].type), sample] as const);
const refused = { code: "malformed" };

describe("over HTTP", () => {
  it.each(nameOf(ACTIONS))("the action %s malformed in any field is refused, and named", async (_, sample) => {
    for (const action of spoiled(sample)) {
      const { status, body } = await ann.post(`/api/tables/${table}/actions`, action);
      expect([status, body], JSON.stringify(action)).toMatchObject([400, refused]);
    }
    const { body } = await ann.post<{ code?: string }>(`/api/tables/${table}/actions`, {
      ...sample[0],
      type: sample[0].type,
    });
    expect(body.code).not.toBe("malformed");
  });

  const settings = {
    visibility: "open",
    clock: { type: "days", days: 2, quiet: { from: 22, to: 8 } },
    undo: "off",
    spectators: "off",
    absence: "end",
    substitute: "easy",
    start: "full",
  };
  it("a new table malformed in any field is refused", async () => {
    const whole = { game: "gluckauf", seats: 2, options: {}, settings };
    const wrong = [
      ...spoiled([whole, ["options", "settings"]]).filter(
        ({ settings: given }) => !isObject(given) || given === settings,
      ),
      ...spoiled([settings, Object.keys(settings)]).map((given) => ({ ...whole, settings: given })),
      ...[{ type: "live", minutes: 1, increment: 0 }, settings.clock].flatMap((clock) =>
        spoiled([clock, ["quiet"]]).map((given) => ({ ...whole, settings: { clock: given } })),
      ),
    ].filter((body) => !/(minutes|days)":1.5/.test(JSON.stringify(body)));
    for (const body of wrong) {
      const answer = await ann.post("/api/tables", body);
      expect([answer.status, answer.body], JSON.stringify(body)).toMatchObject([400, refused]);
    }
    expect((await ann.post("/api/tables", whole)).status).toBe(201);
  });

  it.each([
    ["POST", "invitation", { link: "abcdefghijklmnop" }, 404],
    ["PUT", "note", { text: "the third card" }, 200],
  ] as const)("%s %s malformed in any field is refused", async (method, what, fields, status) => {
    const path = `/api/tables/${table}/${what}`;
    const say = (body: unknown) => (method === "PUT" ? ann.put(path, body) : ann.post(path, body));
    // An empty note is valid too.
    const isAllowed = (body: Fields) => what === "note" && body.text === "" && !("more" in body);
    for (const body of [...spoiled([fields]).filter((body) => !isAllowed(body)), [], "null", "7"]) {
      const answer = await say(body);
      expect([answer.status, answer.body], JSON.stringify(body)).toMatchObject([400, refused]);
    }
    expect((await say(fields)).status).toBe(status);
  });

  it.each([
    ["/api/tables?before=x", 400],
    ["/api/tables/mine?before=-1", 400],
    [`/api/tables/%2e%2e`, 404],
    ["/api/tables/no-such-table-here", 404],
    ["/api/tables/no-such-table-here/record", 404],
    ["/api/tables/TABLE/view?seat=one", 400],
    ["/api/tables/TABLE/history?from=1.5", 400],
    ["/api/tables/TABLE/moves?seat=99", 403],
    ["/api/tables/TABLE/moves", 403],
  ])("GET %s answers %d", async (path, status) => {
    expect((await ann.get(path.replace("TABLE", table))).status).toBe(status);
  });

  it("invalid JSON, or too much of it, is refused", async () => {
    expect((await ann.post(`/api/tables/${table}/actions`, "{")).status).toBe(400);
    expect((await ann.post(`/api/tables/${table}/actions`, `{"a":"${"x".repeat(40_000)}"}`)).status).toBe(413);
  });
});

describe("over a socket", () => {
  const MESSAGES: readonly Sample[] = [
    [{ type: "subscribe", table: "TABLE", seat: 0, from: 1, line: 1 }, ["seat", "from", "line"]],
    [{ type: "unsubscribe", table: "TABLE", seat: 0 }, ["seat"]],
    [{ type: "moves", request: 1, table: "TABLE", seat: 0 }],
    [{ type: "act", request: 1, table: "TABLE", action: { type: "start" } }],
    [{ type: "ping", request: 1 }],
    [{ type: "follow", lists: ["mine", "open"] }],
    [{ type: "look", looking: true }],
  ];

  let noisy = 0;

  /** Somebody new for each handful, because of the limits per person. */
  async function sayAll(messages: readonly unknown[]): Promise<void> {
    for (let from = 0; from < messages.length; from += 40) {
      const player = new Player(server.address, `Noisy${++noisy}`);
      await player.connect();
      const some = messages.slice(from, from + 40);
      for (const message of some) player.send(message);
      await player.until(() => player.messages.length > some.length);
      const answers = player.messages.slice(1);
      for (const [index, answer] of answers.entries())
        expect(answer, JSON.stringify(some[index])).toMatchObject({ type: "refused", ...refused });
      player.close();
    }
  }

  it.each(nameOf(MESSAGES))("the message %s malformed in any field is refused", async (_, [fields, optional]) => {
    await sayAll(
      spoiled([{ ...fields, ...("table" in fields && { table }) }, optional ?? []]).filter(
        // An empty list of lists is valid too, and the types of actions are checked below.
        (message) =>
          JSON.stringify(message.lists) !== "[]" && (!isObject(message.action) || message.action === fields.action),
      ),
    );
  });

  it("an action inside a message is checked just the same", async () => {
    const actions = ACTIONS.flatMap((sample) => spoiled(sample).slice(0, 12));
    await sayAll(actions.map((action) => ({ type: "act", request: 5, table, action })));
  });

  it("messages without a known type are refused", async () => {
    for (const lists of [["mine", "mine", "mine", "mine"], ["theirs"], "mine"])
      await sayAll([{ type: "follow", lists }]);
    await sayAll(["", "{", "null", "[]", '"subscribe"', "1", '{"__proto__":{"type":"subscribe"}}']);
  });

  it("binary frames are refused, and a message that is too long closes the socket", async () => {
    const player = new Player(server.address, "Binary");
    await player.connect();
    player.socket.send(Buffer.from([1, 2, 3]));
    await player.message("refused");
    player.send(`"${"x".repeat(40_000)}"`);
    await player.until(() => player.closed === 1009);
  });

  it("a client that sends too much is cut off, over however many sockets", async () => {
    const sockets = [1, 2, 3, 4].map(() => new Player(server.address, "Flood"));
    for (const socket of sockets) {
      await socket.connect();
      for (let count = 0; count < 50; count++) socket.send("{}");
    }
    await expect.poll(() => sockets.map(({ closed }) => closed)).toContain(4008);
  });
});

it("none of this was an error of the server", () => {
  expect(server.failures).toEqual([]);
});
