import { isHidden } from "@montan/engine";
import {
  type AreaId,
  costOf,
  MINING_1_2_MIN_SEATS,
  type Move,
  type Pending,
  placementsIn,
  SHIFT_TOKENS,
  STACK_KIND,
  type StackId,
  type State,
  stackOf,
} from "@montan/gluckauf";
import { useId } from "preact/hooks";
import { PlayerDisc } from "../art/players.tsx";
import { MinerCap } from "../art/tools.tsx";
import { sectionOfArea } from "../learn/rules/gluckauf/topics.ts";
import type { Choice, Spot } from "../table/choices.ts";
import { capital } from "../table/context.ts";
import { RegionHeading } from "../table/Heading.tsx";
import { useMarks } from "../table/marks.ts";
import { Piece, useZone } from "../table/Piece.tsx";
import { RulesLink } from "../table/RulesLink.tsx";
import { Face } from "./cards/Face.tsx";
import { ActionFace, ShiftToken } from "./cards/people.tsx";
import { useTable, useVoice, type Voice } from "./context.ts";
import { large } from "./Enlarged.tsx";
import { piece } from "./pieces.ts";
import { spot } from "./spots.ts";

const UPPER: readonly AreaId[] = ["lorries-left", "lorries-right", "wagons-left", "wagons-right", "engines", "orders"];
const LOWER: readonly AreaId[] = [
  "mining-0-1",
  "mining-1-2",
  "mining-2-3",
  "delivery",
  "wild",
  "objectives",
  "innovations",
  "shares",
];

/** The general display: nine stacks and up to five action cards, each with its worker area. */
export function Display() {
  const { view } = useTable();
  const { name } = useVoice();
  const title = useId();
  const used = (area: AreaId) => area !== "mining-1-2" || view.players.length >= MINING_1_2_MIN_SEATS;
  return (
    <section class="display" data-region="display" aria-labelledby={title}>
      <RegionHeading id={title} rules="worker-areas" of={name({ term: "workerArea" })}>
        {capital(name({ term: "display" }))}
      </RegionHeading>
      {[UPPER, LOWER.filter(used)].map((row) => (
        <ul key={row[0]} class="display-row" style={{ "--columns": row.length }}>
          {row.map((area) => (
            <Area key={area} area={area} />
          ))}
        </ul>
      ))}
    </section>
  );
}

function isStack(area: AreaId): area is StackId {
  return area in STACK_KIND;
}

function Area({ area }: { readonly area: AreaId }) {
  const { view, seat, pending, choices } = useTable();
  const voice = useVoice();
  const at = seat === undefined ? undefined : spot.area(area);
  const zone = useZone(piece.area(area), sectionOfArea(area), at);
  const offered = at === undefined ? undefined : movePointedAt(choices, at);
  const move = offered ?? { type: "choose-area", area };
  return (
    <li
      class={isStack(area) ? "area" : "area area-action"}
      data-chosen={chosenIn(pending) === area || undefined}
      data-free={move.type !== "choose-area" || undefined}
      {...zone}
    >
      <Piece
        piece={piece.topCard(area)}
        spot={at}
        label={areaLabel(voice, view, area, move)}
        rules={sectionOfArea(area)}
        explain={isStack(area) ? topOf(view, area) : large.action(area)}
        class="area-card"
      >
        {isStack(area) ? <StackTop stack={area} /> : <ActionFace action={area} />}
        {area === "mining-0-1" && <ShiftTokens />}
      </Piece>
      <WorkerArea area={area} />
      {isStack(area) && <CardsLeft stack={area} />}
      <span class="area-label" aria-hidden="true">
        {voice.name({ area })}
      </span>
      <RulesLink section={sectionOfArea(area)} of={voice.name({ area })} />
    </li>
  );
}

/** The top card of a stack, if it is visible. */
function topOf(view: State, stack: StackId): string | undefined {
  const card = view.covered.includes(stack) ? undefined : stackOf(view, stack).cards.at(-1);
  return card === undefined || isHidden(card) ? undefined : large.card(STACK_KIND[stack], card);
}

