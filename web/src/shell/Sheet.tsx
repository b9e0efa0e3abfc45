import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { Icon } from "./icons.tsx";
import "./overlays.css";

interface SheetProps {
  readonly title: string;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** Something to look at over the table; the browser keeps the focus inside and Escape closes it. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const say = useWords(SHELL);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="sheet" closedby="any" ref={dialog} aria-labelledby="sheet-title" onClose={onClose}>
      <div class="sheet-room">
        <header class="sheet-head">
          <h2 id="sheet-title">{title}</h2>
          <button
            type="button"
            class="button quiet round"
            data-action="close-sheet"
            aria-label={say("play.close")}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
