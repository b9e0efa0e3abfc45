import { CARD_VP, type Event } from "@montan/carnegie";

type AndrewEvent = Extract<Event, { readonly type: `andrew-${string}` }>;

interface AndrewStep {
  readonly event: AndrewEvent;
  /** What his card has gained by a failed step. */
  readonly cost?: { readonly vp: number; readonly position: number };
}

export interface AndrewRound {
  readonly round: number;
  readonly steps: readonly AndrewStep[];
}

function isAndrews(event: Event): event is AndrewEvent {
  return event.type.startsWith("andrew-") && event.type !== "andrew-card-drawn";
}

/**
 * What Andrew has done in the round so far. It starts again with another round and with a card turned up, so that
 * stepping back and forth in a replay gives the same.
 */
export function hear(before: AndrewRound, round: number, events: readonly Event[]): AndrewRound {
  const known = before.round === round ? before : { round, steps: [] };
  const inRound = events.slice(events.findLastIndex(({ type }) => type === "round-started") + 1);
  const turned = inRound.findLastIndex(({ type }) => type === "andrew-card-revealed");
  const news = inRound.slice(Math.max(0, turned)).filter(isAndrews);
  if (news.length === 0) return known;
  const steps = turned === -1 ? [...known.steps] : [];
  for (const event of news) steps.push(stepOf(steps, event));
  return { round, steps };
}

function stepOf(before: readonly AndrewStep[], event: AndrewEvent): AndrewStep {
  if (event.type !== "andrew-card-shifted") return { event };
  const from = before.findLast(({ cost }) => cost !== undefined)?.cost?.position ?? 0;
  return { event, cost: { position: event.position, vp: (CARD_VP[event.position] ?? 0) - (CARD_VP[from] ?? 0) } };
}
