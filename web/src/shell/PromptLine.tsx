import { reasonOf, type Seat } from "@montan/engine";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { OwnerDisc } from "../art/players.tsx";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import type { Act } from "../playable.ts";
import { locale } from "../store/settings.ts";
import { Name } from "../table/Name.tsx";
import type { Doubt } from "./doubt.ts";
import { winnersSaid } from "./end/result.ts";
import { Icon } from "./icons.tsx";
import { Tool } from "./PlayBar.tsx";
import { ProvisionalLine } from "./ProvisionalLine.tsx";
import { linesOf, storyOf } from "./sentences.ts";
import type { Session } from "./session.ts";
import type { Scene } from "./use-scene.ts";

interface PromptProps {
  readonly scene: Scene;
  /** Shown beside the text that says who is being waited for. */
  readonly waiting?: (() => ComponentChildren) | undefined;
}

/** The line that says what is asked, what is going on, or what needs confirmation. */
export function PromptLine(props: PromptProps) {
  const { session } = props.scene;
  const doubt = session.doubt.value;
  const provisional = session.decider === undefined ? undefined : session.provisional.value;
  return (
    <div class="prompt" data-prompt>
      {doubt !== undefined ? (
        <DoubtLine {...props} doubt={doubt} />
      ) : provisional !== undefined ? (
        <ProvisionalLine session={session} provisional={provisional} />
      ) : (
        <Situation {...props} />
      )}
    </div>
  );
}

function Situation({ scene: { session, frame }, waiting }: PromptProps) {
  const say = useWords(SHELL);
  const { match } = session;
  const names = match.names.value;
  if (session.staging.act.value !== undefined) return <OnStage session={session} act={session.staging.act.value} />;
  const result = match.game.result(match.state.value);
  if (session.peek.value === undefined && result !== undefined) {
    return (
      <p class="prompt-text strong" data-result>
        {winnersSaid(result, match.playable.manner, names, say, locale.value)}
      </p>
    );
  }
  if (frame.pending !== undefined) {
    const name = names[session.sitting.value ?? 0] ?? "";
    return (
      <>
        <p class="prompt-text yours">
          <Name class="prompt-name">{name}</Name>
          {match.game.describe(frame.pending, { locale: locale.value, names, view: frame.view })}
        </p>
        {session.alsoAsked.map((seat) => (
          <PassTo key={seat} session={session} seat={seat} name={names[seat] ?? ""} />
        ))}
      </>
    );
  }
  const arriving = session.arriving.value;
  if (arriving !== undefined) return <p class="prompt-text">{say("curtain.title", { name: names[arriving] ?? "" })}</p>;
  if (match.stopped.value) return <p class="prompt-text strong">{say("play.stopped")}</p>;
  const thought = match.thought.value;
  if (thought === undefined) return <Others session={session} waiting={waiting} />;
  return (
    <>
      <p class="prompt-text">
        <Name>{say("play.thinking", { name: names[thought.seat] ?? "" })}</Name>{" "}
        {thought.futures > 0 && <span class="hint futures">{say("play.futures", { count: thought.futures })}</span>}
        <Latest session={session} />
      </p>
      <progress aria-label={say("play.progress")} />
      <Skip session={session} />
    </>
  );
}

interface PassToProps {
  readonly session: Session;
  readonly seat: Seat;
  readonly name: string;
}

function PassTo({ session, seat, name }: PassToProps) {
  const say = useWords(SHELL);
  const words = say("play.passTo", { name });
  return (
    <button
      type="button"
      class="button quiet pass-to"
      data-action="pass-to"
      data-seat={seat}
      aria-label={words}
      title={words}
      onClick={() => void session.passTo(seat)}
    >
      <OwnerDisc owner={seat} />
      <Name class="pass-words">{words}</Name>
    </button>
  );
}

/** Nobody at this screen is asked: says who is. */
function Others({ session, waiting }: Pick<PromptProps, "waiting"> & { readonly session: Session }) {
  const say = useWords(SHELL);
  const { match } = session;
  const asked = match.game.deciders(match.state.value).flatMap((seat) => match.occupants.value[seat] ?? []);
  const elsewhere = asked.filter(({ player, here }) => player === "person" && !here).map(({ name }) => name);
  const names = new Intl.ListFormat(locale.value).format(elsewhere);
  return (
    <>
      <p class="prompt-text">
        {elsewhere.length > 0
          ? say(elsewhere.length === 1 ? "play.deciding" : "play.decidingSeveral", { names })
          : session.sitting.value === undefined && say("play.watching")}
        {match.behind.value && <span class="hint"> {say("play.behind")}</span>}
        <Latest session={session} />
      </p>
      {match.behind.value ? <Skip session={session} /> : elsewhere.length > 0 && waiting?.()}
    </>
  );
}

