import { TopHat } from "../../art/carnegie/disks.tsx";
import { PlayerDisc } from "../../art/players.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useTable, useVoice } from "../context.ts";
import { nextDonations } from "./worths.ts";

/** What the next donation costs each player, in the order of the seats; also the key to the figures on the chart. */
export function Prices() {
  const { view } = useTable();
  const { words, player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  return (
    <ul class="prices" aria-label={say("next-donation")}>
      {nextDonations(view).map(({ seat, price, affordable }) => {
        const label = say(affordable ? "next-affordable" : "next-too-dear", {
          name: player(seat),
          price: words.money(price),
        });
        return (
          <li key={seat} class="price" data-affordable={affordable || undefined} title={label}>
            <PlayerDisc seat={seat} />
            <b role="img" aria-label={label}>
              {words.money(price)}
            </b>
            <span class="price-mark" aria-hidden="true">
              {affordable ? "✓" : "✗"}
            </span>
          </li>
        );
      })}
      {view.andrew !== undefined && (
        <li class="price" title={say("andrew")}>
          <span role="img" aria-label={say("andrew")}>
            <TopHat />
          </span>
        </li>
      )}
    </ul>
  );
}
