import type { Locale } from "@montan/engine";
import {
  ACTION_CARDS,
  type Card,
  type CardKind,
  CRESTS,
  DESTINATIONS,
  ENGINE_MODELS,
  INNOVATION_KINDS,
  nameOf,
  OBJECTIVES,
  type ObjectiveCard,
  RECONSTRUCTED,
  SHIFT_TOKENS,
  WAGON_CRESTS,
} from "@montan/gluckauf";
import { Face } from "../../gluckauf/cards/Face.tsx";
import { ActionFace, CardBack, ShiftToken, WorkerFace } from "../../gluckauf/cards/people.tsx";
import { GALLERY } from "../../i18n/gallery.ts";
import { useWords } from "../../i18n/words.ts";
import { Specimen, SpecimenRow } from "../Specimen.tsx";

const { lorriesPerCrest, ordersPerDestination } = RECONSTRUCTED;

/** Every different card, kind by kind. */
const CARDS: Readonly<Record<CardKind, readonly Card[]>> = {
  lorry: CRESTS.flatMap((crest) => lorriesPerCrest.map((row): Card => `${crest}-${row.lorries}-${row.vp}`)),
  wagon: WAGON_CRESTS,
  engine: ENGINE_MODELS,
  order: DESTINATIONS.flatMap((place) => ordersPerDestination.map((row): Card => `${place}-${row.lorries}-${row.vp}`)),
  share: DESTINATIONS,
  innovation: INNOVATION_KINDS,
  objective: Object.keys(OBJECTIVES) as ObjectiveCard[],
};

export function CardSheet({ locale }: { readonly locale: Locale }) {
  const say = useWords(GALLERY);
  return (
    <>
      {(Object.keys(CARDS) as CardKind[]).map((kind) => (
        <SpecimenRow key={kind} title={nameOf({ term: kind }, locale)}>
          {CARDS[kind].map((card) => (
            <Specimen key={card} name={nameOf({ card }, locale)}>
              <Face kind={kind} card={card} />
            </Specimen>
          ))}
        </SpecimenRow>
      ))}
      <SpecimenRow title={nameOf({ term: "workerCard" }, locale)}>
        {[1, 2, 3, 4, 5].map((workers) => (
          <Specimen key={workers} name={String(workers)}>
            <WorkerFace workers={workers} />
          </Specimen>
        ))}
      </SpecimenRow>
      <SpecimenRow title={nameOf({ term: "actionCard" }, locale)}>
        {ACTION_CARDS.map((action) => (
          <Specimen key={action} name={nameOf({ area: action }, locale)}>
            <ActionFace action={action} />
          </Specimen>
        ))}
      </SpecimenRow>
      <SpecimenRow title={nameOf({ term: "shiftToken" }, locale)}>
        {Array.from({ length: SHIFT_TOKENS[2] ?? 0 }, (_, index) => (
          <Specimen key={index} name={String(index + 1)}>
            <ShiftToken token={index + 1} />
          </Specimen>
        ))}
      </SpecimenRow>
      <SpecimenRow title={say("back")}>
        <Specimen name={say("back")}>
          <CardBack />
        </Specimen>
      </SpecimenRow>
    </>
  );
}
