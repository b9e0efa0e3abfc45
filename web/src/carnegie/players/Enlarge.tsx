import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useTable } from "../context.ts";
import { LaidOpen } from "./LaidOpen.tsx";

interface EnlargeProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A small board shown in full size, until the question it helps with is answered. */
export function Enlarge({ title, children }: EnlargeProps) {
  const { pending } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [pending?.type]);
  const label = say("enlarge", { what: title });
  return (
    <>
      <button
        type="button"
        class="enlarge"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        data-action="enlarge"
        onClick={() => setOpen(true)}
      >
        <svg class="engraved" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        </svg>
      </button>
      {open && (
        <LaidOpen label={title} head={<strong>{title}</strong>} class="laid-open-board" onClose={() => setOpen(false)}>
          <Enlarged onChosen={() => setOpen(false)}>{children}</Enlarged>
        </LaidOpen>
      )}
    </>
  );
}

interface EnlargedProps {
  onChosen(): void;
  readonly children: ComponentChildren;
}

/** A choice made on it leads to a question elsewhere, perhaps under it, so it closes. */
function Enlarged({ onChosen, children }: EnlargedProps) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      // The table gets the click after this.
      if ((target as Element).closest("[data-light]") !== null) setTimeout(onChosen);
    };
    board.current?.addEventListener("click", onClick);
    return () => board.current?.removeEventListener("click", onClick);
  }, []);
  return (
    <div class="enlarged" ref={board}>
      {children}
    </div>
  );
}