/** What was done last, where there is no space for the log beside the table. */
function Latest({ session: { match, sitting } }: { readonly session: Session }) {
  const listener = { seat: sitting.value, names: match.names.value, locale: locale.value };
  const [last] = match.moments.value
    .slice(-FEW)
    .flatMap((moment) => storyOf(match.playable, moment, listener))
    .slice(-1);
  return (
    last !== undefined && (
      <span class="latest" title={last.text} data-latest>
        {last.text}
      </span>
    )
  );
}

/** Not every decision is worth a line. */
const FEW = 5;

/** What is happening by itself now, in words. */
function OnStage({ session, act: { events } }: { readonly session: Session; readonly act: Act }) {
  const { playable, names } = session.match;
  const lines = linesOf(playable, events, { locale: locale.value, names: names.value });
  return (
    <>
      <p class="prompt-text" data-stage>
        {lines.map(({ text }) => text).join(" ")}
      </p>
      <Skip session={session} />
    </>
  );
}

function Skip({ session }: { readonly session: Session }) {
  const say = useWords(SHELL);
  return (
    <div class="prompt-actions in-corner">
      <button
        type="button"
        class="button quiet"
        data-action="skip"
        title={say("play.skip")}
        onClick={() => session.hurry()}
      >
        <Icon name="skip" /> <span class="corner-words">{say("play.skip")}</span>
      </button>
    </div>
  );
}

function DoubtLine({ scene: { session, frame }, doubt }: PromptProps & { readonly doubt: Doubt }) {
  const say = useWords(SHELL);
  const yes = useRef<HTMLButtonElement>(null);
  const { game, names, playable } = session.match;
  const whatIsRevealed = ({ seat, move }: Doubt) => playable.manner.revealed(frame.view, seat, move, locale.value);
  const context = { locale: locale.value, names: names.value, view: frame.view };
  const reasons = [
    ...doubt.warnings.map((warning) => game.describe(warning, context)),
    ...(doubt.reveals
      ? [say("play.reveals", { what: whatIsRevealed(doubt) })]
      : doubt.endsTurn
        ? [say("play.endsTurn")]
        : []),
  ];
  useFocusWhileAsked(yes, doubt);
  // At once: whoever sees the question can press Escape.
  useLayoutEffect(() => {
    const leave = ({ key }: KeyboardEvent) => key === "Escape" && session.cancel();
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [session]);
  return (
    <>
      <p class="prompt-text" role="alert">
        <strong>{game.describe(doubt.move, context)}</strong> <span class="reasons">{reasons.join(" ")}</span>
      </p>
      <div class="prompt-actions">
        <button
          type="button"
          class="button primary"
          data-action="confirm"
          ref={yes}
          onClick={() => void session.confirm()}
        >
          {say("play.confirm")}
        </button>
        <button type="button" class="button" data-action="cancel" onClick={() => session.cancel()}>
          {say("play.cancel")}
        </button>
      </div>
    </>
  );
}

/** The buttons take the focus; afterwards it goes back to where it was. */
function useFocusWhileAsked(button: RefObject<HTMLElement | null>, doubt: Doubt): void {
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      const back = before instanceof HTMLElement && before.isConnected ? before : document.querySelector("main");
      if (document.activeElement === document.body && back instanceof HTMLElement) back.focus();
    };
  }, [doubt]);
}

/** Why the last attempt was refused, until the next one. */
export function Refusal({ scene: { session, notYet }, onRules }: PromptProps & { onRules(section: string): void }) {
  const say = useWords(SHELL);
  const refusal = session.refusal.value;
  const text = notYet ?? (refusal === undefined ? "" : reasonOf(refusal, locale.value, session.match.game));
  const section =
    notYet !== undefined || refusal === undefined ? undefined : session.match.playable.manner.sectionFor(refusal.code);
  return (
    <div class="refusal" role="alert" data-refusal hidden={text === ""}>
      <Icon name="warning" />
      <span>{text}</span>
      {section !== undefined && (
        <Tool icon="book" action="why-rules" label={say("play.rules")} onClick={() => onRules(section)} />
      )}
      <Tool icon="close" action="dismiss" label={say("play.dismiss")} onClick={() => session.forget()} />
    </div>
  );
}
