import type { DepartmentId, Move, Pending } from "@montan/carnegie";
import { useId } from "preact/hooks";
import { GainSign } from "../art/carnegie/resources.tsx";
import { type Choice, candidates, held, moveText, type Spot, targetsOf } from "../table/choices.ts";
import { capital } from "../table/context.ts";
import { Piece } from "../table/Piece.tsx";
import { TurnOrder } from "./bidding/index.ts";
import { useTable, useVoice, type Voice } from "./context.ts";
import { piece } from "./pieces.ts";
import { spot } from "./spots.ts";

/** What is being decided and has no place on the boards: pools to spend, ways and amounts, being done. */
export function Tray() {
  const { pending, choices, seat } = useTable();
  const { say } = useVoice();
  const title = useId();
  const buttons = choices.filter(({ steps }) => steps.length === 0).map(({ move }) => move);
  return (
    <section class="decisions" data-region="tray" aria-labelledby={title} data-asked={pending?.type}>
      <h2 id={title} class="visually-hidden">
        {say("tray")}
      </h2>
      {pending !== undefined && seat !== undefined && <Pools pending={pending} seat={seat} />}
      <Chips />
      {buttons.length > 0 && (
        <ul class="endings">
          {buttons.map((move) => (
            <li key={moveText(move)}>
              <MoveButton move={move} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Selling is always possible and seldom meant: it takes little room. */
function MoveButton({ move }: { readonly move: Move }) {
  const { tell, words } = useVoice();
  const text = tell(move);
  const sale = move.type === "sell-goods";
  return (
    <button
      type="button"
      class={sale ? "button quiet ending sale" : "button ending"}
      aria-label={sale ? text : undefined}
      title={sale ? text : undefined}
      data-move={moveText(move)}
      data-light="open"
    >
      {sale ? (
        <>
          <GainSign kind="goods" />
          {`→ ${words.money(1)}`}
        </>
      ) : (
        <>
          {text}
          <TurnOrder move={move} />
        </>
      )}
    </button>
  );
}

/** Study points and moves lie there until they are used up. */
function Pools({ pending, seat }: { readonly pending: Pending; readonly seat: number }) {
  const moves = "moves" in pending ? pending.moves : 0;
  const study = "study" in pending ? pending.study : 0;
  return (
    <>
      {moves > 0 && <Pool kind="moves" count={moves} at={piece.moves(seat)} />}
      {study > 0 && <Pool kind="study" count={study} at={piece.study(seat)} />}
    </>
  );
}

const MOST_TOKENS = 10;

function Pool({ kind, count, at }: { readonly kind: "moves" | "study"; readonly count: number; readonly at: string }) {
  const { words } = useVoice();
  const label = kind === "moves" ? words.moves(count) : words.study(count);
  return (
    <div class="pool" role="img" aria-label={label} title={label} data-piece={at} data-pool={kind} data-rules="pools">
      <b>{count}</b>
      <span class="pool-tokens" aria-hidden="true">
        {Array.from({ length: Math.min(count, MOST_TOKENS) }, (_, token) => (
          <GainSign key={token} kind={kind} />
        ))}
      </span>
    </div>
  );
}

const CHIPS = /^(effect|gain|amount|terms|action):/;
/** Where there is only one way it goes without saying. */
const SILENT = /^(effect|terms):/;

function Chips() {
  const { choices, picked, pending } = useTable();
  const voice = useVoice();
  const chips = chipsOf(choices, picked, pending);
  if (chips.length === 0) return null;
  return (
    <ul class="chips" aria-label={voice.say("ways")}>
      {chips.map((at) => {
        const label = labelOf(voice, choices, picked, at);
        return (
          <li key={at}>
            <Piece piece={`tray/${at}`} spot={at} label={label} rules="using" class="chip">
              {label}
            </Piece>
          </li>
        );
      })}
    </ul>
  );
}

/** What can be chosen beside the boards; what the Action Choice tile is for, once it is picked. */
export function chipsOf(
  choices: readonly Choice<Move>[],
  picked: readonly Spot[],
  pending: Pending | undefined,
): readonly Spot[] {
  const department = departmentMeant(choices, picked, pending);
  const near = choices.filter(({ move }) => move.type !== "use-employee" || move.department === department);
  const all = [...new Set(near.flatMap(({ steps }) => steps.flat()))].filter((at) => CHIPS.test(at));
  const silent = ["effect:", "terms:"].filter((kind) => all.filter((at) => at.startsWith(kind)).length === 1);
  const open = new Set([...targetsOf(choices, picked), ...held(choices, picked)]);
  return all.filter((at) => {
    if (SILENT.test(at)) return !silent.some((kind) => at.startsWith(kind));
    return at.startsWith("action:") ? open.has(at) && picked.includes(spot.actionChoice) : true;
  });
}

/** Whose people the ways to use them are shown for: the one pointed at, the only one left, or the one in use. */
function departmentMeant(
  choices: readonly Choice<Move>[],
  picked: readonly Spot[],
  pending: Pending | undefined,
): DepartmentId | undefined {
  const left = candidates(choices, picked).flatMap(({ move }) => (move.type === "use-employee" ? move.department : []));
  const [first] = left;
  if (left.every((department) => department === first)) return first;
  return pending?.type === "department-turn" ? pending.department : undefined;
}

function labelOf(
  { tell, say, words }: Voice,
  choices: readonly Choice<Move>[],
  picked: readonly Spot[],
  at: Spot,
): string {
  const among = candidates(choices, [...picked, at]);
  const [{ move } = { move: undefined }] = among.length > 0 ? among : candidates(choices, [at]);
  if (move === undefined) return "";
  if (move.type === "activate-employee" && among.length !== 1) return say(`terms-${move.terms ?? "plain"}`);
  if (move.type !== "use-employee") return tell(move);
  const { department, effect, amount } = move;
  const what = capital(words.use(department, effect, at.startsWith("amount:") ? amount : undefined));
  return move.region !== undefined && effect.startsWith("mission") ? say("mission", { what }) : what;
}
