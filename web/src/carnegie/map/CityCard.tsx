import { CITY, type CityId, type SlotType } from "@montan/carnegie";
import type { ReadonlySignal } from "@preact/signals";
import { Disk } from "../../art/carnegie/disks.tsx";
import { SlotSign } from "../../art/carnegie/projects.tsx";
import { useTable } from "../context.ts";
import { slotReason, slotRefusals } from "./reasons.ts";
import { bonusSentence, diskAt, diskName, railsSentence, type Speaker, slotName, useSpeaker } from "./sentences.ts";

/** The city pointed at, and its place in the window, as fractions of the window. */
export interface Looked {
  readonly id: CityId;
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  /** Why it cannot be chosen now. */
  readonly why?: string;
}

export function lookAt(city: HTMLElement, window: HTMLElement): Looked {
  const at = city.getBoundingClientRect();
  const { left, top, width, height } = window.getBoundingClientRect();
  return {
    id: city.dataset.city as CityId,
    left: (at.left - left) / width,
    right: (at.right - left) / width,
    middle: Math.min(1, Math.max(0, (at.top + at.height / 2 - top) / height)),
  };
}

/** The table's tooltip has the name and, on a second line, why not: the card replaces it, to avoid saying it twice. */
export function takeOver(city: HTMLElement): string | undefined {
  const piece = city.querySelector<HTMLElement>("button[title]");
  const [, why] = piece?.title.split("\n") ?? [];
  if (piece !== null) piece.title = "";
  return why;
}

/** Left or right of the city, towards the middle of the window, and never beyond its upper or lower edge. */
function beside({ left, right, middle }: Looked): string {
  const toTheRight = left + right < 1;
  const away = toTheRight ? `--left:calc(${share(right)} + 6px)` : `--right:calc(${share(1 - left)} + 6px)`;
  return `${away};--down:${share(middle)}`;
}

function share(part: number): string {
  return `${Math.round(part * 100)}%`;
}

function SlotLine({
  speaker,
  id,
  slot,
  type,
  reason,
}: {
  readonly speaker: Speaker;
  readonly id: CityId;
  readonly slot: number;
  readonly type: SlotType;
  readonly reason: string | undefined;
}) {
  const { view } = useTable();
  const disk = diskAt(view, id, slot);
  return (
    <li>
      <SlotSign type={type} />
      <span>{slotName(speaker, type)}</span>
      {disk === undefined ? (
        <i data-refused={reason !== undefined || undefined}>{reason ?? speaker.say("free-slot")}</i>
      ) : (
        <b>
          <Disk owner={disk.owner} />
          {diskName(speaker, disk)}
        </b>
      )}
    </li>
  );
}

/** Details of the city pointed at. Its label says the same, so this is hidden from screen readers. */
export function CityCard({ shown }: { readonly shown: ReadonlySignal<Looked | undefined> }) {
  const { view, seat, pending, locale } = useTable();
  const speaker = useSpeaker();
  const looked = shown.value;
  if (looked === undefined) return null;
  const { id } = looked;
  const { say, words } = speaker;
  const { name, region, size, vp, slots, connectionPoints } = CITY[id];
  const reasons = slotRefusals(view, seat, pending, id).map((refusal) => slotReason(refusal, locale));
  const bySlot = reasons.some((reason) => reason !== undefined);
  return (
    <div class="city-card" style={beside(looked)} data-low={looked.middle > 0.5 || undefined} aria-hidden="true">
      <p class="city-card-head">
        <b>{name}</b> {words.region[region]}, {say(`city-${size}`)}
      </p>
      <ul>
        {slots.map((type, slot) => (
          <SlotLine key={String(slot)} speaker={speaker} id={id} slot={slot} type={type} reason={reasons[slot]} />
        ))}
      </ul>
      <p>
        {say("per-project", { vp: words.vp(vp) })}
        {connectionPoints !== undefined && <>; {say("connection-points", { count: connectionPoints })}</>}
      </p>
      {bonusSentence(speaker, view, id, seat).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {looked.why !== undefined && !bySlot && <p class="city-card-why">{looked.why}</p>}
      <p class="city-card-rails">{railsSentence(speaker, id)}</p>
    </div>
  );
}
