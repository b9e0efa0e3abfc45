import { backOf, CARD_IDS, type CardBack, type CardId, DECK_BY_LEVEL } from "../data/solo-cards.ts";
import type { Draft } from "../draft.ts";

/** C-A2: the deck of 20 by level; the back of its first card is visible. */
export function dealAndrew(draft: Draft): void {
  if (draft.state.andrew === undefined) return;
  const { normal, advanced } = DECK_BY_LEVEL[draft.andrew().level];
  const deck = draft.chance((random) => {
    const normals = random.shuffle(CARD_IDS.filter((card) => card.startsWith("N"))).slice(0, normal);
    const advanceds = random.shuffle(CARD_IDS.filter((card) => card.startsWith("A"))).slice(0, advanced);
    return random.shuffle([...normals, ...advanceds]);
  });
  draft.changeAndrew({ deck, backs: backsOf(deck, 1) });
}

export function backsOf(deck: readonly CardId[], count: number): CardBack[] {
  return deck.slice(0, count).map(backOf);
}
