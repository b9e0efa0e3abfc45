import {
  ACTION_CARDS,
  type ActionCard,
  CARD_KINDS,
  type CardKind,
  DESTINATIONS,
  type Destination,
  ENGINE_MODELS,
  type EngineModel,
  WAGON_CRESTS,
  type WagonCrest,
} from "@montan/gluckauf";
import type { ComponentChildren } from "preact";
import { CrestPlate } from "../../../art/crests.tsx";
import { DestinationArt } from "../../../art/destinations.tsx";
import { EngineArt } from "../../../art/engine.tsx";
import { LorryArt } from "../../../art/lorry.tsx";
import { PlayerDisc } from "../../../art/players.tsx";
import { MinerCap, SafetyLamp } from "../../../art/tools.tsx";
import { WagonArt } from "../../../art/wagon.tsx";
import { Face } from "../../../gluckauf/cards/Face.tsx";
import { ActionFace, CardBack, ShiftToken, WorkerFace } from "../../../gluckauf/cards/people.tsx";
import { SecretMark } from "../../../gluckauf/Hand.tsx";
import { TubSign } from "../../../gluckauf/TubSign.tsx";
import { each } from "../aid.ts";

/** One card of each kind, to stand for all of them. */
export const SAMPLE: Readonly<Record<CardKind, ComponentChildren>> = {
  lorry: <Face kind="lorry" card="fox-1-2" />,
  wagon: <Face kind="wagon" card="wild" />,
  engine: <Face kind="engine" card="B" />,
  order: <Face kind="order" card="furnaces-3-7" />,
  share: <Face kind="share" card="factories" />,
  innovation: <Face kind="innovation" card="mining" />,
  objective: <Face kind="objective" card="orders-barracks" />,
};

const PIECES = {
  lorry: <LorryArt crest="fox" lorries={1} />,
  "double-lorry": <LorryArt crest="fox" lorries={2} />,
  wagon: <WagonArt crest="fox" />,
  "loaded-wagon": <WagonArt crest="wild" load={{ crest: "fox", lorries: 2 }} />,
  load: <TubSign />,
  workers: <MinerCap />,
  "worker-card": <WorkerFace workers={2} />,
  "shift-token": <ShiftToken token={1} />,
  "start-player": <SafetyLamp />,
  secret: <SecretMark />,
  back: <CardBack />,
  players: (
    <>
      <PlayerDisc seat={0} />
      <PlayerDisc seat={1} />
      <PlayerDisc seat={2} />
      <PlayerDisc seat={3} />
    </>
  ),
} as const satisfies Readonly<Record<string, ComponentChildren>>;

export type VocabularySign =
  | `crest/${WagonCrest}`
  | `engine/${EngineModel}`
  | `destination/${Destination}`
  | `card/${CardKind}`
  | `action/${ActionCard}`;
/** Signs whose meaning the aid tells in its own words. */
export type ToldSign = keyof typeof PIECES;
export type SignName = VocabularySign | ToldSign;

export const SIGNS: Readonly<Record<SignName, ComponentChildren>> = {
  ...each("crest", WAGON_CRESTS, (crest) => <CrestPlate crest={crest} />),
  ...each("engine", ENGINE_MODELS, (model) => <EngineArt model={model} />),
  ...each("destination", DESTINATIONS, (destination) => <DestinationArt destination={destination} />),
  ...PIECES,
  ...each("card", CARD_KINDS, (kind) => SAMPLE[kind]),
  ...each("action", ACTION_CARDS, (action) => <ActionFace action={action} />),
};
