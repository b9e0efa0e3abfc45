import { isHidden, type Random, type RandomState, type Seat } from "@montan/engine";
import { SPACES } from "./data/donations.ts";
import { PROJECT_TYPES, type ProjectType } from "./data/map.ts";
import { SHEET, type SheetRow } from "./data/new-beginning.ts";
import { SIDES } from "./data/tabs.ts";
import { budgetFor, rowsFor } from "./modules/new-beginning.ts";
import { sampleDeck } from "./solo/sample.ts";
import type { Player, Sheet, State, Tab } from "./state.ts";

/** Fills what a view hides with one possible deal, and adds a generator. */
export function sampleFrom(view: State, random: Random): State {
  const { viewer: _, rules, ...known } = view;
  return {
    rules,
    random: freshGenerator(random),
    ...known,
    players: known.players.map((player, seat) => samplePlayer(view, player, seat, random)),
    ...(known.andrew !== undefined && { andrew: { ...known.andrew, deck: sampleDeck(known.andrew, random) } }),
  };
}

function freshGenerator(random: Random): RandomState {
  const word = () => random.below(2 ** 32);
  return [word(), word(), word(), word()];
}

function samplePlayer(view: State, player: Player, seat: Seat, random: Random): Player {
  return {
    ...player,
    tabs: Object.fromEntries(
      PROJECT_TYPES.map((type) => [type, sampleTab(view, player.tabs[type], type, seat, random)]),
    ) as Record<ProjectType, Tab>,
    ...(isHidden(player.sheet) && { sheet: sampleSheet(view, seat, random) }),
    ...(isHidden(player.secret) && { secret: pick(SPACES, random) }),
  };
}

function pick<T>(options: readonly T[], random: Random): T {
  return options[random.below(options.length)] as T;
}

function isStillAsked(view: State, seat: Seat, what: { readonly tab?: ProjectType; readonly row?: SheetRow }): boolean {
  return (view.asked[seat] ?? []).some(
    (pending) =>
      (pending.type === "tab-side" && pending.tab === what.tab) ||
      (pending.type === "sheet-row" && pending.row === what.row),
  );
}

/** A side counts as chosen exactly if it is no longer asked for. */
function sampleTab(view: State, tab: Tab, type: ProjectType, seat: Seat, random: Random): Tab {
  if (!isHidden(tab.side)) return tab;
  const { at, built } = tab;
  return isStillAsked(view, seat, { tab: type }) ? { at, built } : { side: pick(SIDES, random), at, built };
}

/** The rows filled so far, each within the budget, so that the next one can still be filled. */
function sampleSheet(view: State, seat: Seat, random: Random): Sheet {
  let sheet: Sheet = {};
  for (const row of rowsFor(view)) {
    if (isStillAsked(view, seat, { row })) break;
    const budget = budgetFor(view, row, sheet);
    const values =
      row === "bid"
        ? Array.from({ length: budget + 1 }, (_, bid) => bid)
        : SHEET[row].filter(({ price }) => price <= budget).map(({ value }) => value);
    sheet = { ...sheet, [row]: pick(values, random) };
  }
  return sheet;
}
