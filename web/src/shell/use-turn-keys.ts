import { useEffect } from "preact/hooks";
import type { Session } from "./session.ts";

/**
 * Enter settles a provisional move, Escape takes it back; Ctrl or Cmd with Z undoes, with Shift it restores a
 * provisional move.
 */
export function useTurnKeys(session: Session): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || !answered(event, session)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, [session]);
}

function answered({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent, session: Session): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() !== "z") return false;
    if (shiftKey) session.redo();
    else if (session.undoable > 0) void session.undo("step");
    return true;
  }
  if (session.provisional.peek() === undefined || session.peek.peek() !== undefined) return false;
  if (key === "Escape") session.takeBack();
  else if (key === "Enter" && !isElsewhere(target)) void session.settle();
  else return false;
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [popover]") !== null;
}

/** A button or link outside the table keeps its own meaning. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(".table-room") !== null) return false;
  return target.closest("button, a") !== null;
}
