import type { Seat } from "@montan/engine";
import { Disk } from "../../art/carnegie/disks.tsx";
import { steady } from "../../art/steady.ts";
import { Amount, Signs } from "../company/Signs.tsx";
import type { Line } from "../company/signs.ts";
import { gainsOf, type TabSpaceState } from "./spaces.ts";

const LIMIT: readonly Line[] = [["donation"]];

/** A space of a tab: what it costs to enter, what it pays once its disk is built, what it is worth at the end. */
export const SpaceView = steady(({ seat, space, vp, when, disk, current }: TabSpaceState & { readonly seat: Seat }) => {
  const { cost, income, donationLimit } = space;
  return (
    <span class="tab-space" data-when={when} data-disk={disk} data-current={current || undefined}>
      {cost !== undefined && when !== "reached" && <Amount gain={{ study: cost }} class="tab-cost" />}
      {income !== undefined && (
        <span class="tab-income">
          {gainsOf(income).map((gain, index) => (
            <span key={index} class="tab-gain">
              {index > 0 && <i class="tab-or">/</i>}
              <Amount gain={gain} />
            </span>
          ))}
        </span>
      )}
      {disk === "lying" && <Disk owner={seat} class="tab-disk" />}
      {vp > 0 && (
        <span class="tab-vp">
          +<Amount gain={{ vp }} />
        </span>
      )}
      {donationLimit !== undefined && (
        <span class="tab-limit">
          <b>{`+${donationLimit}`}</b>
          <Signs lines={LIMIT} />
        </span>
      )}
    </span>
  );
});
