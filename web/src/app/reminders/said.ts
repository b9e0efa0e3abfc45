import type { Channel } from "@montan/protocol";
import { REMINDERS, type RemindersKey, type RemindersSay } from "../../i18n/reminders.ts";
import { useWords } from "../../i18n/words.ts";
import { Refusal } from "../../online/api.ts";
import { NoPush } from "../../online/push.ts";
import { type Deed, useDeed } from "../account/use-deed.ts";

type Problem = NonNullable<Channel["problem"]>["code"];

const PROBLEMS = {
  gone: "problem.gone",
  refused: "problem.refused",
  busy: "problem.busy",
  unreachable: "problem.unreachable",
  "private-target": "problem.private-target",
} as const satisfies Readonly<Record<Problem, RemindersKey>>;

/** Why a message did not arrive. */
export function problemSaid(problem: Problem, say: RemindersSay): string {
  return say(PROBLEMS[problem]);
}

/** Codes that the account page has no words for. */
function refusalSaid(error: unknown, say: RemindersSay): string | undefined {
  if (error instanceof NoPush) return say(`push.${error.reason}`);
  if (!(error instanceof Refusal)) return undefined;
  const { code, params } = error;
  if (code === "private-target") return say("refused.private-target");
  if (code === "too-many") return say("refused.too-many", { limit: Number(params.limit) });
  // Other problems are shown beside the channel, unless it is gone.
  if (code === "not-delivered") return say(params.problem === "gone" ? "refused.gone" : "refused.not-delivered");
  return undefined;
}

export function useReminderDeed(): Deed {
  const say = useWords(REMINDERS);
  return useDeed((error) => refusalSaid(error, say));
}
