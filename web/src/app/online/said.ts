import type { Chair, Ending, Settings } from "@montan/protocol";
import { BOT_LABELS } from "../../i18n/bots.ts";
import type { LobbyKey, LobbySay } from "../../i18n/lobby.ts";
import { Refusal, Unreachable } from "../../online/api.ts";
import { locale } from "../../store/settings.ts";

const REFUSALS = {
  "bad-name": "refused.bad-name",
  // A name is all that people enter before a game.
  malformed: "refused.bad-name",
  "name-taken": "refused.name-taken",
  "no-link": "refused.no-link",
  "no-table": "refused.no-table",
  "seat-taken": "refused.seat-taken",
  full: "refused.full",
  "not-open": "refused.not-open",
  "seats-empty": "refused.seats-empty",
  "host-only": "refused.host-only",
  "not-running": "refused.not-running",
  "seat-empty": "refused.seat-empty",
  blocked: "refused.blocked",
  "newer-version": "refused.newer-version",
  "sign-in": "refused.sign-in",
  unavailable: "refused.unavailable",
  "too-busy": "refused.unavailable",
} as const satisfies Readonly<Record<string, LobbyKey>>;

/** Why it did not work, in words; throws errors that do not come from a server. */
export function refusalSaid(error: unknown, say: LobbySay): string {
  if (error instanceof Unreachable) return say("refused.unreachable");
  if (!(error instanceof Refusal)) throw error;
  const { code, params } = error;
  if (code === "too-many") return say("refused.too-many", { limit: Number(params.limit) });
  if (code === "too-many-tables") return say("refused.too-many-tables", { limit: Number(params.limit) });
  if (code === "too-many-requests") return say("refused.too-many-requests", { seconds: Number(params.seconds) });
  if (Object.hasOwn(REFUSALS, code)) return say(REFUSALS[code as keyof typeof REFUSALS]);
  return say("refused.other", { code });
}

/** The name of who plays at a seat; undefined: nobody. If a bot plays for a person, the person's name. */
export function chairName({ person, bot }: Chair, say: LobbySay): string | undefined {
  if (person !== undefined) return person.name || say("former");
  return bot && say("room.botLevel", { level: BOT_LABELS[bot][locale.value] });
}

/** Names as in a line of a list: programs are marked. */
export function namesAt(chairs: readonly Chair[], say: LobbySay): string[] {
  return chairs.flatMap((chair) => {
    const name = chairName(chair, say);
    if (name === undefined) return [];
    return chair.person?.kind === "bot" ? say("tables.program", { name }) : name;
  });
}

export function clockSaid({ clock }: Settings, say: LobbySay): string {
  switch (clock.type) {
    case "none":
      return say("fact.noClock");
    case "live":
      return say("fact.live", { minutes: clock.minutes, increment: clock.increment });
    case "days": {
      const days = say("fact.days", { count: clock.days });
      if (clock.quiet === undefined) return days;
      const { from, to } = clock.quiet;
      return [days, say("fact.quiet", { from: hourSaid(from, say), to: hourSaid(to, say) })].join(", ");
    }
  }
}

export function hourSaid(hour: number, say: LobbySay): string {
  return say("fact.hour", { hour });
}

const ENDINGS = {
  finished: "ending.finished",
  abandoned: "ending.abandoned",
  unfinished: "ending.unfinished",
  expired: "ending.expired",
} as const satisfies Readonly<Record<Ending, LobbyKey>>;

export function endingSaid(ending: Ending, say: LobbySay): string {
  return say(ENDINGS[ending]);
}
