import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { game, type Move, type Player, type State } from "@montan/carnegie";
import { type AnyGame, canonical, importRecord, type Seat } from "@montan/engine";

/**
 * Writes the gallery's positions from the recorded games: a view of the asked seat for every kind of question, and
 * finished games. Run it again when the games have been recorded again.
 */
const RECORDS = join(import.meta.dirname, "../../../../games/carnegie/fixtures");
const FOLDER = join(import.meta.dirname, "../../gallery/carnegie/fixtures");
/** The second half has the fullest tables. */
const BEST_ROUND = 13;

const found = new Map<string, { readonly view: State; readonly rank: number }>();

function offer(name: string, view: State, rank: number): void {
  if (rank > (found.get(name)?.rank ?? Number.NEGATIVE_INFINITY)) found.set(name, { view, rank });
}

/** Much to choose from, several players, late in the game. */
function look(state: State, seat: Seat): void {
  const pending = game.pending(state, seat);
  if (pending === undefined || (pending.type === "transfer-choice" && pending.left === 0)) return;
  const moves = game.legalMoves(state, seat);
  const kinds = new Set(moves.map(({ type }) => type)).size;
  const late = Math.abs(state.round.number - BEST_ROUND);
  const rank = kinds * 2 + Math.min(moves.length, 14) + state.players.length - late;
  const rested = pending.type === "department-turn" && pending.action === "hr" && pending.department === undefined;
  if (rested && state.players.length === 3 && state.round.number > 10) hrTurn = { state, seat };
  if (state.players.length > 1) offer(pending.type, game.view(state, seat), rank);
  else if (pending.type === "department-turn") offer("andrew", game.view(state, seat), rank);
}

/** Nobody transfers an employee in the recorded games: here HR Administration is in an empty room, staffed. */
function lookAtTransfers(): void {
  if (hrTurn === undefined) return;
  const { seat, state } = hrTurn;
  const player = state.players[seat] as Player;
  const cell = player.departments.indexOf("");
  const staffed = {
    ...player,
    departments: player.departments.with(cell, "hr-administration"),
    desks: player.desks.with(cell, 1),
  };
  let now: State = { ...state, players: state.players.with(seat, staffed) };
  const sent = { type: "use-employee", department: "hr-administration", desk: 0, effect: "mission-transfer" } as const;
  now = game.apply(now, seat, { ...sent, region: "east" });
  look(now, seat);
  const [picked] = game.legalMoves(now, seat);
  if (picked !== undefined) look(game.apply(now, seat, picked), seat);
}

let hrTurn: { readonly state: State; readonly seat: Seat } | undefined;

for (const path of globSync("*.record", { cwd: RECORDS }).sort()) {
  const { setup, decisions, state: end } = importRecord(readFileSync(join(RECORDS, path), "utf8"), [game as AnyGame]);
  let state = game.create(game.options(setup.options, setup.seats), setup.seats, setup.seed);
  for (const { seat, move } of decisions) {
    for (const decider of game.deciders(state)) look(state, decider);
    state = game.apply(state, seat, move as Move);
  }
  offer(setup.seats === 1 ? "andrew-over" : "game-over", game.view(end as State, 0), setup.seats);
}

lookAtTransfers();

mkdirSync(FOLDER, { recursive: true });
for (const [name, { view }] of found) writeFileSync(join(FOLDER, `${name}.json`), `${canonical(view)}\n`);
process.stdout.write(`${found.size} positions: ${[...found.keys()].sort().join(", ")}\n`);
