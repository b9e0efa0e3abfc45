import { type Player, PROJECT_GOODS, PROJECT_TYPES, type State, tablesOf } from "@montan/carnegie";
import type { Facts } from "./facts.ts";

export function readTabs(facts: Facts, state: State, { tabs }: Player): void {
  const table = tablesOf(state).tabs;
  for (let index = 0; index < PROJECT_TYPES.length; index++) {
    const type = PROJECT_TYPES[index] as (typeof PROJECT_TYPES)[number];
    const { side, at, built } = tabs[type];
    if (side !== "A" && side !== "B") continue;
    const spaces = table[type][side];
    facts.tabAt[index] = at;
    if (side === "A") facts.tabSideA[index] = 1;
    const { endVp = 0, donationLimit = 0 } = spaces[at] ?? {};
    facts.tabVp += endVp;
    facts.limitRaised += donationLimit;
    if ((spaces.at(-1)?.donationLimit ?? 0) > donationLimit) facts.limitsAhead++;
    let disks = 0;
    for (let place = 0; place <= at; place++) {
      const space = spaces[place];
      if (!space?.disk) continue;
      disks++;
      if (disks <= built && space.income !== undefined) readIncome(facts, space.income);
    }
    facts.disksOf[index] = disks - built;
    facts.disksOnTabs += disks - built;
    if (PROJECT_GOODS[type] === 1) facts.cheapDisks += disks - built;
  }
}

type Income = NonNullable<ReturnType<typeof tablesOf>["tabs"]["housing"]["A"][number]["income"]>;

function readIncome(facts: Facts, income: Income): void {
  // Of an either/or income only the first option counts.
  const gain = "choice" in income ? income.choice[0] : income;
  if ("money" in gain) facts.incomeMoney += gain.money;
  else if ("goods" in gain) facts.incomeGoods += gain.goods;
  else if ("vp" in gain) facts.incomeVp += gain.vp;
  else facts.incomeEmployees += gain.employee;
}
