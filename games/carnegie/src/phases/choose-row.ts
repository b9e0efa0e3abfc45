import type { Owner, Seat } from "@montan/engine";
import { playerAt } from "../company.ts";
import { ACTION_TYPES, type ActionType, ROW_SPACES } from "../data/timeline.ts";
import type { Draft } from "../draft.ts";
import type { MoveRule } from "../rule.ts";
import { andrewChooses, isAndrewsChoice } from "../solo/andrew.ts";
import type { State } from "../state.ts";
import { eventOf, eventRowFor } from "../timeline.ts";
import { firstPlayer, type Phase } from "./phase.ts";

export const chooseRowPhase: Phase = {
  id: "choose-row",
  begin(draft) {
    startRound(draft);
    const row = andrewChooses(draft);
    if (row === undefined) draft.ask(firstPlayer(draft.state), { type: "row-choice" });
    else setRow(draft, "automa", row);
  },
};

function startRound(draft: Draft): void {
  const { round, players } = draft.state;
  const first = firstPlayer(draft.state);
  const next: Seat = round.number === 0 ? first : (first + 1) % players.length;
  draft.state.round = { number: round.number + 1, first: next };
  const chooser = isAndrewsChoice(draft.state) ? {} : { first: next };
  draft.emit?.({ type: "round-started", round: round.number + 1, ...chooser });
}

function setRow(draft: Draft, owner: Owner, row: ActionType): void {
  const { number } = draft.state.round;
  const eventRow = eventRowFor(draft.state, row);
  draft.state.round = { number, first: firstPlayer(draft.state), row, eventRow };
  draft.emit?.({ type: "row-chosen", owner, row, eventRow, ...eventOf(draft.state, eventRow) });
}

/** Any row may be chosen, even one whose marker has reached the end. */
export const chooseRow: MoveRule<"choose-row", "row-choice"> = {
  type: "choose-row",
  list(state, seat, _pending, moves) {
    const rows = ACTION_TYPES.toSorted((a, b) => appeal(state, seat, b) - appeal(state, seat, a));
    for (const row of rows) moves.push({ type: "choose-row", row });
  },
  refuse: () => undefined,
  apply(draft, seat, { row }) {
    draft.answered(seat);
    setRow(draft, seat, row);
  },
};

/** Order of suggestions: employees that would come home, then the marker that is furthest behind. */
function appeal(state: State, seat: Seat, row: ActionType): number {
  const { region } = eventOf(state, eventRowFor(state, row));
  const returning = region === undefined ? 0 : playerAt(state, seat).missions[region];
  return returning * ROW_SPACES - (state.timeline.markers[ACTION_TYPES.indexOf(row)] as number);
}
