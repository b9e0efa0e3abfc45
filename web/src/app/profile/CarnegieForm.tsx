import {
  COMPANY_BOARD,
  game,
  PROJECT_TABS,
  PROJECT_TYPES,
  type ProjectType,
  START_DEPARTMENT_IDS,
  type StartDepartmentId,
  vocabulary,
} from "@montan/carnegie";
import type { AnyGame, Locale } from "@montan/engine";
import { PROFILE } from "../../i18n/profile.ts";
import { sayIn } from "../../i18n/words.ts";
import { BoardForm } from "./BoardForm.tsx";
import { CheckForm } from "./CheckForm.tsx";
import type { CarnegieDrafts } from "./inferred-values.ts";
import type { FormProps, ProfileKit, Tables } from "./kit.ts";
import { TabsForm } from "./TabsForm.tsx";

function Form({ tables, onTables }: FormProps<CarnegieDrafts>) {
  return (
    <>
      <TabsForm tabs={tables.projectTabs} onTabs={(projectTabs) => onTables({ ...tables, projectTabs })} />
      <BoardForm board={tables.companyBoard} onBoard={(companyBoard) => onTables({ ...tables, companyBoard })} />
    </>
  );
}

/** "components.projectTabs.housing.A[2].income.choice[0].money": Housing, side A, space 3, income. */
function placeName(path: string, locale: Locale): string {
  if (path.startsWith("components.projectTabs")) return tabPlace(path, locale);
  if (path.startsWith("components.companyBoard")) return boardPlace(path, locale);
  return sayIn(PROFILE, locale)("tables");
}

function tabPlace(path: string, locale: Locale): string {
  const say = sayIn(PROFILE, locale);
  const [, tab, side, index, field] =
    /^components\.projectTabs(?:\.(\w+))?(?:\.([AB]))?(?:\[(\d+)\])?(?:\.(\w+))?/.exec(path) ?? [];
  const fields: Readonly<Record<string, string>> = {
    cost: say("carnegie.cost"),
    disk: say("carnegie.disk"),
    income: say("carnegie.income"),
    endVp: say("carnegie.endVp"),
    donationLimit: say("carnegie.limit"),
  };
  return [
    tab === undefined ? say("carnegie.tabs") : vocabulary(locale).project[tab as ProjectType],
    side && say("carnegie.side", { side }),
    index && say("carnegie.space", { number: Number(index) + 1 }),
    field && (fields[field] ?? field),
  ]
    .filter(Boolean)
    .join(", ");
}

function boardPlace(path: string, locale: Locale): string {
  const say = sayIn(PROFILE, locale);
  const [, index, desk] = /startDepartments\[(\d+)\](?:\.workstations(?:\[(\d+)\])?)?/.exec(path) ?? [];
  const id: StartDepartmentId | undefined = START_DEPARTMENT_IDS[Number(index)];
  return [
    say("carnegie.board"),
    id && vocabulary(locale).department[id],
    desk && say("carnegie.desk", { number: Number(desk) + 1 }),
  ]
    .filter(Boolean)
    .join(", ");
}

export const carnegieKit = {
  game: game as AnyGame,
  builtIn: { projectTabs: PROJECT_TABS, companyBoard: COMPANY_BOARD } as CarnegieDrafts,
  pieces: ({ projectTabs, companyBoard }: CarnegieDrafts): Tables[] => [
    ...PROJECT_TYPES.map((type) => ({ projectTabs: { ...PROJECT_TABS, [type]: projectTabs[type] } })),
    { companyBoard },
  ],
  placeName,
  Check: CheckForm,
  Form,
} satisfies ProfileKit<CarnegieDrafts>;
