import { type Hidden, isHidden, type Seat } from "@montan/engine";
import { type Card, type LorryCard, lorry, type OrderCard, order } from "../cards.ts";
import {
  type AreaId,
  type CardKind,
  type Crest,
  type Destination,
  type EngineModel,
  type InnovationCard,
  OBJECTIVES,
  type ObjectiveCard,
  STACK_KIND,
  type StackId,
  WORKER_INNOVATIONS,
  type WorkerInnovation,
} from "../data/components.ts";
import type { Category } from "../scoring.ts";
import { kindOf, MODEL_NUMERALS, type Noun, type Term, type Vocabulary } from "./say.ts";

const TERMS: Readonly<Record<Term, string>> = {
  lorry: "Lore",
  wagon: "Waggon",
  engine: "Lok",
  order: "Auftrag",
  share: "Anteil",
  innovation: "Innovation",
  objective: "Geschäftsziel",
  dock: "Gleis",
  miningRow: "Förderreihe",
  storage: "Zwischenlager",
  delivered: "Auslieferungsstapel",
  mining: "Fördern",
  delivery: "Ausliefern",
  shift: "Schicht",
  wheel: "Rad",
  clover: "Klee",
  tower: "Turm",
  fox: "Fuchs",
  barracks: "Mietskasernen",
  furnaces: "Hochöfen",
  factories: "Fabriken",
  steamboats: "Dampfschiffe",
  wildAction: "Freie Wahl",
  wildWagon: "Joker-Waggon",
  workers: "Arbeiter",
  workerCard: "Arbeiterkarte",
  workerArea: "Arbeiterbereich",
  display: "allgemeine Kartenauslage",
  actionCard: "Aktionskarte",
  crest: "Wappen",
  destination: "Bestimmungsort",
  miningStep: "Förderschritt",
  train: "Güterzug",
  shiftToken: "Schichtmarker",
  startPlayer: "Startspieler",
  workerInnovation: "Arbeiter-Innovationskarte",
  actionInnovation: "Aktions-Innovationskarte",
  playerBoard: "Spielerablage",
  pass: "passen",
  vp: "SP",
};

/** Nominative and accusative; sentences use no other case of a counted noun. */
const COUNTED: Readonly<Record<Noun, readonly [one: string, many: string]>> = {
  worker: ["Arbeiter", "Arbeiter"],
  lorry: ["Lore", "Loren"],
  wagon: ["Waggon", "Waggons"],
  step: ["Förderschritt", "Förderschritte"],
  card: ["Karte", "Karten"],
  player: ["Spieler", "Spieler"],
  vp: ["SP", "SP"],
};

const AREA_LABELS: Readonly<Record<AreaId, string>> = {
  "lorries-left": "Linker Lorenstapel",
  "lorries-right": "Rechter Lorenstapel",
  "wagons-left": "Linker Waggonstapel",
  "wagons-right": "Rechter Waggonstapel",
  engines: "Lokstapel",
  orders: "Auftragsstapel",
  shares: "Anteilsstapel",
  innovations: "Innovationsstapel",
  objectives: "Geschäftszielstapel",
  "mining-0-1": "Fördern 0/1",
  "mining-1-2": "Fördern 1/2",
  "mining-2-3": "Fördern 2/3",
  delivery: "Ausliefern",
  wild: "Freie Wahl",
};

/** After "dem", "den" and "vom". */
const PAIRED_STACKS: Readonly<Partial<Record<StackId, string>>> = {
  "lorries-left": "linken Lorenstapel",
  "lorries-right": "rechten Lorenstapel",
  "wagons-left": "linken Waggonstapel",
  "wagons-right": "rechten Waggonstapel",
};

/** After "an". */
const DATIVE: Readonly<Record<Destination, string>> = {
  barracks: TERMS.barracks,
  furnaces: TERMS.furnaces,
  factories: TERMS.factories,
  steamboats: `${TERMS.steamboats}n`,
};

const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  lorries: "ausgelieferte Loren",
  orders: "erfüllte Aufträge",
  shares: "zugewiesene Anteile",
  "shift-tokens": "Schichtmarker",
  objectives: "Geschäftsziele",
};

/** The accusative article and the relative pronoun of each kind of card. */
const ARTICLES: Readonly<Record<CardKind, readonly [article: string, pronoun: string]>> = {
  lorry: ["eine", "die"],
  wagon: ["einen", "den"],
  engine: ["eine", "die"],
  order: ["einen", "den"],
  share: ["einen", "den"],
  innovation: ["eine", "die"],
  objective: ["ein", "das"],
};