/** What has been chosen and is being paid for, or looked through. */
function chosenIn(pending: Pending | undefined): AreaId | undefined {
  switch (pending?.type) {
    case "innovation-payment":
    case "card-payment":
      return pending.area;
    case "wild-card":
      return pending.stack;
    default:
      return undefined;
  }
}

/** The move made by pointing there now; no workers are placed for a card that an innovation or Wild gives. */
function movePointedAt(choices: readonly Choice<Move>[], at: Spot): Move | undefined {
  return choices.find(({ steps }) => steps.some((step) => step.includes(at)))?.move;
}

function areaLabel({ tell, say, player }: Voice, view: State, area: AreaId, move: Move): string {
  const placed = placementsIn(view, area).map(({ seat, workers }) =>
    say("placed", { name: player(seat), count: workers }),
  );
  const left = isStack(area) ? [say("cards-left", { count: stackOf(view, area).cards.length })] : [];
  const shift = area === "mining-0-1" ? [say("shift-label", { shift: view.shift, shifts: shiftsOf(view) })] : [];
  return [`${tell(move)}.`, ...left, ...shift, ...placed].join(" ");
}

function StackTop({ stack }: { readonly stack: StackId }) {
  const { view } = useTable();
  const { cards } = stackOf(view, stack);
  const depth = Math.min(3, Math.ceil(cards.length / 6));
  if (cards.length === 0) return <span class="stack-empty" />;
  return (
    <span class={`stack stack-${depth}`}>
      <Face kind={STACK_KIND[stack]} card={view.covered.includes(stack) ? undefined : cards.at(-1)} />
    </span>
  );
}

/** How many cards are left: beside the stack, since the top card has figures of its own. */
function CardsLeft({ stack }: { readonly stack: StackId }) {
  const { view } = useTable();
  const { say } = useVoice();
  const { length: count } = stackOf(view, stack).cards;
  return (
    <span class="stack-count" aria-hidden="true" title={say("cards-left", { count })}>
      {count}
    </span>
  );
}

function shiftsOf({ players }: { readonly players: readonly unknown[] }): number {
  return SHIFT_TOKENS[players.length] ?? 0;
}

/** The tokens still available lie on Mining 0/1, the lowest on top. */
function ShiftTokens() {
  const { view } = useTable();
  const left = shiftsOf(view) - view.players.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (left === 0) return null;
  return (
    <span class={`shift-tokens shift-tokens-${Math.min(left, 3)}`} data-piece={piece.tokens}>
      <span data-piece={piece.token(view.shift)}>
        <ShiftToken token={view.shift} />
      </span>
    </span>
  );
}

/** Who paid how much, and what the next placement costs. */
function WorkerArea({ area }: { readonly area: AreaId }) {
  const { view, changed } = useTable();
  const { say, player } = useVoice();
  const marks = useMarks();
  const placements = placementsIn(view, area);
  const latest = placements.findLastIndex(({ seat }) => seat === changed.get(piece.area(area)));
  const crowd = placements.length > 4 ? "5" : placements.length > 2 ? "3" : undefined;
  return (
    <span class="worker-area" aria-hidden="true">
      <span class="cost" title={say("next-cost", { count: costOf(view, area) })}>
        <MinerCap />
        <b>{costOf(view, area)}</b>
      </span>
      <span
        class="placements"
        data-crowd={crowd}
        style={crowd === undefined ? undefined : { "--crowd": placements.length }}
      >
        {placements.map(({ seat, workers }, index) => (
          <span
            key={`${seat}-${workers}`}
            class="placement"
            data-piece={piece.placement(area, index)}
            data-changed={index === latest ? marks(piece.area(area))["data-changed"] : undefined}
            data-home={piece.workers(seat)}
            title={say("placed", { name: player(seat), count: workers })}
          >
            <PlayerDisc seat={seat} />
            <b>{workers}</b>
          </span>
        ))}
      </span>
    </span>
  );
}
