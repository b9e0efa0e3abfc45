import type { Seat } from "@montan/engine";
import {
  DOCK_NUMBERS,
  type Dock,
  type DockNumber,
  game,
  type LorryCard,
  loadOf,
  lorry,
  type Player,
  type Wagon,
} from "@montan/gluckauf";
import { useId, useState } from "preact/hooks";
import { EngineArt } from "../art/engine.tsx";
import { LorryArt } from "../art/lorry.tsx";
import { PlayerDisc } from "../art/players.tsx";
import { steady } from "../art/steady.ts";
import { SafetyLamp } from "../art/tools.tsx";
import { type Load, WagonArt } from "../art/wagon.tsx";
import { RegionHeading } from "../table/Heading.tsx";
import { Name } from "../table/Name.tsx";
import { Overlay } from "../table/Overlay.tsx";
import { useSmallZone } from "../table/Piece.tsx";
import { ShiftToken } from "./cards/people.tsx";
import { useTable, useVoice, type Voice } from "./context.ts";
import { Hand } from "./Hand.tsx";
import { piece } from "./pieces.ts";
import { TubSign } from "./TubSign.tsx";
import { tubsIn } from "./tiers.ts";
import { Yard } from "./Yard.tsx";

/** The opponents, each as a strip; a click shows the whole yard. */
export function Opponents({ seats }: { readonly seats: readonly Seat[] }) {
  const { say } = useVoice();
  const title = useId();
  const [open, setOpen] = useState<Seat | undefined>(undefined);
  return (
    <section class="opponents" data-region="opponents" data-others={seats.length} aria-labelledby={title}>
      <RegionHeading id={title} rules="goal" of={say("opponents")}>
        {say("opponents")}
      </RegionHeading>
      {seats.map((seat) => (
        <Strip key={seat} seat={seat} onOpen={() => setOpen(seat)} />
      ))}
      {open !== undefined && <OpenYard seat={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Strip({ seat, onOpen }: { readonly seat: Seat; readonly onOpen: () => void }) {
  const { view } = useTable();
  const { say, player: playerName } = useVoice();
  const player = view.players[seat] as Player;
  const deciding = (view.asked[seat]?.length ?? 0) > 0;
  const vp = game.score(view)[seat]?.total ?? 0;
  const state = player.passed ? say("passed") : deciding ? say("deciding") : "";
  return (
    <article
      class="strip"
      data-strip={seat}
      data-passed={player.passed || undefined}
      data-deciding={deciding || undefined}
      {...useSmallZone(piece.yard(seat), "yard")}
    >
      <button type="button" class="strip-name" aria-haspopup="dialog" onClick={onOpen}>
        <PlayerDisc seat={seat} />
        <Name class="strip-title">{playerName(seat)}</Name>
        {view.startPlayer === seat && (
          <span class="start-player" data-piece={piece.lamp}>
            <SafetyLamp />
          </span>
        )}
        <span class="strip-state">{state}</span>
        <b class="strip-vp">{say("vp", { count: vp })}</b>
        <span class="visually-hidden">{say("open-yard")}</span>
      </button>
      <MiniWorkers seat={seat} workers={player.workers} />
      <MiniPit seat={seat} player={player} />
      <div class="mini-docks">
        {DOCK_NUMBERS.map((dock) => (
          <MiniDock key={dock} seat={seat} dock={dock} train={player.docks[dock - 1] as Dock} />
        ))}
      </div>
      <Counts seat={seat} player={player} />
    </article>
  );
}

function MiniWorkers({ seat, workers }: { readonly seat: Seat; readonly workers: readonly number[] }) {
  const { say } = useVoice();
  const sum = workers.reduce((total, worker) => total + worker, 0);
  return (
    <div
      class="mini-workers"
      {...useSmallZone(piece.workers(seat), "paying")}
      title={say("workers-left", { count: sum })}
    >
      <span role="img" aria-label={say("workers-left", { count: sum })}>
        {workers.map((worker, index) => (
          <i key={index}>{worker}</i>
        ))}
      </span>
    </div>
  );
}

interface Numbered<One> {
  readonly one: One;
  readonly key: string;
}

/** Keys of equal things, counted from the first: whatever is still there after a jump keeps its element. */
function numbered<One>(things: readonly One[], textOf: (one: One) => string): readonly Numbered<One>[] {
  const texts = things.map(textOf);
  return things.map((one, index) => {
    const text = texts[index] ?? "";
    return { one, key: `${text} ${texts.slice(0, index).filter((other) => other === text).length}` };
  });
}

/** Waiting lorries: the mining row, and behind the bar the storage. */
function MiniPit({ seat, player }: { readonly seat: Seat; readonly player: Player }) {
  const { say } = useVoice();
  const { miningRow, storage } = player;
  return (
    <div class="mini-pit" data-crowd={crowded([...miningRow, ...storage])}>
      <span
        class="mini-row"
        role="img"
        aria-label={say("pit-label", { row: miningRow.length, storage: storage.length })}
        {...useSmallZone(piece.miningRow(seat), "mining")}
      >
        {numbered(miningRow.toReversed(), String).map(({ key, one }) => (
          <SmallLorry key={key} card={one} />
        ))}
      </span>
      <span class="mini-storage" aria-hidden="true" {...useSmallZone(piece.storage(seat), "mining")}>
        {numbered(storage, String).map(({ key, one }) => (
          <SmallLorry key={key} card={one} />
        ))}
      </span>
    </div>
  );
}

/** The more there are, the smaller each is, and the more rows they use. */
function crowded(cards: readonly LorryCard[]): "some" | "many" | undefined {
  const tubs = tubsIn(cards);
  return tubs > 16 ? "many" : tubs > 5 ? "some" : undefined;
}

function SmallLorry({ card }: { readonly card: LorryCard }) {
  const { crest, lorries } = lorry(card);
  return <LorryArt crest={crest} lorries={lorries} small />;
}

function SmallWagon({ wagon }: { readonly wagon: Wagon }) {
  return <WagonArt crest={wagon.crest} load={wagon.lorry === undefined ? undefined : loadFrom(wagon.lorry)} small />;
}

function loadFrom(card: LorryCard): Load {
  const { crest, lorries } = lorry(card);
  return { crest, lorries };
}

interface MiniDockProps {
  readonly seat: Seat;
  readonly dock: DockNumber;
  readonly train: Dock;
}

function MiniDock({ seat, dock, train }: MiniDockProps) {
  const { say, name } = useVoice();
  const load = loadOf(train);
  const engine = train.engine === undefined ? say("dock-no-engine") : name({ card: train.engine });
  const label = `${say("train-at", { dock })}: ${engine}; ${say("dock-load", { wagons: train.wagons.length, count: load })}`;
  return (
    <div class="mini-dock" {...useSmallZone(piece.dock(seat, dock), "wagons")} title={label}>
      <b role="img" aria-label={label}>
        {dock}
      </b>
      <span class="mini-train" aria-hidden="true" data-whole={`train:${seat}:${dock}`}>
        {numbered(train.wagons, ({ crest, lorry: load }) => `${crest} ${load}`).map(({ key, one }) => (
          <SmallWagon key={key} wagon={one} />
        ))}
        {train.engine !== undefined && <EngineArt model={train.engine} small />}
      </span>
      {load > 0 && (
        <span class="dock-load" aria-hidden="true">
          <TubSign />
          {load}
        </span>
      )}
    </div>
  );
}

const SIGN_RULES = {
  order: "orders",
  innovation: "innovations",
  share: "shares",
  objective: "objectives",
  delivered: "delivery",
} as const;

interface Counted {
  readonly zone: string;
  readonly sign: keyof typeof SIGN_RULES;
  readonly count: number;
  readonly text: string;
}

/** Numbers of another player's cards, with their names. */
function countsOf(seat: Seat, { orders, innovations, ...player }: Player, say: Voice["say"]): readonly Counted[] {
  const order = orders.open.length + orders.secret.length;
  const innovation = innovations.open.length + innovations.secret.length;
  const [share, objective, delivered] = [player.shares, player.objectives, player.delivered.engines].map(
    ({ length }) => length,
  ) as [number, number, number];
  return [
    { zone: piece.orders(seat), sign: "order", count: order, text: say("orders-count", { count: order }) },
    {
      zone: piece.innovations(seat),
      sign: "innovation",
      count: innovation,
      text: say("innovations-count", { count: innovation }),
    },
    { zone: piece.shares(seat), sign: "share", count: share, text: say("shares-count", { count: share }) },
    {
      zone: piece.objectives(seat),
      sign: "objective",
      count: objective,
      text: say("objectives-count", { count: objective }),
    },
    {
      zone: piece.delivered(seat),
      sign: "delivered",
      count: delivered,
      text: say("delivered-count", { count: delivered }),
    },
  ];
}

function Counts({ seat, player }: { readonly seat: Seat; readonly player: Player }) {
  const { say } = useVoice();
  const { tokens } = player;
  return (
    <ul class="counts">
      {countsOf(seat, player, say).map((one) => (
        <Count key={one.sign} {...one} />
      ))}
      <li
        class="mini-tokens"
        title={say("tokens-count", { count: tokens.length })}
        {...useSmallZone(piece.tokensOf(seat), "end-of-shift")}
      >
        <span role="img" aria-label={say("tokens-count", { count: tokens.length })}>
          {tokens.map((token) => (
            <ShiftToken key={token} token={token} />
          ))}
        </span>
      </li>
    </ul>
  );
}

const Count = steady(({ zone, sign, count, text }: Counted) => (
  <li title={text} data-none={count === 0 || undefined} {...useSmallZone(zone, SIGN_RULES[sign])}>
    <span class={`count-sign count-${sign}`} role="img" aria-label={text} />
    <b aria-hidden="true">{count}</b>
  </li>
));

/** The same in words: on touch screens signs have no tooltip. */
function NamedCounts({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { say } = useVoice();
  const player = view.players[seat] as Player;
  return (
    <ul class="named-counts">
      {countsOf(seat, player, say).map(({ sign, text }) => (
        <li key={sign}>
          <span class={`count-sign count-${sign}`} aria-hidden="true" />
          {text}
        </li>
      ))}
      <li>{say("tokens-count", { count: player.tokens.length })}</li>
    </ul>
  );
}

/** Another player's whole yard and what is known of the hand. */
function OpenYard({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const { say, player } = useVoice();
  return (
    <Overlay class="open-yard" label={say("yard-of", { name: player(seat) })} onClose={onClose}>
      <header>
        <PlayerDisc seat={seat} />
        <strong class="opened-name">
          <Name>{player(seat)}</Name>
        </strong>
        <button type="button" class="button" onClick={onClose}>
          {say("close")}
        </button>
      </header>
      <NamedCounts seat={seat} />
      <Yard seat={seat} />
      <Hand seat={seat} />
    </Overlay>
  );
}
