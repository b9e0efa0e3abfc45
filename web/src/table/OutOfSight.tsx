import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { TableProvider, useTableOf } from "./context.ts";

interface Props {
  /** Nobody can see it now. */
  readonly when: boolean;
  readonly children: ComponentChildren;
}

/** A part of the table that may be hidden: then it is drawn a frame after everything that can be seen. */
export function OutOfSight({ when, children }: Props) {
  const table = useTableOf<unknown, unknown, unknown>();
  const [drawn, draw] = useState({ table, children });
  // Effects run when the frame has been painted.
  useEffect(() => draw({ table, children }), [table, children]);
  const shown = when ? drawn : { table, children };
  return <TableProvider value={shown.table}>{shown.children}</TableProvider>;
}
