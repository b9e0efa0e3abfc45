import type { Seat } from "@montan/engine";
import type { Happening } from "@montan/protocol";
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { RemoteMatch } from "../../online/remote-match.ts";

/** News about somebody else at the table. */
interface News {
  readonly what: "undo-refused" | "abandon-refused" | "resigned" | "time-up" | "returned";
  /** Who caused it. */
  readonly seat: Seat;
}

export interface TableNews {
  /** Shown until the person's next decision, or until something replaces it. */
  readonly last: News | undefined;
  forget(): void;
}

/** What has just happened at the table besides moves, unless a notice about it stays there. */
export function useTableNews({ stream, seat }: RemoteMatch): TableNews {
  const [last, setLast] = useState<News>();
  useEffect(
    () =>
      effect(() => {
        const happening = stream.latest.value;
        if (happening === undefined) return;
        const news = newsOf(happening);
        if (news !== undefined && news.seat !== seat) setLast(news);
        else if (isOver(happening, seat)) setLast(undefined);
      }),
    [stream, seat],
  );
  return { last, forget: () => setLast(undefined) };
}

function newsOf(happening: Happening): News | undefined {
  switch (happening.type) {
    case "undo-answered":
      return happening.agree ? undefined : { what: "undo-refused", seat: happening.seat };
    case "abandon":
      return happening.agree ? undefined : { what: "abandon-refused", seat: happening.seat };
    case "resigned":
    case "time-up":
    case "returned":
      return { what: happening.type, seat: happening.seat };
    default:
      return undefined;
  }
}

/** A new request replaces the news, and so does the person's own decision. */
function isOver(happening: Happening, own: Seat | undefined): boolean {
  const { type } = happening;
  if (type === "decided") return happening.seat === own;
  return type === "undo-asked" || type === "took-back" || type === "abandon" || type === "ended";
}
