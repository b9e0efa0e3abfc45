import type { ChatLine } from "@montan/protocol";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { TALK } from "../../../i18n/talk.ts";
import { useWords } from "../../../i18n/words.ts";
import { isBlocked, lift, shutOut } from "../../../online/blocked.ts";
import { me } from "../../../online/server.ts";
import { Icon } from "../../../shell/icons.tsx";
import { Sure } from "../Sure.tsx";
import type { Acting } from "../use-acting.ts";
import type { ChatProps } from "./Chat.tsx";
import { ReportForm } from "./ReportForm.tsx";
import { useActingTogether } from "./said.ts";
import "./talk.css";

interface MoreProps {
  readonly label: string;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/** Opens the menu for a person, which appears below it. */
export function MoreAbout({ label, isOpen, onOpen }: MoreProps) {
  return (
    <button
      type="button"
      class="tool"
      data-action="more"
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <Icon name="more" />
    </button>
  );
}

interface PersonProps extends ChatProps {
  readonly person: ChatLine["by"];
}

/** The menu for the person whose name it is beside; not for oneself or former people. */
export function AboutPerson({ stream, info, person }: PersonProps) {
  const say = useWords(TALK);
  const [isOpen, setOpen] = useState(false);
  if (person.id === me.value?.id || person.name === "") return null;
  return (
    <>
      <MoreAbout label={say("more", { name: person.name })} isOpen={isOpen} onOpen={setOpen} />
      {isOpen && <PersonMenu stream={stream} info={info} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MenuProps extends PersonProps {
  /** The line of chat, if the menu is about one. */
  readonly line?: ChatLine;
  onClose(): void;
}

type Step = "choices" | "block" | "report" | "reported";

/** What can be done about a person, or about what they said. */
export function PersonMenu({ stream, info, person, line, onClose }: MenuProps) {
  const say = useWords(TALK);
  const acting = useActingTogether();
  const [step, setStep] = useState<Step>("choices");
  const menu = useRef<HTMLElement>(null);
  const shown = isBlocked(person.id) && step !== "report" && step !== "reported" ? "blocked" : step;
  useFocusOnNext(menu, shown);
  const about = { stream, info, person, ...(line !== undefined && { line }), acting };
  return (
    <section
      ref={menu}
      class="person-menu"
      aria-label={say(line === undefined ? "more" : "moreLine", { name: person.name })}
      data-menu={shown}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        event.currentTarget.parentElement?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
        onClose();
      }}
    >
      {shown === "choices" && <Choices {...about} onStep={setStep} />}
      {shown === "block" && <BlockQuestion {...about} onDone={() => setStep("choices")} />}
      {shown === "blocked" && <Blocked {...about} onReport={() => setStep("report")} />}
      {shown === "report" && (
        <ReportForm {...about} onSent={() => setStep("reported")} onCancel={() => setStep("choices")} />
      )}
      {shown === "reported" && (
        <p role="status" tabIndex={-1} data-first>
          {say("reported")}
        </p>
      )}
      <p class="refusal" role="alert" hidden={acting.refusal === ""}>
        {acting.refusal}
      </p>
    </section>
  );
}

/** When one step of the menu replaces another, the focus moves to the new one. */
function useFocusOnNext(menu: { readonly current: HTMLElement | null }, step: string): void {
  const first = useRef(step);
  useLayoutEffect(() => {
    menu.current?.scrollIntoView({ block: "nearest" });
    if (first.current !== step) menu.current?.querySelector<HTMLElement>("[data-first]")?.focus();
    first.current = step;
  }, [step]);
}

export interface AboutProps extends PersonProps {
  readonly line?: ChatLine;
  readonly acting: Acting;
}

function Choices({ stream, info, person, line, acting, onStep }: AboutProps & { onStep(step: Step): void }) {
  const say = useWords(TALK);
  const { act, busy } = acting;
  const isHost = info.host === me.value?.id;
  const isSelf = person.id === me.value?.id;
  return (
    <div class="button-row">
      {!isSelf && (
        <>
          <button type="button" class="button" data-first data-action="block" onClick={() => onStep("block")}>
            {say("block")}
          </button>
          <button type="button" class="button" data-action="report" onClick={() => onStep("report")}>
            {say("report")}
          </button>
          {isHost && <Mute stream={stream} info={info} person={person} acting={acting} />}
        </>
      )}
      {isHost && line?.text !== undefined && (
        <Sure
          label={say("deleteLine")}
          question={say("deleteSure")}
          action="delete-line"
          disabled={busy}
          onSure={() => void act(() => stream.act({ type: "delete-line", line: line.line }))}
        />
      )}
    </div>
  );
}

/** For the host: takes away or gives back the person's right to write at this table. */
export function Mute({ stream, info, person, acting: { act, busy } }: AboutProps) {
  const say = useWords(TALK);
  const isMuted = info.muted?.includes(person.id) === true;
  const name = person.name;
  return (
    <button
      type="button"
      class="button"
      data-action={isMuted ? "unmute" : "mute"}
      aria-label={isMuted ? say("unmuteOf", { name }) : say("muteOf", { name })}
      disabled={busy}
      onClick={() => void act(() => stream.act({ type: "mute", person: person.id, muted: !isMuted }))}
    >
      {isMuted ? say("unmute") : say("mute")}
    </button>
  );
}

function BlockQuestion({ person, acting: { act, busy }, onDone }: AboutProps & { onDone(): void }) {
  const say = useWords(TALK);
  const { name } = person;
  const block = async () => {
    await shutOut(person);
    onDone();
  };
  return (
    <>
      <p tabIndex={-1} data-first>
        {say("blockAsk", { name })}
      </p>
      <div class="button-row">
        <button
          type="button"
          class="button danger"
          data-action="block-yes"
          disabled={busy}
          onClick={() => void act(block)}
        >
          {say("blockYes", { name })}
        </button>
        <button type="button" class="button" data-action="block-no" onClick={onDone}>
          {say("cancel")}
        </button>
      </div>
    </>
  );
}

function Blocked({ person, acting: { act, busy }, onReport }: AboutProps & { onReport(): void }) {
  const say = useWords(TALK);
  return (
    <>
      <p role="status" tabIndex={-1} data-first>
        {say("blocked", { name: person.name })}
      </p>
      <div class="button-row">
        <button
          type="button"
          class="button"
          data-action="unblock"
          disabled={busy}
          onClick={() => void act(() => lift(person.id))}
        >
          {say("unblock")}
        </button>
        <button type="button" class="button" data-action="report" onClick={onReport}>
          {say("report")}
        </button>
      </div>
    </>
  );
}
