import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import "./laid-open.css";

interface LaidOpenProps {
  readonly label: string;
  /** What stands beside the button that closes it. */
  readonly head: ComponentChildren;
  readonly class: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** Something of the table laid open over it; Escape closes it, and the focus goes back to where it was. */
export function LaidOpen({ label, head, children, onClose, ...rest }: LaidOpenProps) {
  const say = useWords(CARNEGIE_BOARDS);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class={`laid-open ${rest.class}`} aria-label={label} onClose={onClose}>
      <header class="laid-open-head">
        {head}
        <button type="button" class="button" data-action="close-board" onClick={() => dialog.current?.close()}>
          {say("close")}
        </button>
      </header>
      {children}
    </dialog>
  );
}
