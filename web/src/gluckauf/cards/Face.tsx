import { type Hidden, isHidden } from "@montan/engine";
import type {
  Card,
  CardKind,
  Destination,
  EngineModel,
  InnovationCard,
  LorryCard,
  ObjectiveCard,
  OrderCard,
  WagonCrest,
} from "@montan/gluckauf";
import type { JSX } from "preact";
import { still } from "../../art/still.ts";
import { EngineFace, LorryFace, WagonFace } from "./goods.tsx";
import { ObjectiveFace, OrderFace, ShareFace } from "./papers.tsx";
import { CardBack, InnovationFace } from "./people.tsx";

/** The text of a card does not say which kind it is: "wheel" is a wagon, "engine" an innovation. */
const FACES: Readonly<Record<CardKind, (card: Card) => JSX.Element>> = {
  lorry: (card) => <LorryFace card={card as LorryCard} />,
  wagon: (card) => <WagonFace card={card as WagonCrest} />,
  engine: (card) => <EngineFace card={card as EngineModel} />,
  order: (card) => <OrderFace card={card as OrderCard} />,
  share: (card) => <ShareFace card={card as Destination} />,
  innovation: (card) => <InnovationFace card={card as InnovationCard} />,
  objective: (card) => <ObjectiveFace card={card as ObjectiveCard} />,
};

/** A card of any kind, face up if it is known. */
export const Face = still(({ kind, card }: { readonly kind: CardKind; readonly card: Card | Hidden | undefined }) =>
  card === undefined || isHidden(card) ? <CardBack /> : FACES[kind](card),
);
