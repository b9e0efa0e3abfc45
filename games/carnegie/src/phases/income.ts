import type { Seat } from "@montan/engine";
import type { Cause } from "../cause.ts";
import { arrive, playerAt } from "../company.ts";
import { PROJECT_TYPES } from "../data/map.ts";
import { START } from "../data/start.ts";
import type { TabIncome } from "../data/tabs.ts";
import type { Draft } from "../draft.ts";
import { type Gain, type GainKind, gainKind } from "../gain.ts";
import { receive } from "../gains.ts";
import { tabSpaces } from "../projects.ts";
import { refusal } from "../refusals.ts";
import type { MoveRule } from "../rule.ts";
import type { Player, State } from "../state.ts";
import { tablesOf } from "../tables.ts";
import { takeTransportIncome } from "../transport.ts";

/** C-I1: how many employees return is decided once; if none do, there is no income. */
export const returnEmployees: MoveRule<"return-employees", "event-turn"> = {
  type: "return-employees",
  list(state, seat, turn, moves) {
    for (let count = START.employees; count > 0; count--) {
      const move = { type: "return-employees", count } as const;
      if (this.refuse(state, seat, move, turn) === undefined) moves.push(move);
    }
  },
  refuse(state, seat, { count }, { region }) {
    if (region === undefined) return refusal("no-income-now");
    const there = playerAt(state, seat).missions[region];
    return count < 1 || count > there ? refusal("not-that-many-employees", { region, there }) : undefined;
  },
  apply(draft, seat, { count }, { region, donation, study }) {
    if (region === undefined) return;
    draft.replace(seat, { type: "event-turn", ...(donation && { donation }), study });
    draft.player(seat).missions[region] -= count;
    draft.emit?.({ type: "employees-returned", seat, region, count });
    arrive(draft, seat, count);
    takeTransportIncome(draft, seat, region, count, { by: "transport-income", region });
    takeProjectIncome(draft, seat);
  },
};

/** C-I2: once, from every tab space opened by building its disk; fixed incomes at once, either/or ones one by one. */
function takeProjectIncome(draft: Draft, seat: Seat): void {
  const player = playerAt(draft.state, seat);
  for (const tab of PROJECT_TYPES) {
    const cause: Cause = { by: "project-income", tab };
    const incomes = freedIncomes(draft.state, player, tab);
    for (const income of incomes) if (!("choice" in income)) receive(draft, seat, income, cause);
    const choices = incomes.flatMap((income) => ("choice" in income ? [income.choice] : []));
    for (const { options, times } of inRuns(choices)) {
      draft.askLater(seat, { type: "gain-choice", options, times, cause });
    }
  }
}

function freedIncomes(state: State, player: Player, tab: (typeof PROJECT_TYPES)[number]): TabIncome[] {
  const freed = tabSpaces(state, player, tab)
    .filter(({ disk }) => disk)
    .slice(0, player.tabs[tab].built);
  return freed.flatMap(({ income }) => income ?? []);
}

/** Equal choices are one question, asked several times. */
function inRuns(choices: readonly (readonly Gain[])[]): { options: readonly Gain[]; times: number }[] {
  const runs: { options: readonly Gain[]; times: number }[] = [];
  for (const options of choices) {
    const same = runs.find((run) => JSON.stringify(run.options) === JSON.stringify(options));
    if (same === undefined) runs.push({ options, times: 1 });
    else same.times++;
  }
  return runs;
}

/** C-I3: one of several gains; an employee only while the supply lasts. */
export const chooseGain: MoveRule<"choose-gain", "gain-choice"> = {
  type: "choose-gain",
  list(state, seat, { options }, moves) {
    for (const option of options) {
      const gain = gainKind(option);
      if (refuseGain(state, seat, gain, options) === undefined) moves.push({ type: "choose-gain", gain });
    }
  },
  refuse: (state, seat, { gain }, { options }) => refuseGain(state, seat, gain, options),
  apply(draft, seat, { gain }, { options, times, cause }) {
    if (times > 1) draft.replace(seat, { type: "gain-choice", options, times: times - 1, cause });
    else draft.answered(seat);
    const chosen = options.find((option) => gainKind(option) === gain);
    if (chosen !== undefined) receive(draft, seat, chosen, cause);
  },
};

function refuseGain(state: State, seat: Seat, gain: GainKind, options: readonly Gain[]) {
  if (!options.some((option) => gainKind(option) === gain)) return refusal("gain-not-offered", { gain });
  if (gain === "employee" && playerAt(state, seat).employees === 0) return refusal("no-employee-in-supply");
  return undefined;
}

/** C-I1: divided freely between the two Lobbies; so far all are in the first one. */
export const divideArrivals: MoveRule<"divide-arrivals", "lobby-choice"> = {
  type: "divide-arrivals",
  list(state, seat, pending, moves) {
    for (let newLobby = 0; newLobby <= START.employees; newLobby++) {
      const move = { type: "divide-arrivals", newLobby } as const;
      if (this.refuse(state, seat, move, pending) === undefined) moves.push(move);
    }
  },
  refuse: (_state, _seat, { newLobby }, { employees }) =>
    newLobby > employees ? refusal("not-that-many-arrivals", { employees }) : undefined,
  apply(draft, seat, { newLobby }, { employees }) {
    draft.answered(seat);
    const { lobby } = tablesOf(draft.state);
    const player = draft.player(seat);
    const second = player.departments.indexOf("new-lobby");
    player.inactive[lobby] = (player.inactive[lobby] as number) - newLobby;
    player.inactive[second] = (player.inactive[second] as number) + newLobby;
    draft.emit?.({ type: "arrivals-divided", seat, lobby: employees - newLobby, newLobby });
  },
};
