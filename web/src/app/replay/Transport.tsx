import type { Seat } from "@montan/engine";
import { useEffect, useId, useState } from "preact/hooks";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { go } from "../../router.ts";
import { recordName, saveText } from "../../shell/files.ts";
import { Icon, type IconName } from "../../shell/icons.tsx";
import type { LocalMatch } from "../../shell/local-match.ts";
import { keep } from "../../shell/new-game.ts";
import { Tool } from "../../shell/PlayBar.tsx";
import { paceOf } from "../../shell/pace.ts";
import { steps } from "../../shell/steps.ts";
import { openStore } from "../../store/open.ts";

interface TransportProps {
  readonly match: LocalMatch;
  readonly index: number;
  /** Whose view is shown. */
  readonly seat: Seat | undefined;
  /** What happened at this moment, since reading it takes time. */
  readonly story: string;
  onIndex(index: number): void;
}

/** Multiple of the reading speed. */
const SPEEDS = [0.5, 1, 2, 4] as const;

/** Slider and buttons: to any decision, by decisions, by turns or by itself; and from the replay into a game. */
export function Transport({ match, index, seat, story, onIndex }: TransportProps) {
  const say = useWords(SHELL);
  const last = match.moments.value.length - 1;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const runs = playing && index < last;
  const to = (moment: number) => {
    setPlaying(false);
    onIndex(moment);
  };
  useKeys(match, index, to);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => onIndex(index + 1), paceOf(story) / speed);
    return () => clearTimeout(timer);
  }, [runs, index, speed]);

  const jump = steps(match.game, match.moments.value, index);
  const button = (icon: IconName, action: string, label: string, moment: number) => (
    <Tool icon={icon} action={action} label={label} disabled={moment === index} onClick={() => to(moment)} />
  );
  const toggle = () => {
    if (!runs && index === last) onIndex(0);
    setPlaying(!runs);
  };
  return (
    <div class="prompt transport">
      {button("first", "first", say("replay.first"), 0)}
      {button("prevTurn", "prev-turn", say("replay.prevTurn"), jump.previousTurn)}
      {button("prev", "prev-step", say("replay.prev"), jump.previous)}
      <Tool
        icon={runs ? "pause" : "play"}
        action="replay-toggle"
        label={runs ? say("replay.pause") : say("replay.play")}
        onClick={toggle}
      />
      {button("next", "next-step", say("replay.next"), jump.next)}
      {button("nextTurn", "next-turn", say("replay.nextTurn"), jump.nextTurn)}
      {button("last", "last", say("replay.last"), last)}
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        data-action="slider"
        aria-label={say("replay.slider")}
        aria-valuetext={index === 0 ? say("replay.start") : say("replay.at", { number: index, count: last })}
        onInput={({ currentTarget }) => to(Number(currentTarget.value))}
      />
      <Speed speed={speed} onSpeed={setSpeed} />
      <p class="transport-at" data-at>
        {index === 0 ? say("replay.start") : say("replay.at", { number: index, count: last })}
      </p>
      <button
        type="button"
        class="button"
        data-action="play-on"
        disabled={match.game.deciders(match.moments.value[index]?.state).length === 0}
        onClick={() => void playOn(match, index)}
      >
        <Icon name="branch" /> {say("replay.playOn")}
      </button>
      <span class="wide-only">
        <Tool
          icon="save"
          action="save-position"
          label={say("replay.savePosition")}
          onClick={() => savePosition(match, index, seat)}
        />
      </span>
    </div>
  );
}

function Speed({ speed, onSpeed }: { readonly speed: number; onSpeed(speed: number): void }) {
  const say = useWords(SHELL);
  const id = useId();
  return (
    <span class="transport-speed">
      <label for={id} class="visually-hidden">
        {say("replay.speed")}
      </label>
      <select
        id={id}
        value={speed}
        data-action="replay-speed"
        title={say("replay.speed")}
        onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {say("replay.times", { count: one })}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A new game that shares the first decisions; the old one stays as it is. */
async function playOn(match: LocalMatch, index: number): Promise<void> {
  const { id, players, names, signs } = match.stored.value;
  const from = { id, decisions: index };
  go(
    "play",
    await keep(await openStore(), match.playable, match.branch(index), players, {
      names,
      from,
      ...(signs && { signs }),
    }),
  );
}

/** While a game goes on, a saved position contains what is shown and nothing hidden. */
function savePosition(match: LocalMatch, index: number, seat: Seat | undefined): void {
  const { game, created, id, names } = match.stored.value;
  const whole = match.moments.value[index]?.state;
  const isOver = match.game.result(match.state.value) !== undefined;
  const position = { game, names, state: isOver ? whole : match.game.view(whole, seat) };
  saveText(
    recordName(game, created, id).replace(/\.txt$/, `-${index}.json`),
    JSON.stringify(position, null, 1),
    "application/json",
  );
}

function useKeys(match: LocalMatch, index: number, onIndex: (index: number) => void): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
      const moments = match.moments.value;
      const { previous, next, previousTurn, nextTurn } = steps(match.game, moments, index);
      const to = {
        ArrowLeft: event.shiftKey ? previousTurn : previous,
        ArrowRight: event.shiftKey ? nextTurn : next,
        Home: 0,
        End: moments.length - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      onIndex(to);
    };
    addEventListener("keydown", walk);
    return () => removeEventListener("keydown", walk);
  }, [match, index]);
}
