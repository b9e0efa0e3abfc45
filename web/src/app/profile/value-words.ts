import { type Gain, printedVp, type TabSpace, vocabulary } from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { PROFILE } from "../../i18n/profile.ts";
import { sayIn } from "../../i18n/words.ts";
import { desksOf } from "./board-drafts.ts";
import { type CarnegieDrafts, type InferredValue, spaceIn } from "./inferred-values.ts";
import { gainsOf } from "./tab-drafts.ts";

/** A value of the tables in words: "Space 7: 5 study points, +3 VP". */
export function valueText(tables: CarnegieDrafts, value: InferredValue, locale: Locale): string {
  const say = sayIn(PROFILE, locale);
  const { department, lobby, money } = vocabulary(locale);
  if (value.kind === "space")
    return say("carnegie.value", {
      what: say("carnegie.space", { number: value.index + 1 }),
      value: spaceText(tables, value, locale),
    });
  const { companyBoard } = tables;
  const name = value.of === "lobby" ? lobby : department[value.of];
  if (value.kind === "place") {
    const [row, column] = companyBoard.start[value.of];
    return say("carnegie.value", { what: name, value: say("carnegie.liesAt", { row: row + 1, column: column + 1 }) });
  }
  const desks = desksOf(companyBoard, value.of);
  if (value.kind === "desk-count") return say("carnegie.deskCount", { name, count: desks.length });
  return say("carnegie.deskPrices", { name, prices: desks.map((price) => money(price ?? 0)).join(", ") });
}

function spaceText(tables: CarnegieDrafts, value: Extract<InferredValue, { kind: "space" }>, locale: Locale): string {
  const say = sayIn(PROFILE, locale);
  const { gain, study, vp } = vocabulary(locale);
  const { cost, disk, income, donationLimit } = spaceIn(tables, value);
  const gains = gainsOf(income).map(({ kind, amount = 0 }) => gain({ [kind]: amount } as unknown as Gain));
  const step = printedVp(tables.projectTabs[value.type][value.side] as readonly TabSpace[], value.index);
  const parts = [
    cost === undefined ? "" : study(cost),
    disk ? say("carnegie.withDisk") : "",
    disk ? gains.join(` ${say("carnegie.or")} `) || say("carnegie.withoutIncome") : "",
    step > 0 ? `+${vp(step)}` : "",
    donationLimit === undefined ? "" : say("carnegie.withLimit"),
  ];
  return parts.filter((part) => part !== "").join(", ") || say("carnegie.empty");
}
