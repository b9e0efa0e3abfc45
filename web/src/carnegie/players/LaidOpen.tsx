import type { ComponentChildren } from "preact";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { Overlay } from "../../table/Overlay.tsx";
import "./laid-open.css";

interface LaidOpenProps {
  readonly label: string;
  /** Shown beside the button that closes it. */
  readonly head: ComponentChildren;
  readonly class: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A part of the table shown in full over it. */
export function LaidOpen({ label, head, children, onClose, ...rest }: LaidOpenProps) {
  const say = useWords(CARNEGIE_BOARDS);
  return (
    <Overlay class={`laid-open ${rest.class}`} label={label} onClose={onClose}>
      <header class="laid-open-head">
        {head}
        <button type="button" class="button" data-action="close-board" onClick={onClose}>
          {say("close")}
        </button>
      </header>
      {children}
    </Overlay>
  );
}
