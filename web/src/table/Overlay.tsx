import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./overlay.css";

interface OverlayProps {
  readonly label: string;
  readonly class: string;
  onClose(): void;
  readonly children: ComponentChildren;
}

/**
 * An overlay: the focus stays in it and then returns to where it was; Escape or a click beside it closes it. It is a
 * popover and not a modal dialog of the browser, which makes everything else inert, so that every piece of the table
 * would be styled again when it opens and when it closes.
 */
export function Overlay({ label, onClose, children, ...rest }: OverlayProps) {
  const overlay = useRef<HTMLDialogElement>(null);
  // Synchronously: an effect would restore the focus one frame after the overlay is gone.
  useLayoutEffect(() => (overlay.current === null ? undefined : keepFocus(overlay.current)), []);
  return (
    <dialog
      ref={overlay}
      class="overlay"
      popover="manual"
      aria-modal="true"
      aria-label={label}
      onClick={({ target }) => {
        if (target === overlay.current) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Tab") goRound(event);
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {/* A click on something that takes no focus leaves it in here. */}
      <div class={`overlay-box ${rest.class}`} tabIndex={-1}>
        {children}
      </div>
    </dialog>
  );
}

/** The tab stops; of radio buttons only the chosen one. */
const STOPS =
  "a[href], :is(button, input, select, textarea):enabled:not([type=radio]:not(:checked)), summary, [tabindex='0']";

function stops(within: Element): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.getClientRects().length > 0);
}

/** Shows an overlay and keeps the focus in it until it is removed; the table may try to move it meanwhile. */
function keepFocus(overlay: HTMLDialogElement): () => void {
  const before = document.activeElement;
  let inside: HTMLElement | undefined;
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (overlay.contains(target)) inside = target;
    // An overlay above this one has the focus for itself.
    else if (target.closest(".overlay") === null) inside?.focus();
  };
  overlay.showPopover();
  document.addEventListener("focusin", follow);
  stops(overlay)[0]?.focus();
  return () => {
    document.removeEventListener("focusin", follow);
    if (before instanceof HTMLElement) before.focus();
  };
}

/** After the last comes the first, before the first the last. */
function goRound(event: KeyboardEvent): void {
  const all = stops(event.currentTarget as Element);
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
