import { type DepartmentId, isTile, TILE, tablesOf } from "@montan/carnegie";
import { ActionSign } from "../../art/carnegie/actions.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useTable, useVoice } from "../context.ts";
import { Signs } from "./Signs.tsx";
import { DEPARTMENT_SIGNS } from "./signs.ts";

/** A department in full: name, type, signs, words, and the prices of its workstations. */
export function DepartmentWords({ department }: { readonly department: DepartmentId }) {
  const { view } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { type, kind, workstations } = tablesOf(view).departments[department];
  return (
    <div class="department-words" data-action-type={type}>
      <header>
        <ActionSign action={type} />
        <strong>{words.department[department]}</strong>
        {isTile(department) && <span class="tile-number">{TILE[department].number}</span>}
      </header>
      <p class="department-kind">
        {words.action[type]}
        {kind !== "use" && ` · ${say(`kind-${kind}`)}`}
      </p>
      <Signs lines={DEPARTMENT_SIGNS[department]} />
      <p>{words.departmentEffect[department]}</p>
      {workstations.length > 0 && (
        <p class="department-desks">{say("desks-cost", { prices: workstations.map(words.money).join(", ") })}</p>
      )}
    </div>
  );
}
