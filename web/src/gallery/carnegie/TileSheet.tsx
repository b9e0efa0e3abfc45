import {
  ACTION_TYPES,
  type DepartmentId,
  START_DEPARTMENT_IDS,
  TILE_IDS,
  tablesOf,
  vocabulary,
} from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { DepartmentWords } from "../../carnegie/company/DepartmentWords.tsx";
import { NO_CHANGES, TableProvider } from "../../table/context.ts";
import { SpecimenRow } from "../Specimen.tsx";
import { positionOf } from "./positions.ts";
import "../../carnegie/company/company.css";

const DEPARTMENTS: readonly DepartmentId[] = [...START_DEPARTMENT_IDS, ...TILE_IDS];

/** Every department with its signs and words. */
export function TileSheet({ locale }: { readonly locale: Locale }) {
  const { view, seat } = positionOf("row-choice");
  const { departments } = tablesOf(view);
  const table = {
    view,
    seat,
    pending: undefined,
    choices: [],
    picked: [],
    names: [],
    locale,
    highlighted: new Set<string>(),
    changed: NO_CHANGES,
    motion: 0,
  };
  return (
    <TableProvider value={table}>
      {ACTION_TYPES.map((type) => (
        <SpecimenRow key={type} title={vocabulary(locale).action[type]}>
          {DEPARTMENTS.filter((id) => departments[id].type === type).map((id) => (
            <div class="tile-specimen" key={id}>
              <DepartmentWords department={id} />
            </div>
          ))}
        </SpecimenRow>
      ))}
    </TableProvider>
  );
}
