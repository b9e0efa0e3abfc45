import type { Hidden, Owner, Seat } from "@montan/engine";
import type { Card, LorryCard, OrderCard } from "./cards.ts";
import type {
  ActionInnovation,
  AreaId,
  CardKind,
  DockNumber,
  EngineModel,
  StackId,
  WagonCrest,
  WorkerInnovation,
} from "./data/components.ts";

/** What made a card change hands. */
export type TakeCause = "worker-action" | "innovation" | "wild";

/** Everything that happens, each with its cause: for logs, animation and statistics. */
export type Event =
  /** `drawn`: the start player was drawn (G-S4), not chosen by an option. */
  | { readonly type: "game-started"; readonly seats: number; readonly startPlayer: Seat; readonly drawn: boolean }
  | { readonly type: "shift-started"; readonly shift: number; readonly startPlayer: Seat }
  | { readonly type: "turn-started"; readonly seat: Seat }
  | {
      readonly type: "workers-placed";
      readonly seat: Seat;
      readonly area: AreaId;
      readonly workers: number;
      readonly cards: readonly number[];
      readonly innovations: readonly WorkerInnovation[];
    }
  | {
      readonly type: "card-taken";
      readonly seat: Seat;
      readonly kind: CardKind;
      readonly card: Card | Hidden;
      readonly stack: StackId;
      readonly cause: TakeCause;
      /** Taken by Wild into the hand: named to its owner only (G-H2). */
      readonly secret?: true;
    }
  | { readonly type: "wagon-coupled"; readonly seat: Seat; readonly wagon: WagonCrest; readonly dock: DockNumber }
  | { readonly type: "engine-coupled"; readonly seat: Seat; readonly engine: EngineModel; readonly dock: DockNumber }
  | {
      readonly type: "lorry-loaded";
      readonly seat: Seat;
      readonly lorry: LorryCard;
      readonly from: "mining-row" | "storage";
      readonly dock: DockNumber;
      readonly wagon: WagonCrest;
      readonly steps: number;
    }
  | { readonly type: "lorry-stored"; readonly seat: Seat; readonly lorry: LorryCard; readonly steps: number }
  | { readonly type: "mining-ended"; readonly seat: Seat; readonly steps: number }
  | {
      readonly type: "train-delivered";
      readonly seat: Seat;
      readonly dock: DockNumber;
      readonly engine: EngineModel;
      readonly order: OrderCard;
      readonly wagons: readonly WagonCrest[];
      readonly lorries: readonly LorryCard[];
    }
  | { readonly type: "innovation-played"; readonly seat: Seat; readonly innovation: ActionInnovation }
  | { readonly type: "stack-named"; readonly seat: Seat; readonly stack: StackId; readonly count: number }
  | {
      readonly type: "cards-looked-at";
      readonly seat: Seat;
      readonly stack: StackId;
      readonly cards: readonly (Card | Hidden)[];
    }
  | {
      readonly type: "cards-put-under";
      readonly seat: Seat;
      readonly stack: StackId;
      readonly cards: readonly (Card | Hidden)[];
    }
  | { readonly type: "card-turned-up"; readonly stack: StackId; readonly card: Card }
  | { readonly type: "stack-split"; readonly from: StackId; readonly to: StackId; readonly count: number }
  | { readonly type: "turn-ended"; readonly seat: Seat }
  /** `forced`: no action was possible and no innovation in hand. `out`: an innovation left no action (G-T5). */
  | { readonly type: "passed"; readonly seat: Seat; readonly cause: "choice" | "forced" | "out" }
  | {
      readonly type: "token-taken";
      readonly seat: Seat;
      readonly token: number;
      readonly cause: "mining-0-1" | "start-player";
    }
  | { readonly type: "workers-returned"; readonly shift: number }
  | { readonly type: "innovations-spent"; readonly seat: Seat; readonly innovations: readonly WorkerInnovation[] }
  | { readonly type: "vp-scored"; readonly seat: Seat; readonly reason: string; readonly vp: number }
  | { readonly type: "game-ended"; readonly winners: readonly Owner[] };
