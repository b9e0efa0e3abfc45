// A bot for Montan in plain JavaScript: Node 22 or newer, or any browser; no dependencies.
//
//   node example-bot.js ADDRESS TABLE LINK
//
// It takes a seat with the secret of an invitation, makes the first legal move whenever it is asked, and ends with the
// game. With MONTAN_TOKEN it plays as a bot account, otherwise as a guest. Its messages are described in protocol.md.

const [address, table, link] = process.argv.slice(2);
const token = process.env.MONTAN_TOKEN;
let headers = { "content-type": "application/json", origin: address };

async function post(path, body) {
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  // Too fast, or the database does not answer: repeating the request is safe.
  if (response.status === 429 || response.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * (answer.params?.seconds ?? 1)));
    return post(path, body);
  }
  if (!response.ok && answer.code !== "stale") throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return { answer, cookie: response.headers.get("set-cookie")?.split(";")[0] };
}

/**
 * A delta: [value] replaces the old one; otherwise fields by name, "-" lists removed ones, "#" is the length of a list.
 */
function patched(value, delta) {
  if (Array.isArray(delta)) return delta[0];
  const changed = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, part] of Object.entries(delta)) {
    if (key === "#") changed.length = part;
    else if (key === "-") for (const gone of part) delete changed[gone];
    else changed[key] = patched(value[key], part);
  }
  return changed;
}

if (token !== undefined) headers = { ...headers, authorization: `Bearer ${token}` };
else headers = { ...headers, cookie: (await post("/api/people", { name: "Example" })).cookie };

const actions = `/api/tables/${table}/actions`;
const { seat } = (await post(actions, { type: "join", link })).answer;
if (seat === undefined) throw new Error("no seat is free");
console.log(`sitting at seat ${seat}`);

let version;
let view;
let busy = false;

function connect() {
  const socket = new WebSocket(`${address.replace("http", "ws")}/api/live?protocol=1`, { headers });
  const send = (message) => socket.send(JSON.stringify(message));
  const subscribe = (from) => send({ type: "subscribe", table, seat, ...(from !== undefined && { from }) });
  const ask = () => {
    if (busy || socket.readyState !== WebSocket.OPEN) return;
    busy = true;
    send({ type: "moves", request: version, table, seat });
  };

  socket.onopen = () => {
    busy = false;
    subscribe(version);
    // Reconnected: perhaps nothing has happened since, but we may be asked all the same.
    if (version !== undefined) ask();
  };
  // After a reconnect continue from the version we have.
  socket.onclose = () => setTimeout(connect, 1000);
  socket.onmessage = async ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "snapshot") ({ version, view } = message);
    if (message.type === "update") {
      version = message.version;
      if (message.delta !== undefined) view = patched(view, message.delta);
    }
    if (message.type === "reload") subscribe(message.version);
    if (message.type === "refused") throw new Error(data);
    if (message.type === "moves") {
      const [move] = message.moves;
      if (move !== undefined) {
        const id = crypto.randomUUID();
        await post(actions, { type: "decide", seat, id, expect: message.version, move });
      }
      busy = false;
      if (version > message.version) ask();
    }
    if (message.info?.status === "ended") {
      console.log(`${message.info.ending}; I have seen ${Object.keys(view).length} parts of the table`);
      process.exit(0);
    }
    const asked = message.info?.asked ?? message.asked;
    if (asked?.includes(seat)) ask();
  };
}
connect();
