import { game, type Move, type Pending, type State } from "@montan/gluckauf";
import type { Page } from "playwright-core";

/** A position of Glück Auf in which the asked seat may make such a move, reached by random play. */
export function positionWith(fits: (move: Move, pending: Pending) => boolean, seats = 2): State {
  for (let number = 1; number < 400; number++) {
    let state = game.create(game.options(undefined, seats), seats, `position ${number}`);
    for (let count = number; count < number + 250; count++) {
      const [seat] = game.deciders(state);
      const pending = seat === undefined ? undefined : game.pending(state, seat);
      if (seat === undefined || pending === undefined) break;
      const moves = game.legalMoves(state, seat);
      if (moves.some((move) => fits(move, pending))) return state;
      state = game.apply(state, seat, moves[(count * 5) % moves.length] as Move);
    }
  }
  throw new Error("no game comes to such a position");
}

/** Opens it on the page for positions, where moves can be tried. */
export async function openPosition(page: Page, state: State): Promise<void> {
  const text = JSON.stringify({ game: game.id, state, names: ["Anna", "Bruno", "Clara", "Dora"] });
  const file = { name: "position.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("input[data-action=open-position-file]").setInputFiles(file);
  await page.locator("[data-position][data-decisions='0']").waitFor();
}

/** How many moves have been tried in the position. */
export async function triedMoves(page: Page): Promise<number> {
  return Number(await page.locator("[data-position]").getAttribute("data-decisions"));
}
