import {
  type ActionType,
  type DepartmentId,
  type GainKind,
  type ProjectType,
  STANDARD_TABLES,
  vocabulary,
} from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import type { ComponentChildren } from "preact";
import { ActionSign } from "../../../art/carnegie/actions.tsx";
import { Employee } from "../../../art/carnegie/people.tsx";
import { ProjectSign } from "../../../art/carnegie/projects.tsx";
import { GainSign } from "../../../art/carnegie/resources.tsx";
import { Signs } from "../../../carnegie/company/Signs.tsx";
import { DEPARTMENT_SIGNS } from "../../../carnegie/company/signs.ts";
import { LEARN } from "../../../i18n/learn.ts";
import { sayIn } from "../../../i18n/words.ts";
import "../../../art/carnegie/carnegie.css";
import "./pictures.css";

interface Picture {
  readonly name: string;
  readonly art: ComponentChildren;
}

/** Drawings by kind; the part after the slash says which. */
const DRAWINGS: Readonly<Record<string, (which: string, locale: Locale) => Picture>> = {
  action: (which, locale) => {
    const action = which as ActionType;
    return { name: vocabulary(locale).action[action], art: <ActionSign action={action} class="rules-sign" /> };
  },
  project: (which, locale) => {
    const type = which as ProjectType;
    return { name: vocabulary(locale).project[type], art: <ProjectSign type={type} class="rules-sign" /> };
  },
  gain: (which, locale) => {
    const kind = which as GainKind;
    return { name: vocabulary(locale).gainKind[kind], art: <GainSign kind={kind} class="rules-sign" /> };
  },
  employee: (which, locale) => ({
    name: sayIn(LEARN, locale)(which === "active" ? "picture.active" : "picture.inactive"),
    art: <Employee seat={0} lying={which === "inactive"} class="rules-sign" />,
  }),
  mission: (_, locale) => ({
    name: sayIn(LEARN, locale)("picture.mission"),
    art: (
      <span class="rules-sign">
        <Signs lines={[["mission"]]} />
      </span>
    ),
  }),
  department: (which, locale) => {
    const id = which as DepartmentId;
    const { type } = STANDARD_TABLES.departments[id];
    return {
      name: vocabulary(locale).action[type],
      art: (
        <span class={`rules-department of-${type}`}>
          <ActionSign action={type} class="rules-type" />
          <Signs lines={DEPARTMENT_SIGNS[id]} />
        </span>
      ),
    };
  },
};

/** A piece by "kind/which". */
export function pictureOf(piece: string, locale: Locale): Picture {
  const [kind = "", which = ""] = piece.split("/");
  const draw = DRAWINGS[kind];
  if (draw === undefined) throw new Error(`there is no picture of ${piece}`);
  return draw(which, locale);
}
