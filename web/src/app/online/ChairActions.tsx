import type { Chair } from "@montan/protocol";
import { BOT_LABELS, LEVELS } from "../../i18n/bots.ts";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import type { TableStream } from "../../online/table-stream.ts";
import { ownZone } from "../../online/time-zone.ts";
import { Icon } from "../../shell/icons.tsx";
import { locale } from "../../store/settings.ts";
import { linkTo } from "../../store/table-links.ts";
import type { Acting } from "./use-acting.ts";

interface ActionsProps {
  readonly stream: TableStream;
  /** A free seat, or a bot's. */
  readonly chair: Pick<Chair, "bot">;
  readonly seat: number;
  readonly isHost: boolean;
  readonly acting: Acting;
}

/** What can be done at a seat: the host adds and removes bots, people without a seat take it. */
export function ChairActions({ stream, chair: { bot }, seat, isHost, acting: { act, busy } }: ActionsProps) {
  const say = useWords(LOBBY);
  const number = seat + 1;
  if (bot !== undefined) {
    if (!isHost) return null;
    return (
      <div class="chair-actions">
        <select
          class="chair-level"
          value={bot}
          data-action="bot-level"
          aria-label={say("room.levelAt", { number })}
          onChange={({ currentTarget }) => {
            const level = LEVELS.find((one) => one === currentTarget.value) ?? bot;
            void act(() => stream.act({ type: "seat-bot", seat, bot: level }));
          }}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {BOT_LABELS[level][locale.value]}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="tool"
          data-action="remove-bot"
          aria-label={say("room.removeAt", { number })}
          title={say("room.removeAt", { number })}
          disabled={busy}
          onClick={() => void act(() => stream.act({ type: "clear-seat", seat }))}
        >
          <Icon name="close" />
        </button>
      </div>
    );
  }
  if (isHost)
    return (
      <button
        type="button"
        class="button"
        data-action="seat-bot"
        aria-label={say("room.botAt", { number })}
        disabled={busy}
        onClick={() =>
          void act(() =>
            stream.act({ type: "seat-bot", seat, bot: stream.info.peek()?.settings.substitute ?? "medium" }),
          )
        }
      >
        {say("room.bot")}
      </button>
    );
  if (stream.seat.value !== undefined) return null;
  const sit = () => {
    const link = linkTo(stream.table, "invite")?.secret;
    return stream.act({ type: "join", seat, zone: ownZone(), ...(link !== undefined && { link }) });
  };
  return (
    <button type="button" class="button primary" data-action="sit-here" disabled={busy} onClick={() => void act(sit)}>
      {say("room.sitHere")}
    </button>
  );
}
