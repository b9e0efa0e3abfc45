import { useEffect, useState } from "preact/hooks";
import { Refusal, whereLeads } from "../../online/api.ts";
import { forgetLinkTo, type KeptKind, type KeptLink, keepLinkTo, linkTo } from "../../store/table-links.ts";

export interface LinkHere {
  readonly secret: string | undefined;
  /** A new one was made, or it was revoked. */
  keep(link: KeptLink | undefined): void;
  /** Somebody has made or revoked one: links older than that version are invalid. */
  outdated(version: number): void;
}

/** The link to a table as this device knows it. A stored one is tested, since it may have been revoked. */
export function useLink(table: string, kind: KeptKind): LinkHere {
  const [link, setLink] = useState(() => linkTo(table, kind));
  const keep = (made: KeptLink | undefined) => {
    if (made === undefined) forgetLinkTo(table, kind);
    else keepLinkTo(table, kind, made);
    setLink(made);
  };
  useEffect(() => {
    if (link === undefined) return;
    let wanted = true;
    whereLeads(table, link.secret).catch((error: unknown) => {
      if (wanted && error instanceof Refusal && error.code === "no-link") keep(undefined);
    });
    return () => {
      wanted = false;
    };
  }, [table, kind]);
  return {
    secret: link?.secret,
    keep,
    outdated(version) {
      // Another window of this browser may have made it.
      const known = linkTo(table, kind);
      if (known !== undefined && known.version < version) keep(undefined);
      else setLink(known);
    },
  };
}
