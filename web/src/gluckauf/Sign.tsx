import type { Locale } from "@montan/engine";
import { nameOf } from "@montan/gluckauf";
import { MinerCap } from "../art/tools.tsx";

/** What a line of the log counts. */
export function Sign({ sign, locale }: { readonly sign: string; readonly locale: Locale }) {
  return sign === "workers" ? <MinerCap /> : <span>{nameOf({ term: "vp" }, locale)}</span>;
}
