import { TILES, type TileId } from "../data/departments.ts";
import type { CardBack } from "../data/solo-cards.ts";
import { CARD, CARD_VP, type CardId, type SoloCard } from "../data/solo-cards.ts";
import type { ActionType } from "../data/timeline.ts";
import { takeFromDisplay } from "../departments/buildings.ts";
import { isSpaceFree, putDonationDisk } from "../donating.ts";
import type { Draft } from "../draft.ts";
import type { ShiftReason } from "../events.ts";
import { leftmostFreeSlot, putDisk } from "../projects.ts";
import type { State } from "../state.ts";
import { eventOf } from "../timeline.ts";
import { isLastSpaceTaken, lastSpace } from "../transport.ts";
import { backsOf } from "./deal.ts";

/** C-A3: a card is placed for the round; in even rounds it is turned up and says what Andrew chooses. */
export function andrewChooses(draft: Draft): ActionType | undefined {
  if (draft.state.andrew === undefined) return undefined;
  draft.reveal();
  const [back, next] = backsOf(knownDeck(draft), 2);
  draft.changeAndrew({ backs: next === undefined ? [back as CardBack] : [back as CardBack, next] });
  draft.emit?.({ type: "andrew-card-drawn", back: back as CardBack, ...(next !== undefined && { next }) });
  return isAndrewsChoice(draft.state) ? turnUp(draft).action : undefined;
}

/** C-A3: the player chooses in rounds 1, 3, 5 and so on. */
export function isAndrewsChoice({ andrew, round }: State): boolean {
  return andrew !== undefined && round.number % 2 === 0;
}

function knownDeck(draft: Draft): readonly CardId[] {
  return draft.andrew().deck as readonly CardId[];
}

function turnUp(draft: Draft): SoloCard {
  draft.reveal();
  const [card, ...deck] = knownDeck(draft) as [CardId, ...CardId[]];
  const backs = backsOf(deck, 1);
  draft.changeAndrew({ card, deck, backs, shift: 0 });
  const [next] = backs;
  draft.emit?.({ type: "andrew-card-revealed", card, ...(next !== undefined && { next }) });
  return CARD[card];
}

/** C-A4: each round Andrew acts first, in event and action. */
export function playAndrew(draft: Draft): void {
  const { andrew, round } = draft.state;
  if (andrew === undefined || round.row === undefined || round.eventRow === undefined) return;
  const card = andrew.card === undefined ? turnUp(draft) : CARD[andrew.card];
  if (eventOf(draft.state, round.eventRow).donation) donate(draft, card);
  ACTIONS[round.row](draft, card);
}

/** C-A6: shifts beyond the last VP card are ignored. */
function shift(draft: Draft, steps: number, reason: ShiftReason): void {
  const position = Math.min(draft.andrew().shift + steps, CARD_VP.length - 1);
  draft.changeAndrew({ shift: position });
  draft.emit?.({ type: "andrew-card-shifted", steps, position, reason });
}

function donate(draft: Draft, { donation }: SoloCard): void {
  if (!isSpaceFree(draft.state, donation)) return shift(draft, 1, { by: "donation-occupied", space: donation });
  if (draft.andrew().disks === 0) return shift(draft, 1, { by: "no-disk" });
  draft.changeAndrew({ disks: draft.andrew().disks - 1 });
  putDonationDisk(draft, donation, "automa");
  draft.emit?.({ type: "andrew-donated", space: donation });
}

/** C-A5: the round's action, whoever chose it. */
const ACTIONS: Readonly<Record<ActionType, (draft: Draft, card: SoloCard) => void>> = {
  hr: (draft, { hrShift }) => shift(draft, hrShift, { by: "human-resources" }),
  management: takeDepartments,
  construction: buildProjects,
  rd: advance,
};

/** The lowest-numbered department of each type on display that he has not taken in this same round. */
function takeDepartments(draft: Draft, { managementTypes }: SoloCard): void {
  const taken: TileId[] = [];
  for (const type of managementTypes) {
    const found = TILES.find(
      (tile) => tile.type === type && draft.state.display[tile.id] !== undefined && !taken.includes(tile.id),
    );
    if (found === undefined) {
      shift(draft, 1, { by: "no-department", action: type });
      continue;
    }
    taken.push(found.id);
    takeFromDisplay(draft, found.id);
    draft.changeAndrew({ departments: [...draft.andrew().departments, found.id] });
    draft.emit?.({ type: "andrew-department-taken", department: found.id });
  }
}

function buildProjects(draft: Draft, { cities }: SoloCard): void {
  for (const city of cities) {
    const slot = leftmostFreeSlot(draft.state, city);
    if (slot === -1) shift(draft, 1, { by: "city-full", city });
    else if (draft.andrew().disks === 0) shift(draft, 1, { by: "no-disk" });
    else {
      draft.changeAndrew({ disks: draft.andrew().disks - 1 });
      putDisk(draft, city, slot, "automa");
      draft.emit?.({ type: "andrew-project-built", city, slot });
    }
  }
}

/** He gets no bonus on the last space; it must be free for him. */
function advance(draft: Draft, { rd: { region, steps } }: SoloCard): void {
  for (let step = 0; step < steps; step++) {
    const { tracks } = draft.andrew();
    const at = tracks[region] + 1;
    const last = lastSpace(region);
    if (at > last || (at === last && isLastSpaceTaken(draft.state, region))) {
      shift(draft, 1, { by: "track-blocked", region });
      continue;
    }
    draft.changeAndrew({ tracks: { ...tracks, [region]: at } });
    draft.emit?.({ type: "andrew-transport-advanced", region, at });
  }
}

/** At the end of the round the card goes under the VP card it has reached. */
export function scoreCard(draft: Draft): void {
  if (draft.state.andrew?.card === undefined) return;
  const { card, ...andrew } = draft.state.andrew;
  const { shift: position } = andrew;
  draft.state.andrew = { ...andrew, shift: 0, played: [...andrew.played, { card, shift: position }] };
  draft.emit?.({ type: "andrew-card-scored", card, position, vp: CARD_VP[position] as number });
}
