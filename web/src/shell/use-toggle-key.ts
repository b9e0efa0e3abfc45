import { useEffect, useRef } from "preact/hooks";

/**
 * A key that opens and closes something over the page. It is ignored while somebody types or something else is open.
 */
export function useToggleKey(key: string, open: boolean, onOpen: () => void, onClose: () => void): void {
  const latest = useRef({ open, onOpen, onClose });
  latest.current = { open, onOpen, onClose };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const now = latest.current;
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || (!now.open && isOverlaid())) return;
      event.preventDefault();
      if (now.open) now.onClose();
      else now.onOpen();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [key]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input:not([type=radio], [type=range]), textarea, select") !== null
  );
}

function isOverlaid(): boolean {
  return document.querySelector("dialog:popover-open") !== null;
}
