import type { Andrew, DiskOwner, Event, State } from "@montan/carnegie";
import { HIDDEN } from "@montan/engine";
import type { Act } from "../playable.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
type AndrewEvent = Extract<Event, { readonly type: `andrew-${string}` }>;

function isAndrews(event: Event): event is AndrewEvent {
  return event.type.startsWith("andrew-");
}

/**
 * Everything Andrew does is part of the decision before it. This splits it again: one act for each thing he does, with
 * the table as it was then. The effects of the person's own decision are in the first act.
 */
export function acts(before: State, after: State, events: readonly Event[]): readonly Act[] {
  if (before.andrew === undefined || !events.some(isAndrews)) return [];
  const groups = grouped(events);
  let { andrew } = before;
  // The cards he has yet to turn up lie on top of what is left at the end.
  const deck = (later: readonly AndrewEvent[]) => [
    ...later.filter(({ type }) => type === "andrew-card-revealed").map(() => HIDDEN),
    ...(after.andrew?.deck ?? []),
  ];
  let untold = events.filter(isAndrews);
  return groups.map((group, index) => {
    for (const event of group.filter(isAndrews)) {
      andrew = andrewAfter(andrew, event);
      untold = untold.slice(1);
    }
    const view =
      index === groups.length - 1 ? after : { ...without(after, untold), andrew: { ...andrew, deck: deck(untold) } };
    return { view, events: group, ...(!group.some(isAndrews) && { own: true as const }) };
  });
}

/** Everything before Andrew, then each of his steps; what follows the last one belongs to it. */
function grouped(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last === undefined || (isAndrews(event) && !goesOn(last, event))) groups.push([event]);
    else last.push(event);
  }
  return groups;
}

/** Several spaces along one track are one act. */
function goesOn(group: readonly Event[], event: Event): boolean {
  return event.type === "andrew-transport-advanced" && group.at(-1)?.type === "andrew-transport-advanced";
}

/** Andrew after one more thing he did, without his deck. */
export function andrewAfter(andrew: Andrew, event: AndrewEvent): Andrew {
  switch (event.type) {
    case "andrew-card-drawn":
      return { ...andrew, backs: backs(event) };
    case "andrew-card-revealed":
      return {
        ...andrew,
        card: event.card,
        backs: event.next === undefined ? [] : [event.next],
        shift: 0,
      };
    case "andrew-card-shifted":
      return { ...andrew, shift: event.position };
    case "andrew-card-scored": {
      const { card: _card, ...rest } = andrew;
      return { ...rest, shift: 0, played: [...andrew.played, { card: event.card, shift: event.position }] };
    }
    case "andrew-department-taken":
      return { ...andrew, departments: [...andrew.departments, event.department] };
    case "andrew-transport-advanced":
      return { ...andrew, tracks: { ...andrew.tracks, [event.region]: event.at } };
    case "andrew-donated":
    case "andrew-project-built":
      return { ...andrew, disks: andrew.disks - 1 };
  }
}

function backs({ back, next }: Of<"andrew-card-drawn">): Andrew["backs"] {
  return next === undefined ? [back] : [back, next];
}

/** The table without what he has yet to do. */
function without(table: State, untold: readonly AndrewEvent[]): State {
  let { map, donations, display } = table;
  for (const event of untold) {
    if (event.type === "andrew-project-built") {
      const slots = map[event.city];
      if (slots !== undefined) map = { ...map, [event.city]: slots.with(event.slot, "") };
    } else if (event.type === "andrew-donated") {
      const disks: readonly DiskOwner[] = donations[event.space] ?? [];
      donations = { ...donations, [event.space]: disks.filter((owner) => owner !== "automa") };
    } else if (event.type === "andrew-department-taken") {
      display = { ...display, [event.department]: (display[event.department] ?? 0) + 1 };
    }
  }
  return { ...table, map, donations, display };
}
