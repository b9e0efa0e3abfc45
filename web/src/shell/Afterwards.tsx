import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

/** What stands beside a table and may wait a frame for it: a jump shows the table first, then this. */
export function Afterwards({ children }: { readonly children: VNode }) {
  const [shown, show] = useState(children);
  // Effects run when the frame has been painted.
  useEffect(() => show(children), [children]);
  return shown;
}
