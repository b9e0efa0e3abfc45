import type { AreaId, CardKind, Category, NoticeCode, Pending, RefusalCode } from "@montan/gluckauf";
import type { KernelCode } from "../kernel-codes.ts";
import type { SectionId } from "./sections.ts";

/** Pieces that are neither cards nor worker areas. */
type Piece =
  | "dock"
  | "mining-row"
  | "storage"
  | "delivered"
  | "shift-token"
  | "worker-card"
  | "start-player"
  | "hand"
  | "result";

export const SECTION_OF_QUESTION: Readonly<Record<Pending["type"], SectionId>> = {
  "worker-action": "turn",
  "innovation-payment": "worker-innovations",
  "card-payment": "paying",
  "pair-stack": "innovations",
  "wagon-dock": "wagons",
  "engine-dock": "engines",
  "mining-step": "mining",
  train: "delivery",
  "wild-stack": "wild",
  "wild-card": "wild",
  "after-action": "innovations",
};

const SECTION_OF_AREA: Readonly<Record<AreaId, SectionId>> = {
  "lorries-left": "lorries",
  "lorries-right": "lorries",
  "wagons-left": "wagons",
  "wagons-right": "wagons",
  engines: "engines",
  orders: "orders",
  shares: "shares",
  innovations: "innovations",
  objectives: "objectives",
  "mining-0-1": "mining",
  "mining-1-2": "mining",
  "mining-2-3": "mining",
  delivery: "delivery",
  wild: "wild",
};

const SECTION_OF_KIND: Readonly<Record<CardKind, SectionId>> = {
  lorry: "lorries",
  wagon: "wagons",
  engine: "engines",
  order: "orders",
  share: "shares",
  innovation: "innovations",
  objective: "objectives",
};

const SECTION_OF_PIECE: Readonly<Record<Piece, SectionId>> = {
  dock: "yard",
  "mining-row": "mining",
  storage: "mining",
  delivered: "scoring",
  "shift-token": "end-of-shift",
  "worker-card": "paying",
  "start-player": "end-of-shift",
  hand: "hidden",
  result: "scoring",
};

/** The columns of the score sheet; those with a card of their own are under its kind. */
const SECTION_OF_CATEGORY: Readonly<Record<Exclude<Category, AreaId>, SectionId>> = {
  lorries: "scoring",
  "shift-tokens": "end-of-shift",
};

export const SECTION_OF_REFUSAL: Readonly<Record<RefusalCode, SectionId>> = {
  "not-now": "turn",
  "area-not-used": "worker-areas",
  "stack-empty": "stacks",
  "engines-full": "engines",
  "cannot-pay": "paying",
  "mining-impossible": "mining",
  "delivery-impossible": "delivery",
  "wild-impossible": "wild",
  "pass-after-innovation": "passing",
  "innovation-not-held": "innovations",
  "innovation-pays-only": "worker-innovations",
  "innovation-needs-action": "innovations",
  "innovation-impossible": "innovations",
  "innovations-cannot-pay": "worker-innovations",
  "workers-not-held": "paying",
  "workers-not-exact": "paying",
  "stack-not-of-pair": "innovations",
  "dock-lacks-crest": "wagons",
  "dock-has-engine": "engines",
  "row-empty": "mining",
  "lorry-not-stored": "mining",
  "wagon-lacks-crest": "mining",
  "no-empty-wagon": "mining",
  "too-many-steps": "mining",
  "goal-out-of-reach": "mining",
  "goal-not-reached": "mining",
  "train-lacks-engine": "delivery",
  "train-other-model": "delivery",
  "train-order-passed": "delivery",
  "train-too-light": "delivery",
  "order-not-held": "delivery",
  "no-train-left": "delivery",
  "card-not-drawn": "wild",
};

const SECTION_OF_NOTICE: Readonly<Record<NoticeCode, SectionId>> = {
  "workers-unused": "passing",
  "lorries-surplus": "delivery",
  "wagons-empty": "delivery",
  "storing-loadable": "mining",
  "mining-nothing": "mining",
  "innovation-wasted": "scoring",
};

const SECTION_OF_KERNEL_CODE: Readonly<Record<KernelCode, SectionId>> = {
  "not-listed": "turn",
  "not-your-turn": "turn",
  "game-over": "scoring",
  hidden: "hidden",
  "other-seat": "hidden",
  "undo-revealed": "hidden",
  "undo-others": "turn",
};

const SECTIONS: ReadonlyMap<string, SectionId> = new Map(
  [
    SECTION_OF_CATEGORY,
    SECTION_OF_KERNEL_CODE,
    SECTION_OF_QUESTION,
    SECTION_OF_AREA,
    SECTION_OF_KIND,
    SECTION_OF_PIECE,
    SECTION_OF_REFUSAL,
    SECTION_OF_NOTICE,
  ].flatMap((table): [string, SectionId][] => Object.entries(table)),
);

export function sectionOfArea(area: AreaId): SectionId {
  return SECTION_OF_AREA[area];
}

/**
 * The section about a thing: a question, a worker area, a kind of card, another piece, the code of a refusal or
 * warning, or a column of the score sheet. undefined: no section is about it.
 */
export function sectionFor(topic: string): SectionId | undefined {
  return SECTIONS.get(topic);
}
