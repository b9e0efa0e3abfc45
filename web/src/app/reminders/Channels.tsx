import type { Channel } from "@montan/protocol";
import { useState } from "preact/hooks";
import { REMINDERS } from "../../i18n/reminders.ts";
import { useWords } from "../../i18n/words.ts";
import { turnOffPush } from "../../online/push.ts";
import { removeChannel, testChannel } from "../../online/reminders.ts";
import { locale } from "../../store/settings.ts";
import { Refused } from "../account/Refused.tsx";
import { moment } from "../online/times.ts";
import { problemSaid, useReminderDeed } from "./said.ts";

interface ChannelsProps {
  readonly kind: Channel["kind"];
  readonly channels: readonly Channel[];
  onChanged(): void;
}

/** Where reminders of one kind go: each can be tested and removed. */
export function Channels({ kind, channels, onChanged }: ChannelsProps) {
  const say = useWords(REMINDERS);
  const { busy, refusal, act } = useReminderDeed();
  const [tested, setTested] = useState<string>();
  const test = async ({ id, label }: Channel) => {
    setTested(undefined);
    if (await act(() => testChannel(id))) setTested(label);
    // Problems are shown beside the channel, and a browser that is gone is removed.
    onChanged();
  };
  const remove = async (channel: Channel) => {
    setTested(undefined);
    const isHere = channel.kind === "push" && channel.here;
    await act(() => (isHere ? turnOffPush(channel) : removeChannel(channel.id)));
    onChanged();
  };
  return (
    <>
      <ul class="account-list" data-channels={kind}>
        {channels
          .filter((channel) => channel.kind === kind)
          .map((channel) => (
            <Line
              key={channel.id}
              channel={channel}
              busy={busy}
              onTest={() => void test(channel)}
              onRemove={() => void remove(channel)}
            />
          ))}
      </ul>
      <p class="hint" role="status">
        {tested !== undefined && say("channel.tested", { name: tested })}
      </p>
      <Refused why={refusal} />
    </>
  );
}

interface LineProps {
  readonly channel: Channel;
  readonly busy: boolean;
  onTest(): void;
  onRemove(): void;
}

function Line({ channel, busy, onTest, onRemove }: LineProps) {
  const say = useWords(REMINDERS);
  const { label: name, state, here, problem } = channel;
  return (
    <li data-channel={state}>
      <span class="channel-name">
        {here ? say("channel.here", { name }) : name}
        {state !== "on" && <small class="hint">{say(`channel.${state}`)}</small>}
        {problem !== undefined && (
          <small class="channel-problem" data-problem={problem.code}>
            {say("channel.problem", {
              time: moment(problem.at, Date.now(), locale.value),
              problem: problemSaid(problem.code, say),
            })}
          </small>
        )}
      </span>
      <span class="button-row">
        {state === "on" && (
          <button
            type="button"
            class="button quiet"
            data-action="test-channel"
            aria-label={say("channel.testLabel", { name })}
            disabled={busy}
            onClick={onTest}
          >
            {say("channel.test")}
          </button>
        )}
        <button
          type="button"
          class="button quiet"
          data-action="remove-channel"
          aria-label={here ? undefined : say("channel.removeLabel", { name })}
          disabled={busy}
          onClick={onRemove}
        >
          {here ? say("push.turnOff") : say("channel.remove")}
        </button>
      </span>
    </li>
  );
}
