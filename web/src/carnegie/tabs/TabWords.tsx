import type { ProjectType, Side } from "@montan/carnegie";
import { ProjectSign } from "../../art/carnegie/projects.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { capital } from "../../table/context.ts";
import { useVoice } from "../context.ts";
import { gainsOf, type TabSpaceState } from "./spaces.ts";

interface TabWordsProps {
  readonly type: ProjectType;
  readonly side: Side;
  readonly spaces: readonly TabSpaceState[];
}

/** A tab in words, space by space: what it costs to enter, what it pays, what it adds at the end. */
export function TabWords({ type, side, spaces }: TabWordsProps) {
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  return (
    <div class="look-card">
      <header>
        <ProjectSign type={type} />
        <strong>{say("tab-side", { type: words.project[type], side })}</strong>
      </header>
      <ol>
        {spaces.map((space, index) => (
          <SpaceLine key={index} number={index + 1} {...space} />
        ))}
      </ol>
    </div>
  );
}

function SpaceLine({ number, space, vp, when, disk, current }: TabSpaceState & { readonly number: number }) {
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { cost, income, donationLimit } = space;
  const parts = [
    cost === undefined || when === "reached" ? "" : words.study(cost),
    income === undefined ? "" : say("space-income", { what: gainsOf(income).map(words.gain).join(say("either-or")) }),
    vp === 0 ? "" : say("space-vp", { vp: words.vp(vp) }),
    donationLimit === undefined ? "" : say("tab-limit", { count: donationLimit }),
  ].filter((part) => part !== "");
  const state =
    disk === "lying"
      ? say("space-disk")
      : disk === "built"
        ? say(income === undefined ? "space-built" : "space-freed")
        : when === "next"
          ? say("space-next")
          : when === "reached"
            ? say("space-reached")
            : "";
  return (
    <li data-current={current || undefined} data-when={when}>
      <b>{number}</b>
      <span>{capital(parts.join("; ") || say("nothing"))}</span>
      <i>{state}</i>
    </li>
  );
}
