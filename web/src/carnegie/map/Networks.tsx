import type { Seat } from "@montan/engine";
import { Disk } from "../../art/carnegie/disks.tsx";
import { LinkedRings, Vehicle } from "../../art/carnegie/transport.tsx";
import type { Network } from "./network.ts";
import { connectionSentence, useSpeaker } from "./sentences.ts";

interface NetworksProps {
  readonly networks: readonly Network[];
  readonly whose: Seat;
  onWhose(seat: Seat): void;
}

/** Whose network is highlighted, and what every connection is worth now. */
export function Networks({ networks, whose, onWhose }: NetworksProps) {
  const speaker = useSpeaker();
  const { say, player } = speaker;
  return (
    <fieldset class="networks" aria-label={say("networks")}>
      <LinkedRings class="networks-sign" />
      {networks.map(({ worth }, seat) => {
        const label = say("network-of", { name: player(seat), worth: connectionSentence(speaker, worth) });
        return (
          <button
            key={String(seat)}
            type="button"
            class="network-of"
            aria-pressed={whose === seat}
            aria-label={label}
            title={label}
            data-network={seat}
            data-rules="connections"
            onClick={() => onWhose(seat)}
          >
            <Disk owner={seat} />
            <b>{worth?.vp ?? 0}</b>
            {worth !== undefined && whose === seat && (
              <span class="network-why">
                <LinkedRings />
                {worth.points}
                <Vehicle level={worth.level} />
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
