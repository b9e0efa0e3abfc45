import { CITY, type CityId, diskOn, type Slot, type SlotType } from "@montan/carnegie";
import { Disk } from "../../art/carnegie/disks.tsx";
import { SlotSign } from "../../art/carnegie/projects.tsx";
import { LinkedRings, WingedWheel } from "../../art/carnegie/transport.tsx";
import { steady } from "../../art/steady.ts";
import { useMarks } from "../../table/marks.ts";
import { Piece } from "../../table/Piece.tsx";
import { useTable } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import { type Box, extentOf, nameOf, plateOf } from "./places.ts";
import { citySentence, useSpeaker } from "./sentences.ts";

/** Shifts something on the sheet, or within a part of it with another origin. */
function onSheet({ left, top, width, height }: Box, within: Partial<Box> = {}): string {
  const x = left - (within.left ?? 0);
  const y = top - (within.top ?? 0);
  return `--x:${x.toFixed(1)};--y:${y.toFixed(1)};--w:${width.toFixed(1)};--h:${height}`;
}

const EMPTY = "";

/** One slot: what may be built there, or the disk that was. */
function SlotFace({ type, there }: { readonly type: SlotType; readonly there: Slot }) {
  const disk = diskOn(there);
  if (disk === undefined) return <SlotSign type={type} class="slot-sign" />;
  // A disk hides what is printed under it; if that is not its type, a badge shows it.
  return <Disk owner={disk.owner} type={disk.type === type ? undefined : disk.type} class="slot-disk" />;
}

interface FaceProps {
  readonly id: CityId;
  /** The slots as text: the drawing changes only with their contents. */
  readonly slots: string;
  /** Slots that can be chosen, and slots that the log highlights. */
  readonly open: string;
  readonly lit: string;
  /** By slot, the sign of the player who has changed it. */
  readonly changed: string;
}

const Face = steady(({ id, slots, open, lit, changed }: FaceProps) => {
  const { name, size, vp, transportBonus, connectionPoints, slots: printed } = CITY[id];
  const extent = extentOf(id);
  const there = slots.split("|") as Slot[];
  const changedBy = changed.split(",");
  return (
    <>
      <span class="city-name" style={onSheet(nameOf(id), extent)}>
        {name}
      </span>
      <span class={`plate plate-${size}`} style={onSheet(plateOf(id), extent)}>
        {printed.map((type, slot) => (
          <span
            key={String(slot)}
            class="slot"
            data-piece={piece.slot(id, slot)}
            data-open={open.includes(String(slot)) || undefined}
            data-lit={lit.includes(String(slot)) || undefined}
            data-changed={changedBy[slot] || undefined}
          >
            <SlotFace type={type} there={there[slot] ?? EMPTY} />
          </span>
        ))}
        {transportBonus && <WingedWheel class="city-wheel" />}
        {vp > 0 && <span class="city-vp">{vp}</span>}
        {connectionPoints !== undefined && (
          <span class="city-links">
            <LinkedRings />
            {connectionPoints}
          </span>
        )}
      </span>
    </>
  );
});

interface CityProps {
  readonly id: CityId;
  /** Slots that can be built on now. */
  readonly open: readonly number[];
  /** The highlighted network reaches it. */
  readonly connected: boolean;
}

export function City({ id, open, connected }: CityProps) {
  const { view, seat } = useTable();
  const marks = useMarks();
  const speaker = useSpeaker();
  const marked = CITY[id].slots.map((_, slot) => marks(piece.slot(id, slot)));
  return (
    <Place
      id={id}
      connected={connected}
      label={citySentence(speaker, view, id, seat)}
      slots={view.map[id]?.join("|") ?? EMPTY}
      open={open.join()}
      lit={marked.flatMap((marks, slot) => (marks["data-lit"] ? slot : [])).join()}
      changed={marked.map((marks) => marks["data-changed"] ?? "").join()}
    />
  );
}

interface PlaceProps extends FaceProps {
  readonly connected: boolean;
  readonly label: string;
}

const Place = steady(({ connected, label, ...face }: PlaceProps) => {
  const { id } = face;
  return (
    <div class="city" data-city={id} data-connected={connected || undefined} style={onSheet(extentOf(id))}>
      <Piece piece={piece.city(id)} spot={spot.city(id)} label={label} class="city-piece" rules="map">
        <Face {...face} />
      </Piece>
    </div>
  );
});
