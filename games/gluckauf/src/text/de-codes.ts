import { type ActionInnovation, MINING_STEPS } from "../data/components.ts";
import type { Pending } from "../pending.ts";
import { type CodeSentences, docksShowing, stepsAllowed } from "./codes.ts";

const TOPICS: Readonly<Record<Pending["type"], string>> = {
  "worker-action": "deine Arbeiteraktion",
  "innovation-payment": "die Arbeiter-Innovationskarten, die du einsetzt",
  "card-payment": "die Arbeiterkarten, die du einsetzt",
  "pair-stack": "den Stapel, von dem du nimmst",
  "wagon-dock": "das Gleis für den Waggon",
  "engine-dock": "das Gleis für die Lok",
  "mining-step": "den nächsten Förderschritt",
  train: "den nächsten Güterzug",
  "wild-stack": "den Stapel für „Freie Wahl“",
  "wild-card": "die Karte, die du durch „Freie Wahl“ nimmst",
  "after-action": "eine weitere Innovation oder das Ende deines Zuges",
};

const NEEDS: Readonly<Record<ActionInnovation, string>> = {
  lorry: "eine Karte auf einem Lorenstapel",
  wagon: "eine Karte auf einem Waggonstapel",
  engine: "eine Karte auf dem Lokstapel und ein Gleis ohne Lok",
  order: "eine Karte auf dem Auftragsstapel",
  share: "eine Karte auf dem Anteilsstapel",
  mining: "eine Lore in der Förderreihe oder eine im Zwischenlager, für die ein Waggon bereitsteht",
  delivery: "einen Güterzug mit Lok und genügend Loren für einen deiner Aufträge",
};

