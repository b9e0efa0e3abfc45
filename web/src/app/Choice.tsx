import { useId } from "preact/hooks";

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** Each choice has `data-action="<action>-<value>"`. */
  readonly action: string;
  readonly all: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly now: T;
  readonly hint?: string | undefined;
  onChoose(value: T): void;
}

/** A choice of one among a few, all visible. */
export function Choice<T extends string>({ label, action, all, labels, now, hint, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice-field">
      <legend>{label}</legend>
      <div class="segments">
        {all.map((value) => (
          <label class="segment" key={value}>
            <input
              type="radio"
              name={name}
              checked={value === now}
              data-action={`${action}-${value}`}
              onChange={() => onChoose(value)}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="hint">{hint}</p>}
    </fieldset>
  );
}
