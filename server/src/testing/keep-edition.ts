import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  decideAt,
  type EditionDecision,
  type EditionTable,
  packEdition,
  questionAt,
  totalsAt,
  writeEdition,
} from "./edition.ts";
import { chooser, seated } from "./games.ts";
import { startTableServer } from "./table-server.ts";

// Stores what this edition writes, for the tests of all later ones: node server/src/testing/keep-edition.ts edition-2
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error("How is the edition called?");

const GAMES = [
  { game: "gluckauf", names: ["Ann", "Bob", "Eve"], options: {} },
  { game: "carnegie", names: ["Ann", "Bob"], options: {} },
  {
    game: "carnegie",
    names: ["Ann", "Bob", "Eve", "Dan"],
    options: {
      modules: ["new-beginning", "new-departments", "new-donations", "right-to-wait", "secret-donation"],
    },
  },
] as const;

/** How many decisions of each game are in the database; the rest is played on a copy of it. */
const STORED = 90;

type Begun = Pick<EditionTable, "table" | "game" | "names">;

const folder = mkdtempSync(join(tmpdir(), "montan-edition-"));
const copy = mkdtempSync(join(tmpdir(), "montan-edition-"));
try {
  const begun = await begin();
  packEdition(name, folder);
  cpSync(folder, copy, { recursive: true });
  writeEdition({ name, tables: await finish(begun) });
} finally {
  for (const path of [folder, copy]) rmSync(path, { recursive: true, force: true });
}

async function begin(): Promise<readonly Begun[]> {
  const server = await startTableServer({ folder });
  const begun: Begun[] = [];
  for (const { game, names, options } of GAMES) {
    const { table, players } = await seated(server.address, names, { game, options });
    for (const player of players) player.close();
    begun.push({ table, game, names });
    await playOn(server.address, { table, game, names }, STORED);
  }
  await server.stop();
  return begun;
}

async function finish(begun: readonly Begun[]): Promise<readonly EditionTable[]> {
  const server = await startTableServer({ folder: copy });
  const tables: EditionTable[] = [];
  for (const one of begun) {
    const decisions = await playOn(server.address, one, Number.POSITIVE_INFINITY);
    tables.push({ ...one, decisions, totals: await totalsAt(server.address, one) });
  }
  await server.stop();
  return tables;
}

async function playOn(address: string, begun: Begun, most: number): Promise<readonly EditionDecision[]> {
  const choose = chooser(begun.game);
  const made: EditionDecision[] = [];
  while (made.length < most) {
    const question = await questionAt(address, begun);
    if (question === undefined) break;
    const { seat, moves, version } = question;
    const decision = { seat, move: choose(moves) as EditionDecision["move"] };
    await decideAt(address, begun, decision, version);
    made.push(decision);
  }
  return made;
}
