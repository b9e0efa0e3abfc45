import { isHidden, type Random } from "@montan/engine";
import { backOf, CARD, CARD_IDS, type CardId, DECK_BY_LEVEL } from "../data/solo-cards.ts";
import type { Andrew } from "../state.ts";

/** A deck that agrees with the public backs, the cards already seen, and the level's mixture. */
export function sampleDeck(andrew: Andrew, random: Random): readonly CardId[] {
  if (!andrew.deck.some(isHidden)) return andrew.deck as readonly CardId[];
  const seen = [...andrew.played.map(({ card }) => card), ...(andrew.card === undefined ? [] : [andrew.card])];
  const unseen = random.shuffle(CARD_IDS.filter((card) => !seen.includes(card)));
  const front = andrew.backs.map((back) => {
    const index = unseen.findIndex((card) => backOf(card) === back);
    return unseen.splice(index, 1)[0] as CardId;
  });
  const drawn = [...seen, ...front];
  const rest = (["normal", "advanced"] as const).flatMap((kind) => {
    const missing = DECK_BY_LEVEL[andrew.level][kind] - drawn.filter((card) => CARD[card].deck === kind).length;
    return unseen.filter((card) => CARD[card].deck === kind).slice(0, missing);
  });
  return [...front, ...random.shuffle(rest)];
}
