import { game, type Move, type MoveType, type PendingType, type Player, type State, tablesOf } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { DESKS_TAKEN, distance } from "./company.ts";
import { donationHopes } from "./donations.ts";
import { factsOf } from "./facts.ts";

/** What nobody does who has understood the rules: giving or working for nothing, or not taking a free point. */
const FOOLISH: Readonly<Partial<Record<MoveType, string>>> = {
  "make-donation": "donation-worthless",
  "copy-donation": "donation-worthless",
  "use-employee": "effect-yields-nothing",
  "end-activation": "free-desks-unused",
};

/**
 * Goods are sold automatically when something has to be paid (C-X1); selling them earlier only makes a turn longer to
 * search and the seller poorer. Steps that lead nobody to a desk, donations that promise little and far corners of the
 * company are not worth searching.
 */
export function sensibleInCarnegie(
  moves: readonly Move[],
  state: State,
  seat: Seat,
  thorough: boolean,
): readonly Move[] {
  const isWorthATry = WORTH_A_TRY[state.asked[seat]?.at(-1)?.type as PendingType]?.(moves, state, seat) ?? always;
  const sensible = moves.filter(
    (move) =>
      move.type !== "sell-goods" &&
      isWorthATry(move) &&
      !(thorough && move.type in FOOLISH && isFoolish(state, seat, move)),
  );
  return sensible.length === 0 ? moves : sensible;
}

type Filter = (move: Move) => boolean;

const always = () => true;

/** By question. */
const WORTH_A_TRY: Readonly<
  Partial<Record<PendingType, (moves: readonly Move[], state: State, seat: Seat) => Filter | undefined>>
> = {
  "setup-steps": (_moves, state, seat) => goodSteps(state, seat),
  "department-turn": (_moves, state, seat) => goodSteps(state, seat),
  "event-turn": goodDonations,
  "department-space": (_moves, state, seat) => goodSpaces(state, seat),
};

function isFoolish(state: State, seat: Seat, move: Move): boolean {
  return game.warnings(state, seat, move).some(({ code }) => code === FOOLISH[move.type]);
}

const MOST_DONATIONS = 4;

/** The donations that may bring most. */
function goodDonations(moves: readonly Move[], state: State, seat: Seat): Filter | undefined {
  const offered = moves.flatMap((move) => (move.type === "make-donation" ? [move.space] : []));
  if (offered.length <= MOST_DONATIONS) return undefined;
  const hopes = donationHopes(factsOf(state, seat), state);
  const best = offered.toSorted((a, b) => hopes[b] - hopes[a]).slice(0, MOST_DONATIONS);
  return (move) => move.type !== "make-donation" || best.includes(move.space);
}

/**
 * Where an inactive employee is already; of the others the one nearest to the Lobby in the top row, and the nearest of
 * all.
 */
function goodSpaces(state: State, seat: Seat): Filter {
  const { departments, inactive } = state.players[seat] as Player;
  const { board, lobby } = tablesOf(state);
  const empty = departments.flatMap((space, cell) => (space === "" ? [cell] : []));
  const nearest = (cells: readonly number[]) =>
    cells.toSorted((a, b) => distance(a, lobby, board.columns) - distance(b, lobby, board.columns))[0];
  const good = [nearest(empty), nearest(empty.filter((cell) => cell < board.columns))];
  return (move) => move.type !== "place-department" || inactive[move.cell] !== 0 || good.includes(move.cell);
}

/** Only those without a free desk walk: nearer to a free one, or next door where something can be built. */
function goodSteps(state: State, seat: Seat): Filter {
  const { departments, desks, inactive } = state.players[seat] as Player;
  const { departments: all, board } = tablesOf(state);
  const free = departments.map((space, cell) => {
    const room = space === "" || space === "lobby" ? 0 : all[space].workstations.length;
    return room - (DESKS_TAKEN[desks[cell] as number] as number) - (inactive[cell] as number);
  });
  const wanted = free.flatMap((room, cell) => (room > 0 ? [cell] : []));
  return (move) => {
    if (move.type !== "move-employee") return true;
    const { from, to, desk } = move;
    if (desk !== undefined || (free[from] as number) >= 0) return false;
    if (departments[to] === "" && inactive[to] === 0) return true;
    return wanted.some((cell) => distance(to, cell, board.columns) < distance(from, cell, board.columns));
  };
}
