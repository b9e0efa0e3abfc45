import { signal } from "@preact/signals";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { Icon } from "../shell/icons.tsx";
import { Report } from "../shell/Trouble.tsx";

const mishap = signal<unknown>(undefined);

/** Reports errors that nothing else has caught; called once, by the page. */
export function hearMishaps(): void {
  addEventListener("error", ({ error }) => {
    mishap.value = error;
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    mishap.value = reason;
  });
}

/** Says that something went wrong that the page itself survived. */
export function Mishap() {
  const say = useWords(SHELL);
  if (mishap.value === undefined) return null;
  return (
    <div class="refusal mishap" role="alert">
      <Icon name="warning" />
      <span>{say("trouble.title")}</span>
      <Report error={mishap.value} />
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          mishap.value = undefined;
        }}
      >
        {say("play.dismiss")}
      </button>
    </div>
  );
}
