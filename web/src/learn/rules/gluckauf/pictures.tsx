import type { Locale } from "@montan/engine";
import { type ActionCard, type Card, type CardKind, nameOf } from "@montan/gluckauf";
import type { ComponentChildren } from "preact";
import { Face } from "../../../gluckauf/cards/Face.tsx";
import { ActionFace, WorkerFace } from "../../../gluckauf/cards/people.tsx";
import "../../../art/art.css";
import "../../../gluckauf/cards/cards.css";

interface Picture {
  readonly name: string;
  readonly art: ComponentChildren;
}

/** A piece by "kind/card": an action card, a worker card, or a card of one of the stacks. */
export function pictureOf(piece: string, locale: Locale): Picture {
  const [kind = "", card = ""] = piece.split("/");
  if (kind === "action") {
    const action = card as ActionCard;
    return { name: nameOf({ area: action }, locale), art: <ActionFace action={action} /> };
  }
  if (kind === "worker") {
    const name = `${nameOf({ term: "workerCard" }, locale)} ${card}`;
    return { name, art: <WorkerFace workers={Number(card)} /> };
  }
  const known = card as Card;
  return { name: nameOf({ card: known }, locale), art: <Face kind={kind as CardKind} card={known} /> };
}
