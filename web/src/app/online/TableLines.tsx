import type { TableInfo } from "@montan/protocol";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { TABLE_DEEDS } from "../../i18n/table-deeds.ts";
import { useWords } from "../../i18n/words.ts";
import { Refusal, readTable } from "../../online/api.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import { link } from "../../router.ts";
import { Icon } from "../../shell/icons.tsx";
import { locale } from "../../store/settings.ts";
import { useLoaded } from "../use-loaded.ts";
import { type Acting, useActing } from "./use-acting.ts";
import { useTableNews } from "./use-table-news.ts";
import "./table-lines.css";

interface LineProps {
  readonly match: RemoteMatch;
  readonly info: TableInfo;
  readonly acting: Acting;
}

/** What needs an answer at a table besides moves, and news about it. */
export function TableLines({ match }: { readonly match: RemoteMatch }) {
  const say = useWords(TABLE_DEEDS);
  const acting = useActing();
  const news = useTableNews(match);
  /** What was open when the notices were folded. */
  const [folded, fold] = useState("");
  const info = match.stream.info.value;
  if (info === undefined) return null;
  const props = { match, info, acting };
  const open = openAt(match, info);
  const isFolded = open !== "" && folded === open;
  return (
    <section class="table-lines" aria-label={say("lines.label")} aria-live="polite" data-table-lines>
      {!isFolded && (
        <>
          <BotPlays {...props} />
          <UndoAsked {...props} />
          <AbandonProposed {...props} />
          <Rematch {...props} />
        </>
      )}
      {news.last !== undefined && (
        <Line name={news.last.what}>
          <Said>{say(`news.${news.last.what}`, { name: match.names.value[news.last.seat] ?? "" })}</Said>
          <button type="button" class="button quiet" data-action="dismiss-line" onClick={news.forget}>
            {say("dismiss")}
          </button>
        </Line>
      )}
      {acting.refusal !== "" && (
        <Line name="refused">
          <Said>{acting.refusal}</Said>
        </Line>
      )}
      {open !== "" && <Fold isFolded={isFolded} onFold={() => fold(isFolded ? "" : open)} />}
    </section>
  );
}

/** Something that may wait for days; identified so that whatever waits next is shown again. */
function openAt({ seat }: RemoteMatch, { status, chairs, undo, abandon = [], rematch }: TableInfo): string {
  const isPlayedByBot = seat !== undefined && status === "running" && chairs[seat]?.bot !== undefined;
  const open = [
    isPlayedByBot && "bot",
    undo !== undefined && `undo ${undo.seat} ${undo.count}`,
    abandon.length > 0 && `abandon ${abandon.join("+")}`,
    rematch !== undefined && seat !== undefined && "rematch",
  ];
  return open.filter((one) => one !== false).join(", ");
}

/** The notices cover part of the table, so they can be folded. */
function Fold({ isFolded, onFold }: { readonly isFolded: boolean; readonly onFold: () => void }) {
  const say = useWords(TABLE_DEEDS);
  const what = say(isFolded ? "lines.unfold" : "lines.fold");
  return (
    <button
      type="button"
      class="table-lines-fold"
      aria-expanded={!isFolded}
      aria-label={what}
      title={what}
      data-action="fold-lines"
      onClick={onFold}
    >
      <Icon name="prev" />
    </button>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div class="table-line" data-line-of={name}>
      {children}
    </div>
  );
}

function Said({ children }: { readonly children: ComponentChildren }) {
  return <p class="table-line-text">{children}</p>;
}

/** People who resigned or ran out of time can come back at any time. */
function BotPlays({ match: { stream, seat }, info, acting: { act, busy } }: LineProps) {
  const say = useWords(TABLE_DEEDS);
  if (seat === undefined || info.status !== "running" || info.chairs[seat]?.bot === undefined) return null;
  return (
    <Line name="bot">
      <Said>{say("bot.plays")}</Said>
      <button
        type="button"
        class="button primary"
        data-action="return"
        disabled={busy}
        onClick={() => void act(() => unlessLate(stream.act({ type: "return", seat })))}
      >
        {say("bot.return")}
      </button>
    </Line>
  );
}

