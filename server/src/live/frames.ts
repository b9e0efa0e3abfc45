import type { ServerMessage } from "@montan/protocol";
import type { Room } from "../tables/room.ts";
import { updateFor, type Viewer } from "../tables/shown.ts";
import type { Step, Table } from "../tables/table.ts";

interface Frames {
  /** The people whose names are in them. */
  readonly members: Room["members"];
  readonly byViewer: Map<Viewer, string>;
}

const frames = new WeakMap<Step, Frames>();

/** The update for a step, made once for all viewers who see the same. */
export function frameFor(table: Table, room: Room, step: Step, viewer: Viewer): string {
  let made = frames.get(step);
  // A deleted name is in no frame from then on.
  if (made?.members !== room.members) {
    made = { members: room.members, byViewer: new Map() };
    frames.set(step, made);
  }
  const { byViewer } = made;
  const known = byViewer.get(viewer);
  if (known !== undefined) return known;
  const place = { table: table.id, ...(viewer !== undefined && { seat: viewer }) };
  const message: ServerMessage = { type: "update", ...place, ...updateFor(table, room, step, viewer) };
  const frame = JSON.stringify(message);
  byViewer.set(viewer, frame);
  return frame;
}
