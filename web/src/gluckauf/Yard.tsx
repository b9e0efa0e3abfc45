import type { Seat } from "@montan/engine";
import {
  DOCK_NUMBERS,
  DOCKS,
  type DockNumber,
  type Dock as DockState,
  type LorryCard,
  loadOf,
  lorry,
  type Player,
  type Wagon as WagonState,
} from "@montan/gluckauf";
import { useId } from "preact/hooks";
import { CrestPlate } from "../art/crests.tsx";
import { EngineArt } from "../art/engine.tsx";
import { LorryArt } from "../art/lorry.tsx";
import { Headframe } from "../art/tools.tsx";
import { WagonArt } from "../art/wagon.tsx";
import { canPick, type Spot, targetsOf } from "../table/choices.ts";
import { capital } from "../table/context.ts";
import { RegionHeading, ZoneHeading } from "../table/Heading.tsx";
import { Piece, useZone } from "../table/Piece.tsx";
import { useTable, useVoice } from "./context.ts";
import { large } from "./Enlarged.tsx";
import { Ledger, Nameplate } from "./Ledger.tsx";
import { piece } from "./pieces.ts";
import { spot } from "./spots.ts";
import { TubSign } from "./TubSign.tsx";
import { sizesOf, tiersOf } from "./tiers.ts";

interface OfSeat {
  readonly seat: Seat;
}

/** A player's board: the pit with its mining row and storage, three docks with their trains, and the ledger. */
export function Yard({ seat }: OfSeat) {
  const table = useTable();
  const { say, player, name } = useVoice();
  const own = table.seat === seat;
  const title = useId();
  return (
    <section
      class="yard"
      data-region="yard"
      aria-labelledby={title}
      {...useZone(piece.yard(seat), "yard", own ? spot.yard : undefined)}
    >
      <RegionHeading id={title} rules="yard" of={name({ term: "playerBoard" })}>
        {own ? say("your-yard") : say("yard-of", { name: player(seat) })}
      </RegionHeading>
      <Pit seat={seat} />
      <div class="docks">
        {DOCK_NUMBERS.map((dock) => (
          <Dock key={dock} seat={seat} dock={dock} />
        ))}
      </div>
      <Ledger seat={seat} />
    </section>
  );
}

function playerAt(players: readonly Player[], seat: Seat): Player {
  return players[seat] as Player;
}

