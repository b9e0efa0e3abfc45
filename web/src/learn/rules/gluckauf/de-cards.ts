import { example, list, pictures, text } from "../section.ts";
import { type CardSections, table } from "./sections.ts";

/** The chapters about cards and actions. */
export const CARDS: CardSections = {
  lorries: {
    title: "Loren",
    blocks: [
      pictures("lorry/wheel-1-1", "lorry/clover-1-2", "lorry/fox-2-0"),
      text(
        "Du nimmst die oberste Karte dieses Lorenstapels. Sie stellt sich am linken Ende deiner Förderreihe an, hinter die Loren, die schon warten.",
      ),
      text(
        "Eine Karte zeigt eine Lore oder zwei mit demselben Wappen. Einzelne Loren tragen 1 oder 2 SP, die nach dem Ausliefern zählen. Doppelloren tragen keine, füllen einen Auftrag aber schneller.",
      ),
      example(
        "Deine Reihe ist von vorn: Fuchs, Turm. Du nimmst eine Lore mit Rad. Sie ist die dritte: Fuchs, Turm, Rad.",
      ),
    ],
  },
  wagons: {
    title: "Waggons",
    blocks: [
      pictures("wagon/wheel", "wagon/clover", "wagon/tower", "wagon/fox", "wagon/wild"),
      text(
        "Du nimmst die oberste Karte dieses Waggonstapels und legst sie an einen Güterzug an. Ihr Wappen bestimmt, wo:",
      ),
      table("docks"),
      text(
        "Joker-Waggons zeigen alle vier Wappen und passen überall. Ein neuer Waggon kommt hinter den letzten; eine Lok rückt eins nach rechts. Einmal angelegt, bleibt er an seinem Gleis. Es gibt 40 Waggons: 6 mit jedem Wappen und 16 Joker.",
      ),
      example(
        "Ein Waggon mit Klee darf an Gleis 1 oder Gleis 3 stehen.",
        "Ein Joker-Waggon an Gleis 1 nimmt dort Loren mit Rad oder Klee auf – nie mit Turm oder Fuchs, denn die zeigt Gleis 1 nicht.",
      ),
    ],
  },
  engines: {
    title: "Loks",
    blocks: [
      pictures("engine/A", "engine/B", "engine/C", "engine/D"),
      text(
        "Du nimmst die oberste Karte des Lokstapels und stellst sie an ein Gleis, an dem noch keine Lok steht. Dort bleibt sie, bis ihr Güterzug abfährt; umsetzen oder tauschen geht nicht.",
      ),
      text("Steht an allen drei Gleisen eine Lok, kannst du keine weitere nehmen."),
      text(
        "Es gibt 28 Loks, sieben von jedem der vier Modelle. Güterzüge, die mit einem Ausliefern gemeinsam abfahren sollen, brauchen dasselbe.",
      ),
      example(
        "An Gleis 1 und 2 steht Modell II. Kannst du mit beiden einen Auftrag erfüllen, fahren beide mit einem Ausliefern ab.",
      ),
    ],
  },
  orders: {
    title: "Aufträge",
    blocks: [
      pictures("order/barracks-1-3", "order/furnaces-2-5", "order/factories-3-7", "order/steamboats-4-10"),
      text(
        "Du nimmst den obersten Auftrag auf die Hand. Er nennt einen von vier Bestimmungsorten, wie viele Loren es mindestens sein müssen (1 bis 4) und was er wert ist.",
      ),
      text(
        "Ausgespielt wird er, wenn ein Güterzug abfährt. Was am Ende noch auf der Hand ist, bringt nichts – und kostet nichts.",
      ),
      example(
        "Ein Auftrag für Hochöfen mit 3 Loren passt zu einem Güterzug mit 3 oder mehr Loren, gleich welcher Wappen.",
      ),
    ],
  },
  shares: {
    title: "Anteile",
    blocks: [
      pictures("share/barracks", "share/furnaces", "share/factories", "share/steamboats"),
      text("Du nimmst den obersten Anteil und legst ihn offen vor dich. Es gibt 24, sechs für jeden Bestimmungsort."),
      text(
        "Am Ende nimmt jeder erfüllte Auftrag höchstens einen Anteil seines Bestimmungsortes auf. Der ist dann 3 SP wert; ein Anteil ohne Auftrag ist nichts wert.",
      ),
      example("Zwei Aufträge für Fabriken erfüllt, drei Anteile an Fabriken: Zwei zählen, 6 SP. Der dritte verfällt."),
    ],
  },
  innovations: {
    title: "Aktions-Innovationskarten",
    blocks: [
      pictures("innovation/lorry", "innovation/mining", "innovation/delivery"),
      text(
        "Du nimmst die oberste Innovation auf die Hand. Aktions-Innovationskarten schenken dir eine zusätzliche Aktion: ohne Arbeiter, ohne Arbeiterbereich; danach ist die Karte aus dem Spiel.",
      ),
      list(
        "Gespielt werden sie im eigenen Zug, vor oder nach der Arbeiteraktion, nie mittendrin.",
        "Vor der Aktion nur, wenn du danach noch irgendwo Arbeiter einsetzen kannst.",
        "Nur, wenn sich ausführen lässt, was darauf steht. Eine in diesem Zug genommene darfst du nach der Aktion gleich spielen.",
        "Lore und Waggon: vom linken oder rechten Stapel, wie du willst.",
        "Lok: nur mit einem freien Gleis. Fördern: mindestens eine Karte bewegen, höchstens vier Schritte. Ausliefern: wie die Aktionskarte.",
      ),
      table("innovations"),
      example(
        "Mit Fördern 2/3 verlädst du die dritte Lore. Dann spielst du die Innovation „Ausliefern“: Der Güterzug ist weg, bevor jemand anders an der Reihe ist, und niemand konnte den Preis von Ausliefern hochtreiben.",
      ),
    ],
  },
  "worker-innovations": {
    title: "Arbeiter-Innovationskarten",
    blocks: [
      pictures("innovation/workers-3", "innovation/workers-4", "innovation/workers-5"),
      text(
        "Arbeiter-Innovationskarten zeigen 1–3, 1–4 oder 1–5. Beim Bezahlen steht eine für beliebig viele Arbeiter aus ihrer Spanne. Sie lassen sich mit Arbeiterkarten und miteinander verbinden und dürfen auch allein zahlen.",
      ),
      text(
        "Im Bereich zählen sie wie Arbeiter, der nächste Einsatz kostet also einen mehr. Am Schichtende verlassen sie das Spiel.",
      ),
      example(
        "Der Preis ist 6. Du legst eine 3 und die Innovation 1–4: Sie zählt als 3. Wer danach kommt, zahlt 7.",
        "Mit der Innovation 1–5 allein zahlst du jeden Preis von 1 bis 5.",
      ),
    ],
  },
  objectives: {
    title: "Geschäftsziele",
    blocks: [
      pictures(
        "objective/shift-pairs",
        "objective/engine-model-A",
        "objective/orders-factories",
        "objective/order-lorries-furnaces",
      ),
      text(
        "Du nimmst das oberste Geschäftsziel und legst es offen vor dich. Jedes gibt es einmal. Abgerechnet wird am Ende.",
      ),
      table("objectives"),
      example(
        "Du hast drei Loks Modell I ausgeliefert und das Geschäftsziel für Modell I: 6 SP.",
        "Du hast vier Geschäftsziele, eines davon „1 SP je Geschäftsziel“: Das bringt 4 SP.",
        "Drei Schichtmarker sind ein Paar: Das Geschäftsziel für Paare bringt 3 SP.",
      ),
    ],
  },
  mining: {
    title: "Fördern",
    blocks: [
      pictures("action/mining-0-1", "action/mining-1-2", "action/mining-2-3"),
      text(
        "Fördern 0/1, 1/2 und 2/3 sagen, wie viele Förderschritte du ausgibst: Deine Summe muss eine der beiden Zahlen sein, nicht mehr und nicht weniger. Eine einzelne Lore zu bewegen kostet 1 Schritt, eine Doppellore 2.",
      ),
      list(
        "Von der Spitze der Förderreihe auf einen leeren Waggon.",
        "Von der Spitze der Förderreihe ins Zwischenlager.",
        "Eine beliebige Lore aus dem Zwischenlager auf einen leeren Waggon (kostet noch einmal ihre Schritte).",
      ),
      text(
        "Ein Waggon fasst eine Lorenkarte. Er muss das Wappen der Lore zeigen oder ein Joker sein – und auch das Gleis muss es zeigen. Verladene Loren bleiben, wo sie sind.",
      ),
      example(
        "Fördern 2/3. Vorn eine einzelne Lore mit Turm, dahinter eine mit Klee, dann eine Doppellore mit Fuchs.",
        "1 Schritt: Der Turm kommt auf einen Turm-Waggon an Gleis 2.",
        "1 Schritt: Der Klee kommt auf einen Joker-Waggon an Gleis 1. Das macht 2.",
        "Die Doppellore bräuchte 2 weitere, nur 1 ist übrig: aufhören. 2 ist eine der beiden Zahlen.",
      ),
      text(
        "Erreichst du keine der Zahlen, ist dir die Aktion verschlossen. Mit einer einzelnen Lore und sonst nichts geht Fördern 2/3 nur über das Zwischenlager: 1 Schritt hinein, 1 Schritt auf einen Waggon.",
      ),
      text("Fördern 0/1 geht immer, auch mit leerer Reihe: etwa für den Schichtmarker."),
    ],
  },
  delivery: {
    title: "Ausliefern",
    blocks: [
      pictures("action/delivery"),
      text(
        "Mindestens ein Güterzug fährt ab. Er braucht eine Lok und einen Auftrag aus deiner Hand, der nicht mehr Loren verlangt, als der Güterzug geladen hat. Eine Doppellore zählt 2.",
      ),
      text(
        "Der ganze Güterzug wandert samt Auftrag auf deinen Auslieferungsstapel: Lok, Waggons (auch leere) und Loren, die der Auftrag nicht gebraucht hätte.",
      ),
      text(
        "Weitere Güterzüge dürfen mit, wenn sie dasselbe Lok-Modell und je einen eigenen Auftrag haben. Sie fahren in der Reihenfolge der Gleise ab, 1 vor 2 vor 3.",
      ),
      example(
        "Gleis 1: Modell III, 2 Loren. Gleis 2: Modell I, 4 Loren. Gleis 3: Modell III, 3 Loren.",
        "Mit einem Ausliefern können Gleis 1 und 3 abfahren. Gleis 2 hat ein anderes Modell und braucht ein eigenes Ausliefern.",
      ),
    ],
  },
  wild: {
    title: "Freie Wahl",
    blocks: [
      pictures("action/wild"),
      text(
        "Nenne einen Stapel, der nicht leer ist, und sieh dir seine obersten vier Karten an (alle, wenn es weniger sind); die offene gehört dazu. Eine davon nimmst du und verwendest sie wie sonst auch. Die anderen kommen unter den Stapel.",
      ),
      list(
        "Der erste Einsatz einer Schicht kostet 2 Arbeiter.",
        "Deine Arbeiter liegen nur bei Freie Wahl. Der Preis des genannten Stapels ändert sich nicht.",
        "Aufträge und Innovationen, die du so nimmst, sieht sonst niemand. Alle anderen Karten liegen offen.",
      ),
      example(
        "Dein Güterzug hat 3 Loren geladen, der offene Auftrag verlangt nur 1. Mit Freie Wahl siehst du vier Aufträge und suchst einen für 3 aus.",
      ),
    ],
  },
  stacks: {
    title: "Wenn Stapel zur Neige gehen",
    blocks: [
      text("Ein leerer Stapel ist geschlossen: keine Arbeiter, keine Aktion."),
      text(
        "Ist einer der beiden Lorenstapel leer, wird die obere Hälfte des anderen zum neuen Stapel. Bei den Waggons genauso. Die Arbeiterbereiche behalten, was dort liegt.",
      ),
      text("Die nächste Karte eines Stapels wird erst sichtbar, wenn die Aktion fertig ist."),
      example("Der linke Lorenstapel ist leer, der rechte hat 7 Karten: 3 wandern hinüber, 4 bleiben."),
    ],
  },
};
