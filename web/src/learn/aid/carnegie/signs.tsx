import {
  ACTION_TYPES,
  type ActionType,
  COLUMNS,
  type Column,
  GAIN_KINDS,
  type GainKind,
  PROJECT_TYPES,
  type ProjectType,
  REGIONS,
  type Region,
  TRANSPORT_LEVELS,
  type TransportLevel,
} from "@montan/carnegie";
import type { ComponentChildren } from "preact";
import { ActionSign, AnyActionSign, DonationSign } from "../../../art/carnegie/actions.tsx";
import { Disk, TopHat } from "../../../art/carnegie/disks.tsx";
import { Employee, PermanentEmployee } from "../../../art/carnegie/people.tsx";
import { ProjectSign } from "../../../art/carnegie/projects.tsx";
import { GainSign } from "../../../art/carnegie/resources.tsx";
import { ActionMarker, DeskBell } from "../../../art/carnegie/round.tsx";
import { LinkedRings, Vehicle, WingedWheel } from "../../../art/carnegie/transport.tsx";
import { PlayerDisc } from "../../../art/players.tsx";
import { RegionBadge, Signs } from "../../../carnegie/company/Signs.tsx";
import { MARKS, type Mark } from "../../../carnegie/company/signs.ts";
import { each } from "../aid.ts";

/** Pieces, and signs that appear on the map or beside a player. */
const PIECES = {
  active: <Employee seat={2} />,
  inactive: <Employee seat={2} lying />,
  printed: <PermanentEmployee />,
  players: (
    <>
      <PlayerDisc seat={0} />
      <PlayerDisc seat={1} />
      <PlayerDisc seat={2} />
      <PlayerDisc seat={3} />
    </>
  ),
  disk: <Disk owner={2} />,
  "disk-of-type": <Disk owner={2} type="commerce" />,
  "neutral-disk": <Disk owner="neutral" />,
  "andrew-disk": <Disk owner="automa" />,
  andrew: <TopHat />,
  marker: <ActionMarker />,
  "first-player": <DeskBell />,
  "action-choice": <AnyActionSign />,
  "transport-city": <WingedWheel />,
  connection: <LinkedRings />,
} as const satisfies Readonly<Record<string, ComponentChildren>>;

/** A sign by itself, and its meaning in the vocabulary of the game or in the words of the aid. */
export type VocabularySign =
  | `action/${ActionType}`
  | `project/${ProjectType}`
  | `gain/${GainKind}`
  | `level/${TransportLevel}`
  | `region/${Region}`
  | `donation/${Column}`;
/** Marks that are drawn like a sign that has a name already. */
const TWINS = ["cube", "rings"] as const satisfies readonly Mark[];
type OwnMark = Exclude<Mark, (typeof TWINS)[number]>;
/** Signs whose meaning the aid tells in its own words. */
export type ToldSign = OwnMark | keyof typeof PIECES;
export type SignName = VocabularySign | ToldSign;

function marks(): Readonly<Record<OwnMark, ComponentChildren>> {
  const own = MARKS.filter((mark) => !TWINS.some((twin) => twin === mark));
  return Object.fromEntries(own.map((mark) => [mark, <Signs key={mark} lines={[[mark]]} />])) as ReturnType<
    typeof marks
  >;
}

export const SIGNS: Readonly<Record<SignName, ComponentChildren>> = {
  ...each("action", ACTION_TYPES, (action) => <ActionSign action={action} />),
  ...each("project", PROJECT_TYPES, (type) => <ProjectSign type={type} />),
  ...each("gain", GAIN_KINDS, (kind) => <GainSign kind={kind} />),
  ...each("level", TRANSPORT_LEVELS, (level) => <Vehicle level={level} />),
  ...each("region", REGIONS, (region) => <RegionBadge region={region} />),
  ...each("donation", COLUMNS, (column) => <DonationSign column={column} />),
  ...PIECES,
  ...marks(),
};
