import { type ActionType, CARD, type CardBack, type CardId, CITY, columnOf, rowOf } from "@montan/carnegie";
import type { ComponentChildren } from "preact";
import { ActionSign, DonationSign } from "../../art/carnegie/actions.tsx";
import { TopHat } from "../../art/carnegie/disks.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { Piece } from "../../table/Piece.tsx";
import { RegionBadge } from "../company/Signs.tsx";
import { useVoice } from "../context.ts";
import { piece } from "../pieces.ts";

interface CardFaceProps {
  readonly card: CardId;
  /** The action of the round: he plays this line. */
  readonly action: ActionType | undefined;
}

/** A card turned up: the donation on top, then what he does with each action; the circled one is his own choice. */
export function CardFace({ card, action }: CardFaceProps) {
  const { donation, action: own, hrShift, managementTypes, cities, rd } = CARD[card];
  const { words } = useVoice();
  const label = useCardLabel(card);
  const lines: readonly (readonly [ActionType, ComponentChildren])[] = [
    ["hr", <b key="hr">{`+${hrShift}`}</b>],
    ["management", managementTypes.map((type, index) => <ActionSign key={index} action={type} />)],
    ["construction", cities.map((city) => CITY[city].name).join(", ")],
    [
      "rd",
      <span key="rd" class="card-rd">
        <RegionBadge region={rd.region} />
        <b>{`+${rd.steps}`}</b>
      </span>,
    ],
  ];
  return (
    <Piece piece={piece.andrewCard} label={label} rules="andrew-turn" class="solo-card solo-face">
      <span class="card-title">
        <b>{card}</b>
        <DonationSign column={columnOf(donation)} />
        <b title={words.donationName(donation)}>{rowOf(donation)}</b>
      </span>
      {lines.map(([type, content]) => (
        <span
          key={type}
          class="card-line"
          data-action-type={type}
          data-own={type === own || undefined}
          data-now={type === action || undefined}
        >
          <span class="solo-action">
            <ActionSign action={type} />
          </span>
          <span class="card-content">{content}</span>
        </span>
      ))}
    </Piece>
  );
}

function useCardLabel(card: CardId): string {
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { donation, action, hrShift, managementTypes, cities, rd } = CARD[card];
  return say("card-label", {
    card,
    action: words.action[action],
    donation: words.donationName(donation),
    shift: hrShift,
    departments: managementTypes.map((type) => words.action[type]).join(", "),
    cities: cities.map((city) => CITY[city].name).join(", "),
    region: words.region[rd.region],
    steps: rd.steps,
  });
}

/** The back: the action of a normal card, a question mark on an advanced one. */
export function CardBackView({ back }: { readonly back: CardBack }) {
  return (
    <span class="solo-back">
      <TopHat />
      {back === "?" ? <b>?</b> : <ActionSign action={back} />}
    </span>
  );
}
