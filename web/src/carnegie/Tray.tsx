import type { Move, Pending } from "@montan/carnegie";
import { useId } from "preact/hooks";
import { GainSign } from "../art/carnegie/resources.tsx";
import { moveText } from "../table/choices.ts";
import { Piece } from "../table/Piece.tsx";
import { TurnOrder } from "./bidding/index.ts";
import { useTable, useVoice } from "./context.ts";
import { piece } from "./pieces.ts";
import { chipsOf, labelOf } from "./ways.ts";

/** Decisions without a place on the boards: pools to spend, ways to use a department, amounts, finishing. */
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

/** Selling is always possible and rarely wanted, so it takes little space. */
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

/** Study points and moves stay there until they are used up. */
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

function Chips() {
  const { choices, picked } = useTable();
  const voice = useVoice();
  const chips = chipsOf(choices, picked);
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