export const CODES: CodeSentences = {
  "not-now": ({ asked }) => `Nicht jetzt: Entscheide zuerst über ${TOPICS[asked]}.`,
  "area-not-used": ({ area }, say) => `„${say.area(area)}“ wird zu zweit nicht benutzt.`,
  "stack-empty": ({ stack }, say) => `Auf dem ${say.stack(stack)} liegt keine Karte mehr.`,
  "engines-full": () => "An allen deinen Gleisen steht eine Lok; erst muss eine ausgeliefert werden.",
  "cannot-pay": ({ cost }, say) => `Kostet ${say.count(cost, "worker")}; deine Karten ergeben nicht genau ${cost}.`,
  "mining-impossible": ({ area }, say) => {
    const needed = stepsAllowed(MINING_STEPS[area] ?? [], say);
    return `„${say.area(area)}“ verlangt genau ${needed}; deine Loren lassen das nicht zu.`;
  },
  "delivery-impossible": () =>
    "Keiner deiner Güterzüge kann abfahren: Er braucht eine Lok und mindestens die Loren, die einer deiner Aufträge zeigt.",
  "wild-impossible": () => "Auf keinem Stapel liegt eine Karte, die du nehmen könntest.",
  "pass-after-innovation": () => "Du hast in diesem Zug eine Innovation ausgespielt; nun musst du Arbeiter einsetzen.",
  "innovation-not-held": ({ innovation }, say) => `Nicht auf deiner Hand: ${say.card(innovation)}.`,
  "innovation-pays-only": ({ innovation }, say) =>
    `Die ${say.card(innovation)} kannst du nicht ausspielen; sie zählt als Arbeiter, wenn du welche einsetzt.`,
  "innovation-needs-action": () =>
    "Vorab darfst du eine Innovation nur ausspielen, wenn eine Arbeiteraktion folgen kann; du kannst keine Arbeiter einsetzen.",
  "innovation-impossible": ({ innovation }, say) => `Die ${say.card(innovation)} braucht ${NEEDS[innovation]}.`,
  "innovations-cannot-pay": ({ cost }, say) =>
    `Kostet ${say.count(cost, "worker")}; mit diesen Innovationen ergeben deine Karten nicht genau ${cost}.`,
  "workers-not-held": ({ worker }) => `So viele ${worker}er-Arbeiterkarten hast du nicht auf der Hand.`,
  "workers-not-exact": ({ cost, workers }, say) =>
    `Es braucht genau ${say.count(cost, "worker")}; diese Arbeiterkarten ergeben ${workers}.`,
  "stack-not-of-pair": ({ kind }) =>
    `Diese Innovation nimmt vom linken oder rechten ${kind === "lorry" ? "Loren" : "Waggon"}stapel.`,
  "dock-lacks-crest": ({ dock, crest }, say) =>
    `${say.dock(dock)} zeigt kein ${say.term(crest)}-Wappen; möglich: ${docksShowing(crest, say)}.`,
  "dock-has-engine": ({ dock, engine }, say) =>
    `An ${say.dock(dock)} steht schon eine ${say.card(engine)}; wähle ein Gleis ohne Lok.`,
  "row-empty": () => "Deine Förderreihe ist leer.",
  "lorry-not-stored": () => "Diese Lore liegt nicht in deinem Zwischenlager.",
  "wagon-lacks-crest": ({ crest }, say) =>
    `Eine Lore mit ${say.term(crest)}-Wappen braucht ${say.aCard(crest, "wagon")} oder ${say.aCard("wild", "wagon")}.`,
  "no-empty-wagon": ({ dock, wagon }, say) => `An ${say.dock(dock)} steht kein leerer ${say.card(wagon)}.`,
  "too-many-steps": ({ steps: needed, left }, say) => `Kostet ${say.count(needed, "step")}; übrig hast du ${left}.`,
  "goal-out-of-reach": ({ goals }, say) => `Danach könntest du nicht mehr genau ${stepsAllowed(goals, say)} erreichen.`,
  "goal-not-reached": ({ spent, goals }, say) =>
    `Das Fördern verlangt genau ${stepsAllowed(goals, say)}; bisher verbraucht: ${spent}.`,
  "train-lacks-engine": ({ dock }, say) => `Der Güterzug an ${say.dock(dock)} braucht eine Lok.`,
  "train-other-model": ({ dock, engine, model }, say) => {
    const there = `An ${say.dock(dock)} steht eine ${say.card(engine)}`;
    return `${there}; zusammen fahren nur Güterzüge mit demselben Lok-Modell ab, hier ${say.model(model)}.`;
  },
  "train-order-passed": ({ last }, say) =>
    `Güterzüge fahren in aufsteigender Reihenfolge ab: nach ${say.dock(last)} nur noch von einem höheren Gleis.`,
  "train-too-light": ({ dock, needed, loaded }, say) =>
    `Der Auftrag verlangt ${say.count(needed, "lorry")}; der Güterzug an ${say.dock(dock)} hat ${loaded} geladen.`,
  "order-not-held": () => "Diesen Auftrag hast du nicht auf der Hand.",
  "no-train-left": () => "Beim Ausliefern muss mindestens ein Güterzug abfahren.",
  "card-not-drawn": () => "Diese Karte ist nicht unter denen, die du dir ansiehst.",

  "workers-unused": ({ workers }, say) =>
    `Du hast noch ${say.count(workers, "worker")} und könntest eine Arbeiteraktion ausführen.`,
  "lorries-surplus": ({ surplus }, say) =>
    `Der Güterzug hat ${say.count(surplus, "lorry")} mehr geladen, als der Auftrag verlangt.`,
  "wagons-empty": ({ wagons }) =>
    `Der Güterzug nimmt ${wagons === 1 ? "1 leeren Waggon" : `${wagons} leere Waggons`} mit.`,
  "storing-loadable": () =>
    "Für diese Lore steht ein Waggon bereit; aus dem Zwischenlager kostet sie noch einmal Förderschritte.",
  "mining-nothing": () => "Du würdest das Fördern beenden, ohne eine Lore zu bewegen.",
  "innovation-wasted": () => "Dies ist die letzte Schicht: Innovationen auf der Hand sind danach nichts wert.",

  "seats-out-of-range": ({ min, max }) => `Dieses Spiel ist für ${min} bis ${max} Spieler.`,
  "rules-unknown": ({ newest }) => `Diese Regelfassung gibt es nicht; die neueste ist ${newest}.`,
  "seed-not-text": () => "Der Startwert muss ein Text sein.",
  "option-unknown": ({ where, name }) => `${where}: „${name}“ ist hier unbekannt.`,
  "option-not-a-list": ({ where }) => `${where}: Hier muss eine Liste stehen.`,
  "option-not-an-object": ({ where }) => `${where}: Hier muss ein Objekt mit benannten Feldern stehen.`,
  "option-too-long": ({ where, max }) => `${where}: Die Liste ist zu lang; höchstens ${max} Zeilen.`,
  "option-out-of-range": ({ where, min, max }) =>
    `${where}: Hier muss ${min === max ? min : `eine ganze Zahl von ${min} bis ${max}`} stehen.`,
  "option-row-twice": ({ where }) => `${where}: Zwei Zeilen stehen für dieselbe Karte.`,
  "option-row-missing": ({ where, kind }, say) => `${where}: Es fehlt eine Zeile für die ${say.card(kind)}.`,
  "option-wrong-total": ({ where, total, found }, say) =>
    `${where}: Es müssen zusammen ${say.count(total, "card")} sein, nicht ${found}.`,
  "option-unknown-innovation": ({ where }) => `${where}: Diese Innovation gibt es im Spiel nicht.`,
};
