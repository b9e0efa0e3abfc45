import type { Gain } from "../gain.ts";
import type { Move, MoveOf } from "../moves.ts";
import type { GainOptions, Outcome } from "../outcome.ts";
import type { Say } from "./say.ts";

/** The words around the figures on a label. */
interface Around {
  price(cost: string): string;
  /** The cost of the cheapest space. */
  lowestPrice(cost: string): string;
  /** Of a donation that the event of a row allows. */
  mayDonate(price: string): string;
  readonly income: string;
  readonly nothing: string;
  now(vp: string): string;
  atTheEnd(vp: string): string;
  atOnce(gains: string): string;
  perEmployee(gain: string): string;
  readonly disk: string;
  limit(vp: string): string;
  /** Precedes gains that have to be chosen. */
  readonly next: string;
}

/** What a choice costs and brings, to be shown after its name; empty if the view does not show it. */
export function figures(around: Around) {
  const sum = (gains: readonly Gain[], say: Say) => say.list(gains.map(say.gain));
  const chosen = ({ options, times }: GainOptions, say: Say) => {
    const either = say.either([...new Set(options.map(say.gain))]);
    return times === 1 ? either : `${either} (${times}×)`;
  };
  /** What is certain, then what has to be chosen. */
  const brought = ({ gains, choices }: Pick<Outcome, "gains" | "choices">, say: Say) =>
    [sum(gains, say), ...choices.map((choice) => chosen(choice, say))].filter(Boolean).join(`, ${around.next} `);

  return {
    price(move: Move, say: Say): string {
      const cost = say.worth?.outcome(move)?.cost ?? [];
      return cost.length === 0 ? "" : around.price(sum(cost, say));
    },
    gains(move: Move, say: Say): string {
      const outcome = say.worth?.outcome(move);
      return outcome === undefined ? "" : behind([brought(outcome, say)]);
    },
    event({ row }: MoveOf<"choose-row">, say: Say): string {
      const { region, own } = say.worth?.event(row) ?? {};
      const income = own?.income === undefined ? around.nothing : brought(own.income, say);
      return behind([
        region === undefined ? "" : `${around.income} ${say.inRegion[region]} (${income})`,
        own?.donation === undefined ? "" : around.mayDonate(say.money(own.donation.price)),
      ]);
    },
    donation({ space }: MoveOf<"make-donation" | "copy-donation">, say: Say): string {
      return say.worth === undefined ? "" : ` (${around.now(say.vp(say.worth.donationVp(space)))})`;
    },
    copied(say: Say): string {
      const price = say.asked("copied-donation-choice")?.price;
      return price === undefined ? "" : around.price(say.money(price));
    },
    department({ department }: MoveOf<"choose-department">, say: Say): string {
      const price = say.worth?.departmentPrice(department);
      return price === undefined ? "" : ` (${around.lowestPrice(say.goods(price))})`;
    },
    cell({ cell }: MoveOf<"place-department">, say: Say): string {
      return say.worth === undefined ? "" : behind([around.atTheEnd(say.vp(say.worth.departmentVp(cell)))]);
    },
    tab({ tab }: MoveOf<"advance-tab">, say: Say): string {
      const { disk, endVp, donationLimit } = say.worth?.nextTabSpace(tab) ?? {};
      return behind([
        disk === undefined ? "" : around.disk,
        endVp === undefined ? "" : around.atTheEnd(say.vp(endVp)),
        donationLimit === undefined ? "" : around.limit(say.vp(donationLimit)),
      ]);
    },
    track(move: MoveOf<"advance-transport">, say: Say): string {
      const income = say.worth?.nextTrackSpace(move.region)?.income;
      const bonus = say.worth?.outcome(move)?.gains ?? [];
      return behind([
        income === undefined ? "" : around.perEmployee(say.gain(income)),
        bonus.length === 0 ? "" : around.atOnce(sum(bonus, say)),
      ]);
    },
  };
}

function behind(parts: readonly string[]): string {
  const said = parts.filter(Boolean).join(", ");
  return said === "" ? "" : `: ${said}`;
}
