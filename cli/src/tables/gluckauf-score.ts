import type { Locale, ScorePart } from "@montan/engine";
import { type Destination, type LorryCard, type ObjectiveCard, type OrderCard, SHARE_VP } from "@montan/gluckauf";
import { glued } from "../layout.ts";
import { cardText, counted, lorryText, orderText, wordsFor } from "./gluckauf-cards.ts";

/** Where the points of one line of the score sheet come from. */
export function gluckaufScoreDetail({ category, detail }: ScorePart, locale: Locale): string {
  const words = wordsFor(locale);
  const cards = (detail ?? []) as readonly never[];
  switch (category) {
    case "lorries":
      return counted(cards.map((card: LorryCard) => lorryText(words, card)));
    case "orders":
      return counted(cards.map((card: OrderCard) => orderText(words, card)));
    case "shares":
      return cards
        .map(({ destination, held, assigned }: { destination: Destination; held: number; assigned: number }) => {
          return glued(
            `${words.destinations[destination]} ×${held} (${words.shareWorth(assigned, assigned * SHARE_VP)})`,
          );
        })
        .join(", ");
    case "shift-tokens":
      return cards.join(", ");
    case "objectives":
      return cards
        .map(({ card, vp }: { card: ObjectiveCard; vp: number }) =>
          glued(`${cardText(words, "objective", card)}: ${vp}`),
        )
        .join(", ");
    default:
      return "";
  }
}
