import type { ComponentChildren } from "preact";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { Overlay } from "../table/Overlay.tsx";
import { Icon } from "./icons.tsx";
import "./overlays.css";

interface SheetProps {
  readonly title: string;
  /** It uses the full width of the window. */
  readonly wide?: boolean;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** A panel over the table. */
export function Sheet({ title, wide = false, onClose, children }: SheetProps) {
  const say = useWords(SHELL);
  return (
    <Overlay class={wide ? "sheet sheet-wide" : "sheet"} label={title} onClose={onClose}>
      <header class="sheet-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="button quiet round"
          data-action="close-sheet"
          aria-label={say("play.close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </Overlay>
  );
}
