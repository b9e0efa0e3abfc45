import {
  buildingPrice,
  type DepartmentId,
  donationPrice,
  donationWorth,
  game,
  type Pending,
  type ProjectType,
  type Region,
  ROUNDS,
  rowPreview,
  type State,
  TRACKS,
  type TrackSpace,
  tablesOf,
  tabSpaces,
  vocabulary,
} from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { asked, eventRegion, firstMission, GIFT, me, NEXT_PROJECT, PERSON, RESERVED, site } from "./steps.ts";

/** Each is computed only for a text that names it: before the sides are chosen, tabs have no prices. */
export function facts(state: State, locale: Locale): Readonly<Record<string, string>> {
  const words = vocabulary(locale);
  const { money, goods } = me(state);
  const desk = (department: DepartmentId) => words.money(tablesOf(state).departments[department].workstations[0] ?? 0);
  const space = (region: Region, ahead = 0) => TRACKS[region][me(state).tracks[region] + ahead] as TrackSpace;
  const step = (tab: ProjectType) => tabSpaces(state, me(state), tab)[me(state).tabs[tab].at + 1];
  return {
    region: words.region[firstMission(state)],
    money: words.money(money),
    goods: words.goods(goods),
    get points() {
      return words.vp(sheet(state)?.total ?? 0);
    },
    get donations() {
      return words.vp(sheet(state)?.parts.find(({ category }) => category === "donations")?.vp ?? 0);
    },
    get roundsLeft() {
      return String(ROUNDS - state.round.number + 1);
    },
    get hrDesk() {
      return desk("start-hr");
    },
    get researchDesk() {
      return desk("start-rd");
    },
    get planningDesk() {
      return desk("start-strategic-planning");
    },
    get constructionDesk() {
      return desk("start-construction");
    },
    get buildingPrice() {
      return words.goods(buildingPrice(state, PERSON, site(state), RESERVED));
    },
    get fare() {
      return words.gain(space(eventRegion(state)).income);
    },
    get homecoming() {
      const { row } = state.round;
      const seats = row === undefined ? [] : (rowPreview(state, row)?.seats ?? []);
      const gains = seats.find(({ seat }) => seat === PERSON)?.income?.gains ?? [];
      return gains.map(words.gain).join(", ");
    },
    get projectIncome() {
      const income = tabSpaces(state, me(state), NEXT_PROJECT)[0]?.income;
      return income === undefined || "choice" in income ? "" : words.gain(income);
    },
    get donationPrice() {
      return words.money(donationPrice(state, PERSON));
    },
    get giftWorth() {
      return words.vp(donationWorth(state, PERSON, GIFT).vp);
    },
    get giftCount() {
      return String(donationWorth(state, PERSON, GIFT).count);
    },
    get housingStep() {
      return words.study(step("housing")?.cost ?? 0);
    },
    get trackStep() {
      return words.study(space("midwest", 1).cost);
    },
    get nextFare() {
      return words.gain(space("midwest", 1).income);
    },
    get study() {
      return words.study(pool(asked(state)).study);
    },
    get hrMoves() {
      return words.moves(pool(asked(state)).hrMoves);
    },
  };
}

function sheet(state: State) {
  return game.score(state).find(({ owner }) => owner === PERSON);
}

/** What the department turn has to spend, or will have. */
function pool(question: Pending | undefined): { readonly study: number; readonly hrMoves: number } {
  return question?.type === "department-turn" ? question : { study: 0, hrMoves: 0 };
}
