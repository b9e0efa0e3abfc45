import { useRef } from "preact/hooks";
import { Icon } from "../shell/icons.tsx";

interface FileButtonProps {
  readonly label: string;
  readonly action: string;
  readonly accept: string;
  onText(text: string): void | Promise<void>;
}

/** Reads a text file the person chooses. */
export function FileButton({ label, action, accept, onText }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = input.current?.files?.[0];
    if (file === undefined || input.current === null) return;
    const text = await file.text();
    // So that the same file can be chosen again after it was fixed.
    input.current.value = "";
    await onText(text);
  };
  return (
    <>
      <button type="button" class="button" data-action={action} onClick={() => input.current?.click()}>
        <Icon name="open" /> {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        data-action={`${action}-file`}
        onChange={() => void read()}
      />
    </>
  );
}
