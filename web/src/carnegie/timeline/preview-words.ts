import type { GainOptions, IncomePreview, RowPreview, SeatPreview, Vocabulary } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import type { carnegieBoardsEn } from "../../i18n/en/carnegie-boards.ts";
import type { Say } from "../../i18n/words.ts";

export interface Speech {
  readonly say: Say<typeof carnegieBoardsEn>;
  readonly words: Vocabulary;
  player(seat: Seat): string;
}

/** The event in one phrase: "Income: West", "Donations", or both. */
export function eventWords({ region, donation }: Pick<RowPreview, "region" | "donation">, { say, words }: Speech) {
  const parts = [
    region === undefined ? "" : say("event-income", { region: words.region[region] }),
    donation ? say("event-donation") : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** What each player would get or could give, one sentence each; players without either are not named. */
export function seatLines({ seats, region }: RowPreview, speech: Speech): readonly string[] {
  const lines = seats.flatMap((preview) => seatWords(preview, speech));
  return lines.length === 0 && region !== undefined ? [speech.say("nobody-there")] : lines;
}

function seatWords({ seat, income, donation }: SeatPreview, speech: Speech): string[] {
  const { say, words, player } = speech;
  const parts = [
    income === undefined ? "" : incomeWords(income, speech),
    donation === undefined
      ? ""
      : say(donation.possible ? "may-donate" : "cannot-donate", { price: words.money(donation.price) }),
  ].filter((part) => part !== "");
  return parts.length === 0 ? [] : [say("seat-preview", { name: player(seat), what: parts.join("; ") })];
}

function incomeWords({ employees, gains, choices }: IncomePreview, { say, words }: Speech): string {
  const what = [...gains.map(words.gain), ...choices.map((choice) => choiceWords(choice, say, words))];
  return say("income-preview", { employees: words.employees(employees), what: what.join(", ") || say("nothing") });
}

function choiceWords({ options, times }: GainOptions, say: Speech["say"], words: Vocabulary): string {
  const either = options.map(words.gain).join(say("either-or"));
  return times === 1 ? either : say("times", { times, what: either });
}
