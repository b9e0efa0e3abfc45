import type { Pending } from "@montan/carnegie";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTable, useVoice } from "./context.ts";

const SHEETS = ["donations", "display"] as const;
type SheetName = (typeof SHEETS)[number];

/** The sheet that a question is about. */
const ASKED_ON: Readonly<Partial<Record<Pending["type"], SheetName>>> = {
  "reserve-choice": "display",
  "department-choice": "display",
  "donation-tile-choice": "donations",
  "secret-donation-choice": "donations",
  "copied-donation-choice": "donations",
  "event-turn": "donations",
};

interface DrawerProps {
  readonly donations: ComponentChildren;
  readonly display: ComponentChildren;
}

/** The donation chart and the departments on display share a place; the question opens the matching one. */
export function Drawer({ donations, display }: DrawerProps) {
  const { pending } = useTable();
  const { say } = useVoice();
  const [open, setOpen] = useState<SheetName>("donations");
  const asked = pending === undefined ? undefined : ASKED_ON[pending.type];
  useEffect(() => {
    if (asked !== undefined) setOpen(asked);
  }, [asked, pending?.type]);
  return (
    <div class="drawer" data-open={open}>
      <div class="drawer-tabs">
        {SHEETS.map((sheet) => (
          <button
            key={sheet}
            type="button"
            class="drawer-tab"
            aria-pressed={sheet === open}
            data-drawer={sheet}
            onClick={() => setOpen(sheet)}
          >
            {say(`drawer-${sheet}`)}
          </button>
        ))}
      </div>
      <div class="drawer-sheet" data-sheet="donations">
        <Title>{say("drawer-donations")}</Title>
        {donations}
      </div>
      <div class="drawer-sheet" data-sheet="display">
        <Title>{say("drawer-display")}</Title>
        {display}
      </div>
    </div>
  );
}

/** Where both sheets are side by side, nothing else shows their names. */
function Title({ children }: { readonly children: string }) {
  return (
    <span class="drawer-title" aria-hidden="true">
      {children}
    </span>
  );
}
