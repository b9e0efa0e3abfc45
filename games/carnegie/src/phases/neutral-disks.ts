import { SOLO_CARDS } from "../data/solo-cards.ts";
import { NEUTRAL_DISKS } from "../data/start.ts";
import { isSpaceFree, putDonationDisk } from "../donating.ts";
import type { Draft } from "../draft.ts";
import { leftmostFreeSlot, putDisk } from "../projects.ts";

/** C-S5: for each card one disk on the donation, then one in each city; occupied spaces are skipped. */
export function placeNeutralDisks(draft: Draft): void {
  let disks = NEUTRAL_DISKS[draft.state.players.length] ?? 0;
  if (disks === 0) return;
  for (const { donation, cities } of draft.chance((random) => random.shuffle(SOLO_CARDS))) {
    if (disks > 0 && isSpaceFree(draft.state, donation)) {
      putDonationDisk(draft, donation, "neutral");
      draft.emit?.({ type: "neutral-donation-placed", space: donation });
      disks--;
    }
    for (const city of cities) {
      const slot = leftmostFreeSlot(draft.state, city);
      if (disks === 0 || slot === -1) continue;
      putDisk(draft, city, slot, "neutral");
      draft.emit?.({ type: "neutral-disk-placed", city, slot });
      disks--;
    }
    if (disks === 0) return;
  }
}
