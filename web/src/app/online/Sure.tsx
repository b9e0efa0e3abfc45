import { useState } from "preact/hooks";

interface SureProps {
  readonly label: string;
  /** The button's label before it does anything. */
  readonly question: string;
  readonly action: string;
  readonly disabled?: boolean;
  onSure(): void;
}

/** A button that asks for confirmation before it does what cannot be undone. */
export function Sure({ label, question, action, disabled = false, onSure }: SureProps) {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class={asked ? "button danger" : "button"}
      data-action={action}
      disabled={disabled}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onSure();
        setAsked(!asked);
      }}
    >
      {asked ? question : label}
    </button>
  );
}
