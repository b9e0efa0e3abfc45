import { MINING_INNOVATION_STEPS, SHARE_VP, SHIFT_TOKEN_VP, WAGONS, WILD_LOOK } from "@montan/gluckauf";
import type { GluckAufWords } from "./words.ts";

const MOST_STEPS = Math.max(...MINING_INNOVATION_STEPS);

export const GERMAN: GluckAufWords = {
  part: "Das Spiel",
  titles: {
    goal: "Worum es geht",
    setup: "Aufbau",
    yard: "Deine Spielerablage",
    turn: "Ein Zug",
    paying: "Arbeiterbereiche und Bezahlen",
    cards: "Stapel: die oberste Karte nehmen",
    actions: "Aktionskarten",
    mining: "Förderschritte",
    innovations: "Innovationen",
    stacks: "Wenn Stapel zur Neige gehen",
    "end-of-shift": "Schichtende",
    scoring: "Wertung",
    objectives: "Geschäftsziele, jedes einmal",
    box: "Was in den Stapeln ist",
    hidden: "Verdeckt",
    tips: "Was starkes Spiel gemeinsam hat",
    key: "Alle Zeichen",
  },
  lines: {
    goal: [
      "Leite eine Zeche: Hol Loren voller Kohle herauf, stell an deinen drei Gleisen Güterzüge zusammen, verlade die Kohle und liefere sie mit einem passenden Auftrag aus. Nur was abgefahren ist, zählt.",
      "Wer die meisten Siegpunkte (SP) hat, gewinnt. Bei Gleichstand der höchste Schichtmarker {shift-token} unter den Beteiligten; ohne Marker teilen sie sich den Sieg.",
    ],
    setup: [
      "Jede Kartenart mischen. Loren und Waggons bilden je zwei Stapel, alles andere einen; die obersten Karten aufdecken. Die fünf Aktionskarten auslegen (zu zweit ohne Fördern 1/2).",
      "Die Schichtmarker {shift-token} auf Fördern 0/1 legen, den kleinsten zuoberst. Ein Marker ist eine Schicht. Der erste Startspieler {start-player} wird ausgelost.",
      "Alle: eine Spielerablage und diese Arbeiterkarten:",
    ],
    yard: [
      "Förderreihe: eine Warteschlange. Neue Loren stellen sich am linken Ende an; nur die vorderste ganz rechts darf heraus.",
      "Zwischenlager: Hier warten Loren in beliebiger Reihenfolge. Auslieferungsstapel: was abgefahren ist.",
      "Drei Gleise mit je zwei Wappen; an jedem ein Güterzug aus Waggons und einer Lok. Nichts ist begrenzt: Reihe, Lager, Waggons, Hand.",
    ],
    turn: [
      "Im Uhrzeigersinn ab dem Startspieler. Setze Arbeiter an einem Stapel oder einer Aktionskarte ein und führe die Aktion aus, genau einmal; oder passe.",
      "Was sich nicht ausführen lässt, darf nicht gewählt werden; ein leerer Stapel ist geschlossen.",
      "Wer passt, ist bis zum Schichtende draußen. Wer als Letzter übrig ist, macht Zug um Zug weiter.",
      "Aktions-Innovationskarten spielst du vor und nach der Aktion aus, nie mittendrin. Davor nur, wenn du noch Arbeiter einsetzen kannst; passen darfst du dann nicht mehr.",
    ],
    paying: [
      "Jeder Stapel und jede Aktionskarte hat einen eigenen Bereich. Der erste Einsatz einer Schicht kostet 1 Arbeiter {workers}, jeder weitere genau einen mehr als der vorige, von wem er auch kam. Freie Wahl beginnt bei 2.",
      "Zahle genau, mit beliebigen Arbeiterkarten {worker-card} und Arbeiter-Innovationskarten zusammen; kein Wechselgeld. Alles bleibt bis zum Schichtende liegen.",
    ],
    innovations: [
      "Arbeiter-Innovationskarten zahlen wie Arbeiterkarten, als beliebige Zahl ihrer Spanne, und verlassen am Schichtende das Spiel.",
      "Aktions-Innovationskarten sind eine zusätzliche Aktion: keine Arbeiter, kein Bereich; danach verlassen sie das Spiel. Nur, was sich ausführen lässt. Lore und Waggon von einem der beiden Stapel; Fördern: mindestens eine Karte, höchstens " +
        `${MOST_STEPS} Schritte.`,
    ],
    mining: [
      "Deine Schritte müssen zusammen eine der beiden Zahlen der Karte ergeben. Eine einzelne Lore {lorry} kostet 1 Schritt, eine Doppellore {double-lorry} 2.",
      "Vorderste der Förderreihe auf einen leeren Waggon; Vorderste der Förderreihe ins Zwischenlager; beliebige Lore des Zwischenlagers auf einen leeren Waggon (kostet noch einmal).",
      "Ein Waggon fasst eine Lorenkarte. Waggon und Gleis müssen beide ihr Wappen zeigen; ein Joker-Waggon {crest/wild} nimmt jedes Wappen, das sein Gleis zeigt. Verladene Loren bleiben.",
      "Ist keine der Zahlen zu erreichen, ist die Aktion geschlossen. Fördern 0/1 geht immer.",
    ],
    stacks: [
      "Ist einer von zwei gleichen Stapeln leer, tritt die obere Hälfte des anderen (abgerundet) an seine Stelle; eine einzelne Karte wird nicht geteilt. Die Bereiche behalten ihre Arbeiter.",
      "Die nächste Karte wird aufgedeckt, wenn die Aktion fertig ist.",
    ],
    "end-of-shift": [
      "Haben alle gepasst: Wer zuletzt Arbeiter bei Fördern 0/1 eingesetzt hat, nimmt den obersten Schichtmarker und ist Startspieler {start-player}; war dort niemand, nimmt ihn der Startspieler.",
      "Kein Marker mehr: Das Spiel ist vorbei. Sonst nehmen alle ihre Arbeiterkarten zurück.",
    ],
    scoring: [
      "Die SP auf ausgelieferten einzelnen Loren und auf erfüllten Aufträgen.",
      `${SHARE_VP} SP je Anteil, dem ein Auftrag desselben Bestimmungsortes zugewiesen ist; jeder Auftrag nimmt einen Anteil.`,
      `${SHIFT_TOKEN_VP} SP je Schichtmarker; Geschäftsziele wie auf der Karte.`,
      "Nichts für Karten an Gleisen, in Reihe und Lager und für Aufträge und Innovationen auf der Hand. Doppelloren haben keine SP.",
    ],
    hidden: [
      "Die Karten unter der obersten eines Stapels, was man sich mit Freie Wahl ansieht, und so genommene Aufträge und Innovationen {secret}. Alles andere ist offen.",
    ],
    tips: [
      "Die Zahlen sind die unserer Bots: vier Spieler, je ein Bot gegen drei der nächsttieferen Stufe, einige Dutzend Spiele. Geschäftsziele und Aufträge bringen den meisterlichen zwei Drittel ihrer Punkte, Anteile ein Fünftel.",
      "Liefere an wenige Bestimmungsorte: Aufträge, Anteile und Geschäftsziele desselben Ortes verstärken sich.",
      "Nimm Geschäftsziele, die zählen, was du ohnehin tust, und so früh, dass du darauf hinarbeiten kannst.",
      "Mit Loks eines Modells fahren mehrere Güterzüge mit einem Ausliefern ab.",
      "Was am Ende noch auf der Ablage steht, ist nichts wert: Plane das letzte Ausliefern, bevor sein Preis steigt.",
      "Behalte kleine Arbeiterkarten so lange wie möglich auf der Hand; sie zahlen jeden Preis.",
    ],
  },
  cards: {
    lorry:
      "Eine oder zwei Loren mit einem Wappen; ans linke Ende deiner Förderreihe. Einzelne tragen SP, Doppelloren füllen Aufträge.",
    wagon: `Hinter den letzten Waggon an ein Gleis mit seinem Wappen; die ${WAGONS.wild} Joker überall. Dort bleibt er.`,
    engine: "An ein Gleis ohne Lok; nie bewegt oder getauscht. Mit drei Loks ist dir der Stapel verschlossen.",
    order: "Auf die Hand: Bestimmungsort, so viele Loren mindestens, SP.",
    share: "Offen vor dich. Etwas wert mit einem Auftrag für denselben Bestimmungsort.",
    innovation: "Auf die Hand.",
    objective: "Offen vor dich; gewertet am Ende.",
  },
  actions: {
    "mining-0-1": "0 oder 1 Schritt. Wer zuletzt hier ist, nimmt den Schichtmarker.",
    "mining-1-2": "1 oder 2 Schritte. Nicht zu zweit.",
    "mining-2-3": "2 oder 3 Schritte.",
    delivery:
      "Mindestens ein Güterzug fährt ab: mit einer Lok und einem Auftrag aus deiner Hand, der nicht mehr Loren verlangt, als verladen sind (eine Doppellore zählt 2). Weitere dürfen mit, wenn sie dasselbe Lok-Modell und je einen Auftrag haben, in der Reihenfolge der Gleise. Güterzug und Auftrag kommen auf deinen Auslieferungsstapel.",
    wild: `Nenne einen Stapel, der nicht leer ist, sieh dir die obersten ${WILD_LOOK} Karten an, nimm eine und verwende sie wie sonst; die anderen kommen unter den Stapel. Arbeiter liegen nur hier. Beginnt bei 2.`,
  },
  heads: {
    players: "Spieler",
    workers: "Arbeiterkarten",
    shifts: "Schichten",
    dock: "Gleis",
    perCrest: "Loren je Wappen",
    perDestination: "Aufträge je Bestimmungsort",
    count: "Karten",
    points: "Punkte für",
  },
  meanings: {
    lorry: "Einzelne Lore mit ihrem Wappen",
    "double-lorry": "Doppellore: zählt wie zwei",
    wagon: "Leerer Waggon mit seinem Wappen",
    "loaded-wagon": "Beladener Waggon: Wappen der Lore",
    load: "Loren, verladen oder verlangt",
    workers: "Arbeiter: was der nächste Einsatz kostet",
    "worker-card": "Arbeiterkarte",
    "shift-token": "Schichtmarker",
    "start-player": "Startspieler",
    secret: "Diese Karte kennt nur, wer sie hat",
    back: "Verdeckte Karte",
    players: "Die vier Spieler: Amboss, Stern, Welle, Zahnrad",
  },
};
