import type { GainKind } from "@montan/carnegie";
import { GainSign } from "../art/carnegie/resources.tsx";

/** What a line of the log counts. */
export function Sign({ sign }: { readonly sign: string }) {
  return <GainSign kind={sign as GainKind} />;
}
