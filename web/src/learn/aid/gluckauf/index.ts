import { componentsOf, RECONSTRUCTED, type State } from "@montan/gluckauf";
import type { Aid } from "../aid.ts";
import { gluckaufSheet } from "./sheet.tsx";
import { SIGNS } from "./signs.tsx";
import "../../../art/art.css";
import "../../../gluckauf/cards/cards.css";
import "./signs.css";

export const GLUCKAUF_AID: Aid = {
  signs: SIGNS,
  load: async (locale, view) => {
    const told = locale === "de" ? (await import("./de.ts")).GERMAN : (await import("./en.ts")).ENGLISH;
    return gluckaufSheet(locale, tablesBeside(view), told);
  },
};

function tablesBeside(view: unknown) {
  if (view === undefined) return RECONSTRUCTED;
  const { rules, components } = view as State;
  return componentsOf(rules, components);
}
