import { useEffect, useRef } from "preact/hooks";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import "./overlays.css";

/** Between two people at one screen: while it is down, nothing of either hand is on the page. */
export function Curtain({ name, onLift }: { readonly name: string; onLift(): void }) {
  const say = useWords(SHELL);
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus(), []);
  return (
    <div class="curtain">
      <div class="curtain-card">
        <h2>{say("curtain.title", { name })}</h2>
        <p>{say("curtain.text", { name })}</p>
        <button type="button" class="button primary" data-action="lift-curtain" ref={lift} onClick={onLift}>
          {say("curtain.lift", { name })}
        </button>
      </div>
    </div>
  );
}