function UndoAsked({ match: { stream, names }, info: { undo }, acting }: LineProps) {
  const say = useWords(TABLE_DEEDS);
  if (undo === undefined) return null;
  const { seat, count, waitsFor } = undo;
  const name = names.value[seat] ?? "";
  const mine = stream.seats.value.filter((own) => waitsFor.includes(own));
  const waiting = { names: listed(waitsFor, names.value) };
  if (mine.length > 0)
    return (
      <Line name="undo">
        <Said>{say("undo.asked", { name, count })}</Said>
        <Answers
          acting={acting}
          onAnswer={async (agree) => {
            for (const own of mine)
              await unlessLate(stream.act({ type: "answer-undo", seat: own, expect: stream.version ?? 0, agree }));
          }}
        />
      </Line>
    );
  return (
    <Line name="undo">
      <Said>
        {stream.seats.value.includes(seat)
          ? say("undo.waiting", { count, ...waiting })
          : say("undo.theirs", { name, ...waiting })}
      </Said>
    </Line>
  );
}

function AbandonProposed({ match: { stream, names }, info: { abandon = [], chairs }, acting }: LineProps) {
  const say = useWords(TABLE_DEEDS);
  const [first] = abandon;
  if (first === undefined) return null;
  const playing = chairs.flatMap(({ person, bot }, seat) => (person === undefined || bot !== undefined ? [] : [seat]));
  const missing = playing.filter((seat) => !abandon.includes(seat));
  const mine = stream.seats.value.filter((own) => missing.includes(own));
  const own = stream.seats.value.find((seat) => abandon.includes(seat));
  const name = names.value[first] ?? "";
  const waiting = { names: listed(missing, names.value) };
  const answer = async (agree: boolean) => {
    for (const seat of agree ? mine : stream.seats.value.slice(0, 1))
      await unlessLate(stream.act({ type: "abandon", seat, agree }));
  };
  if (mine.length > 0)
    return (
      <Line name="abandon">
        <Said>{say("abandon.asked", { name })}</Said>
        <Answers acting={acting} onAnswer={answer} />
      </Line>
    );
  return (
    <Line name="abandon">
      <Said>{own === first ? say("abandon.waiting", waiting) : say("abandon.theirs", { name, ...waiting })}</Said>
      {own !== undefined && (
        <button
          type="button"
          class="button"
          data-action="withdraw"
          disabled={acting.busy}
          onClick={() => void acting.act(() => answer(false))}
        >
          {say("abandon.withdraw")}
        </button>
      )}
    </Line>
  );
}

interface AnswersProps {
  readonly acting: Acting;
  onAnswer(agree: boolean): Promise<void>;
}

function Answers({ acting: { act, busy }, onAnswer }: AnswersProps) {
  const say = useWords(TABLE_DEEDS);
  return (
    <div class="table-line-answers">
      <button
        type="button"
        class="button primary"
        data-action="agree"
        disabled={busy}
        onClick={() => void act(() => onAnswer(true))}
      >
        {say("agree")}
      </button>
      <button
        type="button"
        class="button"
        data-action="refuse"
        disabled={busy}
        onClick={() => void act(() => onAnswer(false))}
      >
        {say("refuse")}
      </button>
    </div>
  );
}

function Rematch({ match, info: { rematch } }: LineProps) {
  // The new table knows the people of this one.
  if (rematch === undefined || match.seat === undefined) return null;
  return <RematchAt key={rematch} table={rematch} />;
}

function RematchAt({ table }: { readonly table: string }) {
  const say = useWords(TABLE_DEEDS);
  const loaded = useLoaded(() => readTable(table), [table]);
  const there = loaded !== undefined && "value" in loaded ? loaded.value : undefined;
  const name = there?.chairs.find(({ person }) => person?.id === there.host)?.person?.name;
  return (
    <Line name="rematch">
      <Said>{name === undefined ? say("rematch.there") : say("rematch.by", { name })}</Said>
      <a class="button primary" data-action="to-rematch" href={link("table", table)}>
        {say("rematch.go")}
      </a>
    </Line>
  );
}

/** It was answered at the same moment, or in another window: the notice about it has gone, so no error is shown. */
const LATE = ["already-said", "no-undo-asked", "no-bot-plays", "bot-plays", "not-running"];

async function unlessLate(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal && LATE.includes(error.code))) throw error;
  }
}

function listed(seats: readonly number[], names: readonly string[]): string {
  return new Intl.ListFormat(locale.value).format(seats.map((seat) => names[seat] ?? ""));
}
