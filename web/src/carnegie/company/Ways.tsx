import type { Cell, DepartmentId } from "@montan/carnegie";
import { tablesOf } from "@montan/carnegie";
import { GainSign } from "../../art/carnegie/resources.tsx";
import type { Spot } from "../../table/choices.ts";
import { Piece } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { labelOf, peopleOf, waysToUse } from "../ways.ts";
import { Signs } from "./Signs.tsx";
import { signsOfWay } from "./signs.ts";
import "./ways.css";

/**
 * The ways to use the employees of a department, shown at them: what each does, how much of it, or all of them at once.
 */
export function Ways() {
  const { view, seat, choices, picked, pending } = useTable();
  const voice = useVoice();
  const meant = waysToUse(choices, picked, pending);
  if (meant === undefined || seat === undefined) return null;
  const cell: Cell = view.players[seat]?.departments.indexOf(meant.department) ?? 0;
  const { columns } = tablesOf(view).board;
  const column = cell % columns;
  return (
    <div
      class="use-ways"
      style={{
        gridRow: Math.floor(cell / columns) + 1,
        gridColumn: column + 2,
        "--along": `${(100 * column) / Math.max(1, columns - 1)}%`,
      }}
    >
      <ul aria-label={voice.say("ways")}>
        {meant.ways.map((at) => (
          <li key={at}>
            <Piece
              piece={`company/${at}`}
              spot={at}
              label={labelOf(voice, choices, picked, at)}
              rules={meant.department}
              class="use-way"
            >
              <Face department={meant.department} at={at} />
            </Piece>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Face({ department, at }: { readonly department: DepartmentId; readonly at: Spot }) {
  const [kind, what = "", effect = ""] = at.split(":");
  if (kind === "amount")
    return (
      <b class="amount" aria-hidden="true">
        {what}
        <GainSign kind="goods" class="mark" />
      </b>
    );
  return (
    <>
      {kind === "all" && <b aria-hidden="true">{`${peopleOf(at)} ×`}</b>}
      <Signs lines={[signsOfWay(department, effect)]} />
    </>
  );
}