/** The mining row is a queue: new lorries join at the shaft, the front is at the docks. */
function Pit({ seat }: OfSeat) {
  const table = useTable();
  const { name } = useVoice();
  const own = table.seat === seat;
  const { miningRow, storage } = playerAt(table.view.players, seat);
  const title = capital(name({ term: "miningRow" }));
  const tiers = tiersOf(miningRow);
  return (
    <div class="pit" data-stored={storage.length > 0 || undefined}>
      <Nameplate seat={seat} />
      <div class="mining-row" {...useZone(piece.miningRow(seat), "mining")}>
        <ZoneHeading rules="mining" of={name({ term: "mining" })}>
          {title}
        </ZoneHeading>
        <Headframe class="headframe" />
        <div class="tiers" style={sizesOf(tiers)}>
          {tiers.map((tier, place) => (
            <ol key={tiers.length - place} class="lorries" aria-label={title} reversed>
              {tier
                .map(({ card, index }) => (
                  <li key={index}>
                    <Lorry
                      card={card}
                      piece={piece.in(piece.miningRow(seat), card)}
                      spot={own && index === 0 ? spot.front : undefined}
                    />
                  </li>
                ))
                .reverse()}
            </ol>
          ))}
        </div>
      </div>
      <div
        class="storage"
        data-empty={storage.length === 0 || undefined}
        {...useZone(piece.storage(seat), "mining", own ? spot.storage : undefined)}
      >
        <h3 class="zone-title">{capital(name({ term: "storage" }))}</h3>
        {own && <StorageSpot seat={seat} />}
        <ul class="lorries" aria-label={capital(name({ term: "storage" }))}>
          {storage.map((card, index) => (
            <li key={`${card}-${index}`}>
              <Lorry
                card={card}
                piece={piece.in(piece.storage(seat), card)}
                spot={own ? spot.stored(card) : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The free place in the storage: highlighted when the front lorry may go there. */
function StorageSpot({ seat }: OfSeat) {
  const { tell } = useVoice();
  return (
    <Piece
      piece={piece.in(piece.storage(seat), "place")}
      spot={spot.storage}
      label={tell({ type: "store-front" })}
      rules="mining"
      class="storage-place"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="steel-line" d="M12 4v11m-5-5 5 5 5-5M4 20h16" />
      </svg>
    </Piece>
  );
}

interface LorryProps {
  readonly card: LorryCard;
  readonly piece: string;
  readonly spot: Spot | undefined;
}

function Lorry({ card, piece: key, spot: at }: LorryProps) {
  const { name } = useVoice();
  const { crest, lorries, vp } = lorry(card);
  return (
    <Piece
      piece={key}
      spot={at}
      label={capital(name({ card }))}
      rules="lorries"
      explain={large.card("lorry", card)}
      class={`lorry lorry-${lorries}`}
    >
      <LorryArt crest={crest} lorries={lorries} />
      {vp > 0 && <span class="vp-tag">{vp}</span>}
      {at !== undefined && <Ways spot={at} />}
    </Piece>
  );
}

/** Little signs on a piece: where it may go. */
export function Ways({ spot: at }: { readonly spot: Spot }) {
  const { choices } = useTable();
  if (!canPick(choices, at)) return null;
  const docks = targetsOf(choices, [at]).map((to) => (to === spot.storage ? "↓" : to.split(":")[1]));
  return (
    <span class="ways" aria-hidden="true">
      {[...new Set(docks)].map((dock) => (
        <span key={dock}>{dock}</span>
      ))}
    </span>
  );
}

function Dock({ seat, dock }: OfSeat & { readonly dock: DockNumber }) {
  const table = useTable();
  const { say, name } = useVoice();
  const own = table.seat === seat;
  const at = playerAt(table.view.players, seat).docks[dock - 1] as DockState;
  const load = loadOf(at);
  const crests = DOCKS[dock - 1] ?? [];
  const shown = crests.map((crest) => name({ term: crest })).join(", ");
  const label = [
    say("dock", { dock, crests: shown }),
    at.engine === undefined ? say("dock-no-engine") : capital(name({ card: at.engine })),
    say("dock-load", { wagons: at.wagons.length, count: load }),
  ].join("; ");
  return (
    <div
      class="dock"
      data-departing={at.engine !== undefined && load > 0 ? "true" : undefined}
      {...useZone(piece.dock(seat, dock), "wagons", own ? spot.dock(dock) : undefined)}
    >
      <Piece
        piece={piece.in(piece.dock(seat, dock), "plate")}
        spot={own ? spot.dock(dock) : undefined}
        label={label}
        rules="wagons"
        class="dock-plate"
      >
        <b>{dock}</b>
        {crests.map((crest) => (
          <CrestPlate key={crest} crest={crest} />
        ))}
      </Piece>
      <Train seat={seat} dock={dock} train={at} />
      <span class="dock-load" aria-hidden="true" title={say("dock-load", { wagons: at.wagons.length, count: load })}>
        {load > 0 && (
          <>
            <TubSign />
            {load}
          </>
        )}
      </span>
    </div>
  );
}

function Train({ seat, dock, train }: OfSeat & { readonly dock: DockNumber; readonly train: DockState }) {
  const { name, say } = useVoice();
  const { motion } = useTable();
  return (
    <ul class="train" aria-label={say("train-at", { dock })} data-whole={`train:${seat}:${dock}`}>
      {train.wagons.map((wagon, index) => (
        <li key={index} class="car">
          <Wagon seat={seat} dock={dock} wagon={wagon} />
        </li>
      ))}
      {train.engine !== undefined && (
        <li class="car car-engine" data-steaming={motion > 0 && loadOf(train) > 0 ? "true" : undefined}>
          <Piece
            piece={piece.in(piece.dock(seat, dock), train.engine)}
            label={capital(name({ card: train.engine }))}
            rules="engines"
            explain={large.card("engine", train.engine)}
            class="engine-piece"
          >
            <EngineArt model={train.engine} steaming={loadOf(train) > 0} />
          </Piece>
        </li>
      )}
    </ul>
  );
}

function Wagon({ seat, dock, wagon }: OfSeat & { readonly dock: DockNumber; readonly wagon: WagonState }) {
  const table = useTable();
  const { name, say } = useVoice();
  const loaded = wagon.lorry === undefined ? undefined : lorry(wagon.lorry);
  const own = table.seat === seat;
  const label =
    wagon.lorry === undefined
      ? say("wagon-empty", { wagon: capital(name({ card: wagon.crest })) })
      : say("wagon-loaded", { wagon: capital(name({ card: wagon.crest })), lorry: name({ card: wagon.lorry }) });
  const at = wagon.lorry === undefined ? spot.wagon(dock, wagon.crest) : spot.fullWagon(dock, wagon.crest);
  return (
    <Piece
      piece={piece.in(piece.dock(seat, dock), wagon.lorry ?? wagon.crest)}
      alias={piece.in(piece.dock(seat, dock), wagon.crest)}
      spot={own ? at : undefined}
      label={label}
      rules="wagons"
      explain={wagon.lorry === undefined ? large.card("wagon", wagon.crest) : large.card("lorry", wagon.lorry)}
      class="wagon"
    >
      <WagonArt crest={wagon.crest} load={loaded} />
      {loaded !== undefined && loaded.vp > 0 && <span class="vp-tag">{loaded.vp}</span>}
    </Piece>
  );
}
