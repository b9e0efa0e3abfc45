import {
  type ActionType,
  CITY,
  type CityId,
  type Column,
  type Gain,
  gainAmount,
  gainKind,
  type ProjectType,
  type Region,
  vocabulary,
} from "@montan/carnegie";
import type { JSX } from "preact";
import { ActionSign, DonationSign } from "../../art/carnegie/actions.tsx";
import { Engraved } from "../../art/carnegie/engraved.tsx";
import { ProjectSign, SlotSign } from "../../art/carnegie/projects.tsx";
import { GainSign } from "../../art/carnegie/resources.tsx";
import { LinkedRings, Vehicle } from "../../art/carnegie/transport.tsx";
import { steady } from "../../art/steady.ts";
import { still } from "../../art/still.ts";
import { usePointer } from "../../table/context.ts";
import type { Line, Mark, Sign } from "./signs.ts";
import "./signs.css";

function drawn(lines: JSX.Element): () => JSX.Element {
  const Drawing = still((_: object) => <Engraved class="mark">{lines}</Engraved>);
  return () => <Drawing />;
}

function text(letters: string): () => JSX.Element {
  return () => <span class="mark-text">{letters}</span>;
}

const STANDING = (
  <>
    <path class="sole" d="M8.2 6.4a3.800 3.800 0 0 1 7.600 0h1.500v1.500H6.700V6.400Z" />
    <path d="M8.8 8.6a3.300 3.300 0 0 0 6.400 0M6 21.400v-4.600q0-4 6-4t6 4v4.600Z" />
  </>
);

const MARKS: Readonly<Record<Mark, () => JSX.Element>> = {
  // Out of the door, with a bag.
  mission: drawn(
    <>
      <path class="tint" d="M3 3h9v18H3Z" />
      <path d="M12 7.500V3H3v18h9v-4.500M8.500 12H21M16.600 7.600 21 12l-4.400 4.400" />
    </>,
  ),
  or: text("/"),
  per: text("×"),
  gives: drawn(<path d="M4 12h15M13.500 6.500 19 12l-5.500 5.500" />),
  less: text("−"),
  "one-or-two": text("1/2"),
  "one-to-three": text("1–3×"),
  cube: () => <GainSign kind="goods" class="mark" />,
  "plus-one": text("+1"),
  standing: drawn(STANDING),
  "standing-paid": drawn(
    <>
      {STANDING}
      <path d="M19.500 3.400v7.200M21.600 4.900c-.3-.8-1-1-2.100-1-1.300 0-2.100.5-2.100 1.400 0 2 4.200 1 4.200 3 0 1-.9 1.500-2.100 1.500s-2-.4-2.200-1.200" />
    </>,
  ),
  lying: drawn(
    <>
      <path class="sole" d="M6.400 15.800a3.800 3.800 0 0 1 0-7.600V6.700h1.500v10.600H6.400Z" />
      <path d="M8.600 15.200a3.300 3.300 0 0 0 0-6.400M21.400 18h-4.600q-4 0-4-6t4-6h4.600Z" />
    </>,
  ),
  room: drawn(
    <>
      <path class="tint" d="M3 4h18v16H3Z" />
      <path d="M3 4h18v16H3ZM7 8h3.500v4H7ZM13.500 8H17v4h-3.500ZM9.500 20v-4.500h5V20" />
    </>,
  ),
  "empty-room": drawn(<path stroke-dasharray="2.6 2.2" d="M3 4h18v16H3ZM3 12h18M12 4v16" />),
  "top-row": drawn(
    <>
      <path class="solid" d="M3 3h18v5.500H3Z" />
      <path d="M3 3h18v18H3ZM3 14.700h18M12 8.500V21" />
    </>,
  ),
  "left-column": drawn(
    <>
      <path class="solid" d="M3 3h5.500v18H3Z" />
      <path d="M3 3h18v18H3ZM14.700 3v18M8.500 12H21" />
    </>,
  ),
  lobby: drawn(
    <>
      <path class="tint" d="M6 21V8q0-5 6-5t6 5v13Z" />
      <path d="M6 21V8q0-5 6-5t6 5v13ZM12 3v18M2 21h20M10 13v1.500M14 13v1.500" />
    </>,
  ),
  diagonal: drawn(<path d="m5 19 14-14M12 5h7v7M12 19H5v-7" />),
  project: drawn(
    <>
      <path class="tint" d="M4.500 20.500V10l4.500-3.500v14ZM11.500 20.500v-17h8v17Z" />
      <path d="M2.500 20.500h19M4.500 20.500V10l4.500-3.500v14M11.500 20.500v-17h8v17M14.500 7.500h2M14.500 11.500h2M14.500 15.500h2" />
    </>,
  ),
  "any-slot": () => <SlotSign type="any" class="mark" />,
  donation: drawn(
    <>
      <circle class="tint" cx="12" cy="12" r="9" />
      <path d="M12 18.200C7.500 15.300 5.400 13 5.400 10.200a3.500 3.500 0 0 1 6.600-1.600 3.500 3.500 0 0 1 6.600 1.600c0 2.800-2.100 5.100-6.600 8Z" />
    </>,
  ),
  "copied-donation": drawn(
    <>
      <circle cx="8.600" cy="9.600" r="6.600" />
      <circle class="tint" cx="15" cy="14.400" r="6.600" />
      <circle cx="15" cy="14.400" r="6.600" />
    </>,
  ),
  vehicle: () => <Vehicle level="stagecoach" class="mark mark-wide" />,
  railroad: () => <Vehicle level="railroad" class="mark mark-wide" />,
  earlier: drawn(<path d="M20 12H5M10.500 6.500 5 12l5.500 5.500" />),
  rings: () => <LinkedRings class="mark" />,
  most: drawn(<path class="solid" d="m12 5 8 13H4Z" />),
  fewest: drawn(<path d="m12 19 8-13H4Z" />),
  same: text("="),
  different: text("≠"),
};

