import type { Random, Seat } from "@montan/engine";
import { SPACES } from "../data/donations.ts";
import { PROJECT_TYPES, type ProjectType } from "../data/map.ts";
import { BUDGET, SHEET, type SheetRow } from "../data/new-beginning.ts";
import { backOf, CARD, CARD_IDS, type CardId } from "../data/solo-cards.ts";
import type { Andrew, Player, Sheet, State, Tab } from "../state.ts";

/** Another state that looks the same to `seat`: what the seat may not know is different. */
export function rehide(state: State, seat: Seat | undefined, random: Random): State {
  const word = () => random.below(2 ** 32);
  return {
    ...state,
    random: [word(), word(), word(), word()],
    players: state.players.map((player, owner) => (owner === seat ? player : otherSecrets(state, player, random))),
    ...(state.andrew !== undefined && { andrew: { ...state.andrew, deck: otherDeck(state.andrew, random) } }),
  };
}

function any<T>(options: readonly T[], random: Random): T {
  return options[random.below(options.length)] as T;
}

function otherSecrets({ phase }: State, player: Player, random: Random): Player {
  if (phase === "tab-sides") return { ...player, tabs: otherSides(player.tabs, random) };
  if (phase === "sheets") return { ...player, sheet: otherSheet(player.sheet as Sheet, random) };
  if (player.secret === undefined || phase === "over") return player;
  return { ...player, secret: any(SPACES, random) };
}

function otherSides(tabs: Player["tabs"], random: Random): Record<ProjectType, Tab> {
  return Object.fromEntries(
    PROJECT_TYPES.map((type) => {
      const tab = tabs[type];
      return [type, tab.side === undefined ? tab : { ...tab, side: any(["A", "B"] as const, random) }];
    }),
  ) as Record<ProjectType, Tab>;
}

/** The same rows, filled at random until enough is left for the rest. */
function otherSheet(sheet: Sheet, random: Random): Sheet {
  const price = (row: SheetRow, value: number) =>
    row === "bid" ? value : (SHEET[row].find((option) => option.value === value)?.price ?? 0);
  for (;;) {
    let spent = 0;
    const other: Partial<Record<SheetRow, number>> = {};
    for (const row of Object.keys(sheet) as SheetRow[]) {
      const value = row === "bid" ? random.below(BUDGET + 1) : any(SHEET[row], random).value;
      other[row] = value;
      spent += price(row, value);
    }
    for (const row of ["goods", "employees", "vp", "moves"] as const) {
      if (other[row] === undefined) spent += (SHEET[row][0] as { price: number }).price;
    }
    if (spent <= BUDGET) return other;
  }
}

/** Cards of the same kinds, the visible backs unchanged. */
function otherDeck(andrew: Andrew, random: Random): readonly CardId[] {
  const deck = andrew.deck as readonly CardId[];
  const seen = [...andrew.played.map(({ card }) => card), ...(andrew.card === undefined ? [] : [andrew.card])];
  const unseen = random.shuffle(CARD_IDS.filter((card) => !seen.includes(card)));
  const take = (fits: (card: CardId) => boolean) => unseen.splice(unseen.findIndex(fits), 1)[0] as CardId;
  const shown = andrew.backs.map((back) => take((card) => backOf(card) === back));
  const kinds = random.shuffle(deck.slice(andrew.backs.length).map((card) => CARD[card].deck));
  return [...shown, ...kinds.map((kind) => take((card) => CARD[card].deck === kind))];
}
