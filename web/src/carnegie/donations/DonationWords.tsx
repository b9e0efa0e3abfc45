import { CHART_ROWS, type Column, donationLimit, donationOn, type SpaceId } from "@montan/carnegie";
import { DonationSign } from "../../art/carnegie/actions.tsx";
import { TopHat } from "../../art/carnegie/disks.tsx";
import { PlayerDisc } from "../../art/players.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { Signs } from "../company/Signs.tsx";
import { useTable, useVoice } from "../context.ts";
import { donationSigns } from "./donation-signs.ts";
import type { Worths } from "./worths.ts";

interface DonationWordsProps {
  readonly space: SpaceId;
  readonly worths: Worths;
  readonly andrews: Readonly<Partial<Record<SpaceId, number>>>;
}

/** A donation in words, with what it is worth to everybody now. */
export function DonationWords({ space, worths, andrews }: DonationWordsProps) {
  const { view } = useTable();
  const { words, player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const donation = donationOn(view, space);
  return (
    <div class="donation-words">
      <strong>{words.donationName(donation.id)}</strong>
      <Signs lines={donationSigns(donation)} />
      <p>{words.donationEffect(donation.id)}</p>
      <ul class="worth-list">
        {worths[space].map((vp, seat) => (
          <li key={seat}>
            <PlayerDisc seat={seat} />
            <span>{player(seat)}</span>
            <b>{words.vp(vp)}</b>
            <small>{say("at-most", { vp: words.vp(donationLimit(view, seat)) })}</small>
          </li>
        ))}
        {andrews[space] !== undefined && (
          <li>
            <TopHat />
            <span>{say("andrew")}</span>
            <b>{words.vp(andrews[space])}</b>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The five donations of a tile of expansion 1. */
export function TileWords({ tile }: { readonly tile: Column }) {
  const { words } = useVoice();
  return (
    <div class="donation-words">
      <header>
        <DonationSign column={tile} />
        <strong>{words.column[tile]}</strong>
      </header>
      <ol>
        {CHART_ROWS.map((row) => (
          <li key={row}>{words.donationEffect(`x-${tile}-${row}`)}</li>
        ))}
      </ol>
    </div>
  );
}
