import {
  ACTION_TYPES,
  type ActionType,
  type DepartmentId,
  departmentOffer,
  TILES,
  type TileId,
  tablesOf,
} from "@montan/carnegie";
import { useId } from "preact/hooks";
import { ActionSign } from "../../art/carnegie/actions.tsx";
import { steady } from "../../art/steady.ts";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useExplained } from "../../table/Explained.tsx";
import { RegionHeading } from "../../table/Heading.tsx";
import { Piece, useZone } from "../../table/Piece.tsx";
import { DepartmentWords } from "../company/DepartmentWords.tsx";
import { breakable } from "../company/names.ts";
import { Amount, Signs } from "../company/Signs.tsx";
import { DEPARTMENT_SIGNS } from "../company/signs.ts";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { Enlarge } from "../players/Enlarge.tsx";
import { spot } from "../spots.ts";
import "./display.css";

/** The departments still available: copies left, and what each would cost the person at the screen. */
export function DepartmentDisplay({ large = false }: { readonly large?: boolean }) {
  const { view, seat } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const [root, card] = useExplained<HTMLElement>((department) => (
    <DepartmentWords department={department as DepartmentId} />
  ));
  const reserve = seat === undefined ? undefined : view.players[seat]?.reserve;
  return (
    <section
      ref={root}
      class="department-display"
      data-region="departments"
      aria-labelledby={title}
      {...useZone(piece.display, "display")}
    >
      <RegionHeading id={title} rules="display" of={say("display")}>
        {say("display")}
      </RegionHeading>
      <div class="display-rows">
        {seat !== undefined && reserve !== undefined && (
          <div class="display-reserve">
            <span class="reserve-title">{say("your-reserve")}</span>
            <Tile tile={reserve} copies={1} place={piece.reserve(seat)} large={large} />
          </div>
        )}
        {ACTION_TYPES.map((type) => (
          <Shelf key={type} type={type} large={large} />
        ))}
      </div>
      {!large && (
        <Enlarge title={say("display")}>
          <DepartmentDisplay large />
        </Enlarge>
      )}
      {card}
    </section>
  );
}

/** The departments of one type, by number. */
function Shelf({ type, large }: { readonly type: ActionType; readonly large: boolean }) {
  const { view } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const tiles = TILES.filter((tile) => tile.type === type && view.display[tile.id] !== undefined);
  return (
    <div class="shelf" data-action-type={type}>
      <span class="shelf-head" role="img" aria-label={words.action[type]} title={words.action[type]}>
        <ActionSign action={type} />
      </span>
      <div class="shelf-tiles">
        {tiles.map(({ id }) => (
          <Tile key={id} tile={id} copies={view.display[id] ?? 0} place={piece.tile(id)} large={large} />
        ))}
        {tiles.length === 0 && <span class="shelf-empty">{say("none-left")}</span>}
      </div>
    </div>
  );
}

interface TileProps {
  readonly tile: TileId;
  readonly copies: number;
  readonly place: string;
  readonly large: boolean;
}

function Tile({ tile, copies, place, large }: TileProps) {
  const { view, seat } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { type, workstations, extraGoods } = tablesOf(view).departments[tile];
  const offer = seat === undefined ? { affordable: false } : departmentOffer(view, seat, tile);
  return (
    <TileView
      tile={tile}
      copies={copies}
      place={place}
      at={seat === undefined ? undefined : spot.department(tile)}
      type={type}
      label={useTileLabel(tile, copies, offer)}
      name={breakable(words.department[tile], say("breaks"))}
      effect={large ? words.departmentEffect[tile] : undefined}
      price={offer.price ?? (extraGoods > 0 ? extraGoods : undefined)}
      affordable={offer.affordable}
      desks={workstations.map(words.money).join(" ")}
    />
  );
}

interface TileViewProps extends Omit<TileProps, "large"> {
  readonly at: string | undefined;
  readonly type: ActionType;
  readonly label: string;
  readonly name: string;
  /** In a sentence, if there is space for it. */
  readonly effect: string | undefined;
  /** In goods. */
  readonly price: number | undefined;
  readonly affordable: boolean;
  readonly desks: string;
}

const TileView = steady(
  ({ tile, copies, place, at, type, label, name, effect, price, affordable, desks }: TileViewProps) => (
    <div class="display-tile" data-action-type={type} data-affordable={affordable || undefined} data-explain={tile}>
      <Piece piece={place} spot={at} label={label} rules={tile} class="tile-plate">
        <span class="tile-name">
          {copies > 1 && (
            <b class="tile-copies" aria-hidden="true">
              {`×${copies}`}
            </b>
          )}
          {name}
        </span>
        <span class="tile-effect">
          <Signs lines={DEPARTMENT_SIGNS[tile]} />
          {price !== undefined && (
            <span class="tile-price">
              <Amount gain={{ goods: price }} />
            </span>
          )}
        </span>
        {effect !== undefined && <span class="tile-words">{effect}</span>}
        <span class="tile-desks">{desks}</span>
      </Piece>
    </div>
  ),
);

function useTileLabel(tile: TileId, copies: number, offer: ReturnType<typeof departmentOffer>): string {
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const price = offer.price === undefined ? "" : words.goods(offer.price);
  const parts = [
    `${words.department[tile]}: ${words.departmentEffect[tile]}`,
    say("copies-left", { count: copies }),
    price === "" ? "" : say(offer.affordable ? "buildable-for" : "costs-at-least", { price }),
  ];
  return parts.filter((part) => part !== "").join("; ");
}
