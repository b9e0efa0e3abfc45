import type { Seat } from "@montan/engine";
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { TableStream } from "../../online/table-stream.ts";

interface Refused {
  readonly what: "undo" | "abandon";
  /** Who has refused it. */
  readonly seat: Seat;
}

export interface Refusals {
  /** Until the game goes on or somebody asks for something new. */
  readonly last: Refused | undefined;
  forget(): void;
}

/** Who has just refused what was asked of everybody at the table. */
export function useRefusals({ latest }: TableStream): Refusals {
  const [last, setLast] = useState<Refused>();
  useEffect(
    () =>
      effect(() => {
        const happening = latest.value;
        switch (happening?.type) {
          case "undo-answered":
            return setLast(happening.agree ? undefined : { what: "undo", seat: happening.seat });
          case "abandon":
            return setLast(happening.agree ? undefined : { what: "abandon", seat: happening.seat });
          case "undo-asked":
          case "took-back":
          case "decided":
          case "ended":
            return setLast(undefined);
        }
      }),
    [latest],
  );
  return { last, forget: () => setLast(undefined) };
}
