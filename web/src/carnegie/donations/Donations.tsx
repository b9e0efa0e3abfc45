import { CHART_ROWS, COLUMNS, type Column, type DiskOwner, donationOn, type SpaceId } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { useId, useMemo } from "preact/hooks";
import { DonationSign } from "../../art/carnegie/actions.tsx";
import { Disk } from "../../art/carnegie/disks.tsx";
import { useSigns } from "../../art/player-signs.ts";
import { steady, useSame } from "../../art/steady.ts";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { signOf } from "../../signs.ts";
import { useExplained } from "../../table/Explained.tsx";
import { RegionHeading } from "../../table/Heading.tsx";
import { Piece, useZone } from "../../table/Piece.tsx";
import { Signs } from "../company/Signs.tsx";
import type { Line } from "../company/signs.ts";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { Enlarge } from "../players/Enlarge.tsx";
import { spot } from "../spots.ts";
import { DonationWords, TileWords } from "./DonationWords.tsx";
import { donationSigns } from "./donation-signs.ts";
import { Prices } from "./Prices.tsx";
import { TilesToLay } from "./TilesToLay.tsx";
import { andrewsWorths, secretsOn, type Worths, worthsOf } from "./worths.ts";
import "./donations.css";

/** The donation chart: what every space is worth to everybody now, whose disks are there, what the next one costs. */
export function Donations({ large = false }: { readonly large?: boolean }) {
  const { view, pending } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const laying = pending?.type === "donation-tile-choice";
  const worths = useMemo(() => worthsOf(view), [view]);
  const andrews = useMemo(() => andrewsWorths(view), [view]);
  const [root, card] = useExplained<HTMLElement>((key) => {
    const [kind, id] = key.split("/");
    return kind === "tile" ? (
      <TileWords tile={id as Column} />
    ) : (
      <DonationWords space={id as SpaceId} worths={worths} andrews={andrews} />
    );
  });
  return (
    <section
      ref={root}
      class="donations"
      data-region="donations"
      data-laying={laying || undefined}
      aria-labelledby={title}
      {...useZone(piece.donations, "donations")}
    >
      <RegionHeading id={title} rules="donations" of={say("donations")}>
        {say("donations")}
      </RegionHeading>
      <div class="chart">
        <Prices />
        {COLUMNS.map((column) => (
          <ColumnHead key={column} column={column} />
        ))}
        {CHART_ROWS.map((row) =>
          COLUMNS.map((column) => (
            <Space key={`${column}-${row}`} space={`${column}-${row}`} worths={worths} andrews={andrews} />
          )),
        )}
      </div>
      {laying && <TilesToLay />}
      {!large && (
        <Enlarge title={say("donations")}>
          <Donations large />
        </Enlarge>
      )}
      {card}
    </section>
  );
}

/** The category of a column: printed, or that of the tile covering it (C-N3). */
function ColumnHead({ column }: { readonly column: Column }) {
  const { view, seat, pending } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const tile = view.tiles[column];
  const category = tile ?? column;
  const label =
    tile === undefined
      ? words.column[column]
      : say("tile-over", { tile: words.column[tile], column: words.column[column] });
  const laying = seat !== undefined && pending?.type === "donation-tile-choice";
  return (
    <div class="column-head" data-tile={tile !== undefined || undefined}>
      <Piece
        piece={`${piece.donations}/${column}`}
        spot={laying ? spot.column(column) : undefined}
        label={label}
        rules={tile === undefined ? "donations" : "new-donations"}
        class="column-plate"
      >
        <DonationSign column={category} />
        <span>{words.column[category]}</span>
      </Piece>
    </div>
  );
}

interface SpaceProps {
  readonly space: SpaceId;
  readonly worths: Worths;
  readonly andrews: Readonly<Partial<Record<SpaceId, number>>>;
}

function Space({ space, worths, andrews }: SpaceProps) {
  const { view, seat } = useTable();
  const donation = donationOn(view, space);
  return (
    <SpaceView
      space={space}
      at={seat === undefined ? undefined : spot.donation(space)}
      label={useSpaceLabel(space, worths, andrews)}
      lines={useMemo(() => donationSigns(donation), [donation])}
      owners={useSame(view.donations[space] ?? [])}
      secrets={useSame(secretsOn(view, space))}
      worths={useSame(worths[space])}
      andrews={andrews[space]}
    />
  );
}

interface SpaceViewProps {
  readonly space: SpaceId;
  readonly at: string | undefined;
  readonly label: string;
  /** What it counts, in signs. */
  readonly lines: readonly Line[];
  readonly owners: readonly DiskOwner[];
  readonly secrets: readonly DiskOwner[];
  readonly worths: readonly number[];
  readonly andrews: number | undefined;
}

const SpaceView = steady(({ space, at, label, lines, owners, secrets, worths, andrews }: SpaceViewProps) => (
  <div class="donation" data-made={owners.length > 0 || undefined} data-explain={`space/${space}`}>
    <Piece piece={piece.donation(space)} spot={at} label={label} rules="donations" class="donation-plate">
      {null}
    </Piece>
    <span class="donation-inside" aria-hidden="true">
      <Signs lines={lines} />
      <span class="donation-disks">
        {owners.map((owner, index) => (
          <span key={index} class="donation-disk" data-piece={piece.donationDisk(space, owner)}>
            <Disk owner={owner} />
          </span>
        ))}
        {secrets.map((owner) => (
          <span key={`secret-${owner}`} class="donation-disk secret-slip">
            <Disk owner={owner} />
          </span>
        ))}
      </span>
      <span class="donation-worths">
        {worths.map((vp, owner) => (
          // Chips are in the order of the seats, like the prices beside the chart.
          <WorthChip key={owner} seat={owner} vp={vp} made={owners.includes(owner)} />
        ))}
        {andrews !== undefined && <b class="worth-chip of-andrew">{andrews}</b>}
      </span>
    </span>
  </div>
));

function WorthChip({ seat, vp, made }: { readonly seat: Seat; readonly vp: number; readonly made: boolean }) {
  return (
    <b class={`worth-chip of-${signOf(useSigns(), seat)}`} data-made={made || undefined}>
      {vp}
    </b>
  );
}

function useSpaceLabel(space: SpaceId, worths: Worths, andrews: SpaceProps["andrews"]): string {
  const { view } = useTable();
  const { words, player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { id } = donationOn(view, space);
  const owners = (view.donations[space] ?? []).map((owner) => {
    if (owner === "neutral") return say("neutral");
    return owner === "automa" ? say("andrew") : player(owner);
  });
  const worth = worths[space].map((vp, seat) => say("worth-for", { name: player(seat), vp: words.vp(vp) }));
  const andrew = andrews[space];
  const parts = [
    `${words.donationName(id)}: ${words.donationEffect(id)}`,
    owners.length === 0 ? "" : say("disks-of", { names: owners.join(", ") }),
    secretsOn(view, space).length === 0 ? "" : say("noted-secretly"),
    say("worth-now", { worths: worth.join(", ") }),
    andrew === undefined ? "" : say("worth-for", { name: say("andrew"), vp: words.vp(andrew) }),
  ];
  return parts.filter((part) => part !== "").join("; ");
}
