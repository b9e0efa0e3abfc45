import { vocabulary } from "@montan/carnegie";
import { useId, useState } from "preact/hooks";
import { PROFILE } from "../../i18n/profile.ts";
import { useWords } from "../../i18n/words.ts";
import { locale } from "../../store/settings.ts";
import { Desks } from "./BoardForm.tsx";
import { desksOf, placeOf, withDesks, withPlace } from "./board-drafts.ts";
import { FormName, ProblemAt, SelectField } from "./fields.tsx";
import {
  type CarnegieDrafts,
  confirmed,
  doubted,
  type Group,
  groupsOf,
  type InferredValue,
  pathOf,
  spaceIn,
  statusOf,
  withSpace,
} from "./inferred-values.ts";
import type { FormProps } from "./kit.ts";
import { Space } from "./TabsForm.tsx";
import { valueText } from "./value-words.ts";
import "./check.css";

/** The inferred values, to be compared with the box: tick those that are printed like this, correct the others. */
export function CheckForm({ tables, onTables }: FormProps<CarnegieDrafts>) {
  const say = useWords(PROFILE);
  const groups = groupsOf(tables);
  const open = groups.flat().filter((value) => statusOf(tables, value) === "inferred").length;
  return (
    <FormName.Provider value="check-">
      <section class="profile-check" data-check={open}>
        <h2>{say("carnegie.check")}</h2>
        <p class="hint">{say("carnegie.checkHint")}</p>
        <p role="status">{open === 0 ? say("carnegie.checkDone") : say("carnegie.checkOpen", { count: open })}</p>
        <div class="check-groups">
          {groups.map((group) => (
            <CheckGroup key={pathOf(group[0])} group={group} tables={tables} onTables={onTables} />
          ))}
        </div>
      </section>
    </FormName.Provider>
  );
}

interface GroupProps extends FormProps<CarnegieDrafts> {
  readonly group: Group;
}

function CheckGroup({ group, tables, onTables }: GroupProps) {
  const say = useWords(PROFILE);
  const [first] = group;
  const name =
    first.kind === "space"
      ? `${vocabulary(locale.value).project[first.type]}, ${say("carnegie.side", { side: first.side })}`
      : say("carnegie.board");
  const open = group.filter((value) => statusOf(tables, value) === "inferred");
  return (
    <fieldset class="check-group">
      <legend>{name}</legend>
      <ul>
        {group.map((value) => (
          <CheckValue key={`${value.kind} ${pathOf(value)}`} value={value} tables={tables} onTables={onTables} />
        ))}
      </ul>
      {group.length > 1 && (
        <button
          type="button"
          class="button quiet"
          data-action="confirm-group"
          disabled={open.length === 0}
          onClick={() => onTables(open.reduce(confirmed, tables))}
        >
          {say("carnegie.confirmGroup")} <span class="visually-hidden">({name})</span>
        </button>
      )}
    </fieldset>
  );
}

interface ValueProps extends FormProps<CarnegieDrafts> {
  readonly value: InferredValue;
}

function CheckValue({ value, tables, onTables }: ValueProps) {
  const say = useWords(PROFILE);
  const id = useId();
  const [correcting, setCorrecting] = useState(false);
  const status = statusOf(tables, value);
  const text = valueText(tables, value, locale.value);
  return (
    <li data-value={pathOf(value)} data-status={status}>
      <div class="check-value">
        <span class="profile-tick">
          <input
            id={id}
            type="checkbox"
            checked={status !== "inferred"}
            onChange={({ currentTarget }) => onTables((currentTarget.checked ? confirmed : doubted)(tables, value))}
          />
        </span>
        <label for={id}>
          {text}
          {status === "corrected" && <span class="hint"> {say("carnegie.corrected")}</span>}
        </label>
        <button
          type="button"
          class="button quiet"
          data-action="correct-value"
          aria-expanded={correcting}
          aria-label={`${correcting ? say("carnegie.correctDone") : say("carnegie.correct")}: ${text}`}
          onClick={() => setCorrecting(!correcting)}
        >
          {correcting ? say("carnegie.correctDone") : say("carnegie.correct")}
        </button>
      </div>
      {correcting && <Correction value={value} tables={tables} onTables={onTables} />}
    </li>
  );
}

/** The fields of the long form for this one value. */
function Correction({ value, tables, onTables }: ValueProps) {
  const say = useWords(PROFILE);
  const words = vocabulary(locale.value);
  const { companyBoard } = tables;
  const path = pathOf(value);
  if (value.kind === "space")
    return (
      <>
        <div class="profile-cells">
          <Space
            space={spaceIn(tables, value)}
            path={path}
            first={value.index === 0}
            onSpace={(space) => onTables(withSpace(tables, value, space))}
          />
        </div>
        <ProblemAt path={path} deep />
      </>
    );
  if (value.kind !== "place")
    return (
      <Desks
        name={words.department[value.of]}
        path={path}
        prices={desksOf(companyBoard, value.of)}
        onPrices={(prices) => onTables({ ...tables, companyBoard: withDesks(companyBoard, value.of, prices) })}
      />
    );
  const [row, column] = companyBoard.start[value.of];
  return (
    <SelectField
      label={say("carnegie.placeOf", { name: value.of === "lobby" ? words.lobby : words.department[value.of] })}
      path={path}
      value={row * companyBoard.columns + column}
      all={Array.from({ length: companyBoard.rows * companyBoard.columns }, (_, cell) => {
        const [inRow, inColumn] = placeOf(cell);
        return { value: cell, text: say("carnegie.place", { row: inRow + 1, column: inColumn + 1 }) };
      })}
      onValue={(cell) => onTables({ ...tables, companyBoard: withPlace(companyBoard, value.of, placeOf(cell)) })}
    />
  );
}
