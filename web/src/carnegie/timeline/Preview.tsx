import type { ActionType, GainOptions, Region, RowPreview, SeatPreview } from "@montan/carnegie";
import { ActionSign } from "../../art/carnegie/actions.tsx";
import { PlayerDisc } from "../../art/players.tsx";
import { Amount, RegionBadge, Signs } from "../company/Signs.tsx";
import type { Line } from "../company/signs.ts";

const DONATION: readonly Line[] = [["donation"]];
const OR: readonly Line[] = [["or"]];
const AWAY: readonly Line[] = [["gives"]];

interface EventSignProps {
  readonly region: Region | undefined;
  readonly donation: boolean;
}

/** What a space of the timeline brings: income of a region, donations, or both. */
export function EventSign({ region, donation }: EventSignProps) {
  return (
    <span class="event-sign" data-both={(region !== undefined && donation) || undefined}>
      {region !== undefined && <RegionBadge region={region} />}
      {donation && <Signs lines={DONATION} />}
    </span>
  );
}

/** Who would get what, before anybody chooses. */
export function Preview({ row, preview }: { readonly row: ActionType; readonly preview: RowPreview }) {
  const { eventRow, region, donation, seats } = preview;
  const concerned = seats.filter(({ income, donation: gift }) => income !== undefined || gift !== undefined);
  return (
    <span class="row-preview" aria-hidden="true">
      {eventRow !== row && (
        <span class="row-elsewhere">
          <Signs lines={AWAY} />
          <ActionSign action={eventRow} />
          <EventSign region={region} donation={donation} />
        </span>
      )}
      {concerned.map((one) => (
        <SeatChip key={one.seat} preview={one} />
      ))}
      {concerned.length === 0 && <span class="row-nobody">–</span>}
    </span>
  );
}

function SeatChip({ preview: { seat, income, donation } }: { readonly preview: SeatPreview }) {
  return (
    <span class="seat-chip">
      <PlayerDisc seat={seat} />
      {income?.gains.map((gain, index) => (
        <Amount key={index} gain={gain} />
      ))}
      {income?.choices.map((choice, index) => (
        <Choice key={index} choice={choice} />
      ))}
      {donation !== undefined && (
        <span class="chip-donation" data-possible={donation.possible || undefined}>
          <Amount gain={{ money: donation.price }} />
          {donation.possible ? "✓" : "✗"}
        </span>
      )}
    </span>
  );
}

function Choice({ choice: { options, times } }: { readonly choice: GainOptions }) {
  return (
    <span class="chip-choice">
      {times > 1 && <b>{`${times}×`}</b>}
      {options.map((gain, index) => (
        <span key={index} class="chip-option">
          {index > 0 && <Signs lines={OR} />}
          <Amount gain={gain} />
        </span>
      ))}
    </span>
  );
}
