import { IllegalMove } from "../../errors.ts";
import type { DescribeContext, Locale, Notice } from "../../game.ts";
import { isHidden } from "../../hidden.ts";
import type { Json } from "../../json.ts";
import { fill, kernelWords, type Words } from "../../words.ts";
import type { AuctionEvent, AuctionMove, AuctionPending, AuctionState } from "./state.ts";

const WORDS = {
  en: {
    seat: "Seat {number}",
    unseen: "something unseen",
    nobody: "nobody",
    shelf: "shelf",
    vault: "vault",
    "move bid": "Bid {card}",
    "move take": "Take the open lot",
    "move draw": "Draw a lot from the stack",
    "move keep": "Keep the {lot} lot",
    "move store": "Store the lot: {place}",
    "move tip": "Tip {to}",
    bidding: "Choose a card to bid.",
    winning: "Take the open lot or draw one.",
    keeping: "Which lot do you keep?",
    storing: "Where does the lot go?",
    tipping: "Do you tip somebody?",
    dealt: "{seat} is dealt {hand}.",
    "lot-opened": "Lot {lot} is opened.",
    "bid-made": "{seat} bids {card}.",
    "round-won": "{seat} wins; the bids were {bids}.",
    "lot-taken": "{seat} takes lot {lot}.",
    "lot-drawn": "{seat} draws {lot}.",
    "lot-discarded": "Lot {lot} is discarded.",
    "lot-stored": "{seat} stores {lot}: {place}.",
    tipped: "{seat} tips {to}.",
    "game-over": "The auction is over.",
    "top-card": "{card} is your highest card.",
    "wrong-decision": "You are being asked something else.",
    "card-not-in-hand": "You do not hold {card}.",
    "tip-to-nobody": "A tip goes to somebody else at the table.",
  },
  de: {
    seat: "Platz {number}",
    unseen: "etwas Verdecktes",
    nobody: "niemandem",
    shelf: "Regal",
    vault: "Tresor",
    "move bid": "{card} bieten",
    "move take": "Das offene Los nehmen",
    "move draw": "Ein Los vom Stapel ziehen",
    "move keep": "Dieses Los behalten: {lot}",
    "move store": "Das Los verwahren: {place}",
    "move tip": "Trinkgeld geben: {to}",
    bidding: "Wähle eine Karte zum Bieten.",
    winning: "Nimm das offene Los oder ziehe eines.",
    keeping: "Welches Los behältst du?",
    storing: "Wohin kommt das Los?",
    tipping: "Gibst du jemandem Trinkgeld?",
    dealt: "{seat} erhält {hand}.",
    "lot-opened": "Los {lot} wird aufgedeckt.",
    "bid-made": "{seat} bietet {card}.",
    "round-won": "{seat} gewinnt; geboten waren {bids}.",
    "lot-taken": "{seat} nimmt Los {lot}.",
    "lot-drawn": "{seat} zieht {lot}.",
    "lot-discarded": "Los {lot} wird abgelegt.",
    "lot-stored": "{seat} verwahrt {lot}: {place}.",
    tipped: "{seat} gibt {to} Trinkgeld.",
    "game-over": "Die Versteigerung ist vorbei.",
    "top-card": "{card} ist deine höchste Karte.",
    "wrong-decision": "Du wirst gerade etwas anderes gefragt.",
    "card-not-in-hand": "Du hast keine {card}.",
    "tip-to-nobody": "Trinkgeld bekommt jemand anderes am Tisch.",
  },
} as const satisfies Record<Locale, Words>;

const MOVE_TYPES: readonly string[] = ["bid", "take", "draw", "keep", "store", "tip"] satisfies AuctionMove["type"][];

type Thing = AuctionEvent | AuctionMove | AuctionPending | Notice | IllegalMove;

export function describeThing(thing: Thing, { locale, names = [] }: DescribeContext<AuctionState>): string {
  const words: Words = { ...kernelWords(locale), ...WORDS[locale] };
  const said = (value: unknown): string => {
    if (Array.isArray(value)) return [...new Set(value.map(said))].join(", ");
    if (isHidden(value)) return words.unseen ?? "";
    return words[String(value)] ?? String(value);
  };
  const seat = (value: unknown) => names[Number(value)] ?? fill(words.seat ?? "", { number: Number(value) + 1 });

  if (thing instanceof IllegalMove || "code" in thing) return fill(words[thing.code] ?? thing.code, thing.params);
  const slots: Record<string, Json> = { to: words.nobody ?? "" };
  for (const [key, value] of Object.entries(thing))
    slots[key] = key === "seat" || key === "to" ? seat(value) : said(value);
  return fill(words[MOVE_TYPES.includes(thing.type) ? `move ${thing.type}` : thing.type] ?? "", slots);
}
