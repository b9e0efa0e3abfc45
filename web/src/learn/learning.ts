import type { Decision, Locale } from "@montan/engine";
import type { Aid } from "./aid/aid.ts";
import type { PlayerAid } from "./aid/PlayerAid.tsx";
import type { GuideCard } from "./guided/GuideCard.tsx";
import type { Guidance, Lesson } from "./guided/guide.ts";
import type { RulesReference } from "./rules/RulesReference.tsx";
import type { Reference } from "./rules/section.ts";

/** The rules reference, the aid and the guided game of a game. */
export interface Learning {
  readonly reference: Reference;
  readonly RulesReference: typeof RulesReference;
  readonly aid: Aid;
  readonly PlayerAid: typeof PlayerAid;
  readonly GuideCard: typeof GuideCard;
  readonly lesson: Pick<Lesson<string, unknown, unknown, unknown, unknown, unknown>, "setup" | "person" | "opponent">;
  guidance(decisions: readonly Decision<unknown>[]): Guidance<unknown> | undefined;
  notYet(guidance: Guidance<unknown>, locale: Locale): string;
}
