import type { TableInfo } from "@montan/protocol";
import { BOT_LABELS } from "../../i18n/bots.ts";
import { TABLE_DEEDS } from "../../i18n/table-deeds.ts";
import { useWords } from "../../i18n/words.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import { locale } from "../../store/settings.ts";
import { Sure } from "./Sure.tsx";
import { useActing } from "./use-acting.ts";
import "./table-lines.css";

/** How a player leaves the game, alone or with everybody, and what happens then. */
export function TableDeeds({ match }: { readonly match: RemoteMatch }) {
  const say = useWords(TABLE_DEEDS);
  const { act, busy, refusal } = useActing();
  const { stream, seat } = match;
  const info = stream.info.value;
  if (info?.status !== "running" || seat === undefined || info.chairs[seat]?.bot !== undefined) return null;
  const isAlone = othersAt(info, seat) === 0;
  const botPlaysOn = info.settings.absence === "bot" && !isAlone;
  const level = BOT_LABELS[info.settings.substitute][locale.value];
  return (
    <section class="table-deeds" data-deeds>
      <h3>{say("deeds.title")}</h3>
      <div class="table-deed">
        <Sure
          label={say("resign")}
          question={botPlaysOn ? say("resign.sureBot") : say("resign.sureEnd")}
          action="resign"
          disabled={busy}
          onSure={() => void act(() => stream.act({ type: "resign", seat }))}
        />
        <p class="hint">{botPlaysOn ? say("resign.bot", { level }) : say("resign.end")}</p>
      </div>
      {info.abandon?.includes(seat) !== true && (
        <div class="table-deed">
          <Sure
            label={say("abandon")}
            question={isAlone ? say("abandon.sureAlone") : say("abandon.sureAsk")}
            action="abandon"
            disabled={busy}
            onSure={() => void act(() => stream.act({ type: "abandon", seat, agree: true }))}
          />
          <p class="hint">{isAlone ? say("abandon.alone") : say("abandon.ask")}</p>
        </div>
      )}
      <p class="refusal" role="alert" hidden={refusal === ""}>
        {refusal}
      </p>
    </section>
  );
}

/** Seats of people who play themselves, except this one. */
function othersAt({ chairs }: TableInfo, own: number): number {
  return chairs.filter(({ person, bot }, seat) => seat !== own && person !== undefined && bot === undefined).length;
}
