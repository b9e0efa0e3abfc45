import { type ComponentChildren, createContext } from "preact";
import { useContext, useId } from "preact/hooks";
import { PROFILE } from "../../i18n/profile.ts";
import { useWords } from "../../i18n/words.ts";
import { Icon } from "../../shell/icons.tsx";
import type { Problem } from "./checking.ts";

/** Distinguishes fields where a value has some in two forms. */
export const FormName = createContext("");
export const Problems = createContext<readonly Problem[]>([]);

/** Whether there is a problem at this place or anywhere below it. */
export function useTrouble(path: string): boolean {
  return useContext(Problems).some((problem) => isWithin(problem.path, path));
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}

interface ProblemProps {
  readonly path: string;
  /** Including what is wrong with the fields below this place. */
  readonly deep?: boolean;
}

/** What is wrong with a place, shown beside it. */
export function ProblemAt({ path, deep = false }: ProblemProps) {
  const form = useContext(FormName);
  const here = useContext(Problems).filter((problem) => (deep ? isWithin(problem.path, path) : problem.path === path));
  return here.map((problem) => (
    <p key={problem.path} class="profile-problem" id={`problem-${form}${problem.path}`} data-problem={problem.path}>
      <Icon name="warning" size={18} /> {problem.text}
    </p>
  ));
}

interface FieldProps {
  readonly label: string;
  /** Where the value stands in the tables. */
  readonly path: string;
  /** The column it is in. */
  readonly column?: string;
  readonly children: (attributes: FieldAttributes) => ComponentChildren;
}

interface FieldAttributes {
  readonly id: string;
  readonly "data-path": string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby"?: string;
}

/** A small field with its label; errors are shown by the row or table it belongs to. */
function Field({ label, path, column, children }: FieldProps) {
  const id = useId();
  const form = useContext(FormName);
  const wrong = useContext(Problems).some((problem) => problem.path === path);
  return (
    <div class="profile-cell" data-column={column}>
      <label for={id}>{label}</label>
      {children({
        id,
        "data-path": path,
        "aria-invalid": wrong,
        ...(wrong && { "aria-describedby": `problem-${form}${path}` }),
      })}
    </div>
  );
}

interface NumberProps {
  readonly label: string;
  readonly path: string;
  readonly column?: string;
  readonly value: number | undefined;
  /** undefined: the field is empty. */
  onValue(value: number | undefined): void;
}

export function NumberField({ value, onValue, ...place }: NumberProps) {
  return (
    <Field {...place}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          min={0}
          max={99}
          step={1}
          value={value ?? ""}
          onInput={({ currentTarget }) => onValue(currentTarget.value === "" ? undefined : Number(currentTarget.value))}
        />
      )}
    </Field>
  );
}

interface SelectProps<T extends string | number> {
  readonly label: string;
  readonly path: string;
  readonly column?: string;
  readonly value: T;
  readonly all: readonly { readonly value: T; readonly text: string }[];
  onValue(value: T): void;
}

export function SelectField<T extends string | number>({ value, all, onValue, ...place }: SelectProps<T>) {
  return (
    <Field {...place}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = all.find((one) => String(one.value) === currentTarget.value);
            if (chosen !== undefined) onValue(chosen.value);
          }}
        >
          {all.map((one) => (
            <option key={one.value} value={one.value}>
              {one.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TickProps {
  readonly label: string;
  readonly path: string;
  readonly column?: string;
  readonly value: boolean;
  onValue(value: boolean): void;
}

export function TickField({ value, onValue, ...place }: TickProps) {
  return (
    <Field {...place}>
      {(attributes) => (
        <span class="profile-tick">
          <input
            {...attributes}
            type="checkbox"
            checked={value}
            onChange={({ currentTarget }) => onValue(currentTarget.checked)}
          />
        </span>
      )}
    </Field>
  );
}

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  /** The headings of the columns; "" for a column that needs none. */
  readonly heads: readonly string[];
  readonly path: string;
  readonly most: number;
  readonly least: number;
  /** "Space 3", for people who do not see where the row is. */
  rowName(index: number): string;
  readonly addLabel: string;
  readonly fresh: Row;
  onRows(rows: readonly Row[]): void;
  readonly children: (row: Row, index: number, change: (row: Row) => void) => ComponentChildren;
}

/** A list whose rows can be changed, added and removed. */
export function Rows<Row>(props: RowsProps<Row>) {
  const say = useWords(PROFILE);
  const { rows, heads, path, most, least, rowName, addLabel, fresh, onRows, children } = props;
  return (
    <>
      <div class="profile-cells profile-heads" aria-hidden="true">
        {["", ...heads].map((head, index) => (
          <span key={index}>{head}</span>
        ))}
      </div>
      <ol class="profile-rows">
        {rows.map((row, index) => (
          <li key={index} class="profile-row">
            <fieldset>
              <legend class="visually-hidden">{rowName(index)}</legend>
              <div class="profile-cells">
                <span class="profile-row-name" aria-hidden="true">
                  {rowName(index)}
                </span>
                {children(row, index, (changed) => onRows(rows.with(index, changed)))}
                <button
                  type="button"
                  class="tool"
                  data-action="remove-row"
                  disabled={rows.length <= least}
                  aria-label={say("removeRow", { row: rowName(index) })}
                  title={say("removeRow", { row: rowName(index) })}
                  onClick={() => onRows(rows.toSpliced(index, 1))}
                >
                  <Icon name="trash" />
                </button>
              </div>
              <ProblemAt path={`${path}[${index}]`} deep />
            </fieldset>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button quiet"
        data-action="add-row"
        disabled={rows.length >= most}
        onClick={() => onRows([...rows, fresh])}
      >
        {addLabel}
      </button>
    </>
  );
}