/** A number with the sign of what it counts; money is written as on a price tag. */
export function Amount({ gain, ...look }: { readonly gain: Gain; readonly class?: string }) {
  return <Figure kind={gainKind(gain)} amount={gainAmount(gain)} {...look} />;
}

interface FigureProps {
  readonly kind: ReturnType<typeof gainKind>;
  readonly amount: number;
  readonly class?: string;
}

const Figure = steady(({ kind, amount, class: look = "" }: FigureProps) => {
  if (kind === "money") return <b class={`amount amount-money ${look}`}>{`$${amount}`}</b>;
  return (
    <b class={`amount ${look}`}>
      {amount}
      <GainSign kind={kind} class="mark" />
    </b>
  );
});

/** The initial of a region on its colour. */
export function RegionBadge({ region }: { readonly region: Region }) {
  const { locale } = usePointer();
  return (
    <span class={`region-badge in-${region}`} aria-hidden="true">
      {vocabulary(locale).region[region].charAt(0)}
    </span>
  );
}

/** Names too long for a sign; the words beside it have them in full. */
const SHORT: Readonly<Partial<Record<CityId, string>>> = {
  "new-orleans": "N. Orleans",
  "san-francisco": "S. Francisco",
};

type Placed = Partial<Record<"action", ActionType>> &
  Partial<Record<"project", ProjectType>> &
  Partial<Record<"region", Region>> &
  Partial<Record<"category", Column>> &
  Partial<Record<"city", CityId>>;

function OneSign({ sign }: { readonly sign: Sign }) {
  if (typeof sign === "string") return MARKS[sign]();
  const { action, project, region, category, city } = sign as Placed;
  if (action !== undefined) return <ActionSign action={action} class="mark" />;
  if (project !== undefined) return <ProjectSign type={project} class="mark" />;
  if (region !== undefined) return <RegionBadge region={region} />;
  if (category !== undefined) return <DonationSign column={category} class="mark" />;
  if (city !== undefined) return <span class="mark-text mark-city">{SHORT[city] ?? CITY[city].name}</span>;
  return <Amount gain={sign as Gain} />;
}

/** An effect in signs; the words beside it say the same. */
export const Signs = steady(({ lines }: { readonly lines: readonly Line[] }) => (
  <span class="signs" aria-hidden="true">
    {lines.map((line, row) => (
      <span key={row} class="sign-line">
        {line.map((sign, index) => (
          <OneSign key={index} sign={sign} />
        ))}
      </span>
    ))}
  </span>
));
