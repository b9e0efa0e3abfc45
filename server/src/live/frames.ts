import type { ServerMessage } from "@montan/protocol";
import type { Room } from "../tables/room.ts";
import { updateFor, type Viewer } from "../tables/shown.ts";
import type { Step, Table } from "../tables/table.ts";

const frames = new WeakMap<Step, Map<Viewer, string>>();

/** The update of a step, made once for all who look with the same eyes. */
export function frameFor(table: Table, room: Room, step: Step, viewer: Viewer): string {
  let byViewer = frames.get(step);
  if (byViewer === undefined) {
    byViewer = new Map();
    frames.set(step, byViewer);
  }
  const known = byViewer.get(viewer);
  if (known !== undefined) return known;
  const place = { table: table.id, ...(viewer !== undefined && { seat: viewer }) };
  const message: ServerMessage = { type: "update", ...place, ...updateFor(table, room, step, viewer) };
  const frame = JSON.stringify(message);
  byViewer.set(viewer, frame);
  return frame;
}
