import type { ActionCard, Card, CardKind } from "@montan/gluckauf";
import type { RefObject } from "preact";
import { useHeldOpen } from "../table/Explained.tsx";
import { Face } from "./cards/Face.tsx";
import { ActionFace, WorkerFace } from "./cards/people.tsx";
import "./enlarged.css";

/** How a piece names the card it shows (`explain`), whether it is drawn as a card or as its subject. */
export const large = {
  card: (kind: CardKind, card: Card) => `${kind}:${card}`,
  action: (action: ActionCard) => `action:${action}`,
  worker: (workers: number) => `worker:${workers}`,
} as const;

/** The card under the pointer or in focus, large enough to read every sign on it. */
export function Enlarged({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  return useHeldOpen(root, (key, name) => (
    <div class="large-card">
      <LargeFace of={key} />
      <p>{name}</p>
    </div>
  ));
}

function LargeFace({ of: key }: { readonly of: string }) {
  const [kind, card = ""] = key.split(":");
  if (kind === "action") return <ActionFace action={card as ActionCard} />;
  if (kind === "worker") return <WorkerFace workers={Number(card)} />;
  return <Face kind={kind as CardKind} card={card as Card} />;
}