const and = new Intl.ListFormat("de", { type: "conjunction" });
const or = new Intl.ListFormat("de", { type: "disjunction" });

function count(number: number, noun: Noun): string {
  return `${number} ${COUNTED[noun][number === 1 ? 0 : 1]}`;
}

function stack(id: StackId): string {
  return PAIRED_STACKS[id] ?? AREA_LABELS[id];
}

function at(area: AreaId): string {
  return area in STACK_KIND ? `am ${stack(area as StackId)}` : `bei „${AREA_LABELS[area]}“`;
}

function model(id: EngineModel): string {
  return `Modell ${MODEL_NUMERALS[id]}`;
}

const CARD_NAMES: Readonly<Record<CardKind, (card: Card) => string>> = {
  lorry: (card) => {
    const { crest, lorries, vp } = lorry(card as LorryCard);
    const shown = `mit ${TERMS[crest]}-Wappen`;
    return lorries === 1 ? `Lore ${shown} (${count(vp, "vp")})` : `Doppellore ${shown}`;
  },
  wagon: (card) => (card === "wild" ? TERMS.wildWagon : `Waggon mit ${TERMS[card as Crest]}-Wappen`),
  engine: (card) => `Lok ${model(card as EngineModel)}`,
  order: (card) => {
    const { destination, lorries, vp } = order(card as OrderCard);
    return `Auftrag für ${TERMS[destination]} (${count(lorries, "lorry")}, ${count(vp, "vp")})`;
  },
  share: (card) => `Anteil an ${DATIVE[card as Destination]}`,
  innovation: (card) => innovation(card as InnovationCard),
  objective: (card) => `Geschäftsziel (${objective(card as ObjectiveCard)})`,
};

function innovation(card: InnovationCard): string {
  if (card in WORKER_INNOVATIONS) return `${TERMS.workerInnovation} 1–${WORKER_INNOVATIONS[card as WorkerInnovation]}`;
  return `Innovation „${TERMS[card as Exclude<InnovationCard, WorkerInnovation>]}“`;
}

/** G-F4 */
function objective(card: ObjectiveCard): string {
  const goal = OBJECTIVES[card];
  const vp = count(goal.vp, "vp");
  switch (goal.kind) {
    case "shift-pairs":
      return `${vp} je zwei Schichtmarker`;
    case "objectives":
      return `${vp} je Geschäftsziel, dieses eingeschlossen`;
    case "engine-model":
      return `${vp} je ausgelieferter Lok ${model(goal.model)}`;
    case "assigned-shares":
      return `${vp} je zugewiesenem Anteil an ${DATIVE[goal.destination]}`;
    case "orders":
      return `${vp} je erfülltem Auftrag für ${TERMS[goal.destination]}`;
    case "order-lorries":
      return `${vp}, wenn die erfüllten Aufträge für ${TERMS[goal.destination]} zusammen mindestens ${goal.atLeast} Loren zeigen`;
  }
}

function card(known: Card): string {
  return CARD_NAMES[kindOf(known)](known);
}

function aCard(some: Card | Hidden, kind: CardKind): string {
  const [article, pronoun] = ARTICLES[kind];
  return isHidden(some) ? `${article} ${TERMS[kind]}, ${pronoun} sonst niemand kennt` : `${article} ${card(some)}`;
}

function cards(some: readonly (Card | Hidden)[]): string {
  const known = some.filter((one) => typeof one === "string").map((one) => aCard(one, kindOf(one)));
  const hidden = some.length - known.length;
  return list(hidden === 0 ? known : [...known, `${hidden} verdeckte ${hidden === 1 ? "Karte" : "Karten"}`]);
}

function payment(workers: readonly number[], innovations: readonly WorkerInnovation[]): string {
  const paid = workers.length === 0 ? [] : [`Arbeiterkarte${workers.length === 1 ? "" : "n"} ${workers.join(" + ")}`];
  return list([...paid, ...innovations.map(card)]);
}

function list(items: readonly string[]): string {
  return and.format(items);
}

export const GERMAN: Vocabulary = {
  player: (seat: Seat) => `Spieler ${seat + 1}`,
  term: (term) => TERMS[term],
  count,
  list,
  either: (items) => or.format(items),
  card,
  aCard,
  objective,
  cards,
  payment,
  area: (area) => AREA_LABELS[area],
  at,
  stack,
  dock: (dock) => `Gleis ${dock}`,
  model,
  category: (category) => CATEGORY_NAMES[category],
};
