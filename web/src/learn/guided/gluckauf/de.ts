import type { GuideTexts } from "../guide.ts";
import type { MomentId } from "./steps.ts";

export const GERMAN: GuideTexts<MomentId> = {
  lorry: {
    title: "Zuerst die Kohle",
    pages: [
      "Glück auf! Du leitest eine Zeche. Am Ende dieser Schicht ist dein erster Güterzug unterwegs. Er braucht vier Dinge: eine Lore Kohle, einen passenden Waggon, eine Lok und einen Auftrag.",
      "Alles in der Auslage kostet Arbeiter. Deine Arbeiterkarten liegen unten: {hand}. Nach der Schicht bekommst du alle zurück.",
      "Auf dem linken Lorenstapel liegt obenauf: {lorry}. Der Bereich ist leer, der Preis also so niedrig wie möglich: {price}.",
    ],
    task: "Setze einen Arbeiter am linken Lorenstapel ein.",
  },
  wagon: {
    title: "Ein passender Waggon",
    pages: [
      "Deine Lore wartet in der Förderreihe. Dein Gegner hat sich einen Auftrag geholt – merk dir das, es kostet dich nachher etwas.",
      "Eine Lore braucht einen Waggon mit ihrem Wappen oder einen Joker. Auf dem linken Waggonstapel liegt obenauf: {wagon}. Genau richtig.",
    ],
    task: "Nimm den Waggon vom linken Waggonstapel.",
  },
  "wagon-dock": {
    title: "Drei Gleise",
    pages: [
      "Jedes Gleis zeigt zwei Wappen, und ein Waggon steht nur dort, wo seines zu sehen ist. Das Rad zeigen Gleis {docks}. Beide sind richtig; später wechselt ein Waggon das Gleis nicht mehr.",
    ],
    task: "Wähle Gleis 1 oder Gleis 2.",
  },
  engine: {
    title: "Eine Lok",
    pages: [
      "Ohne Lok fährt kein Güterzug. Es gibt vier Modelle; Güterzüge mit demselben Modell dürfen gemeinsam abfahren. Für einen allein taugt jedes: {engine}.",
    ],
    task: "Nimm die Lok.",
  },
  "engine-dock": {
    title: "Vor den Waggon",
    pages: ["Je Gleis steht eine Lok, und sie bleibt, bis ihr Güterzug abfährt. Dein Waggon steht an Gleis {dock}."],
    task: "Stell die Lok an Gleis {dock}.",
  },
  order: {
    title: "Der Preis steigt",
    pages: [
      "Nun ein Auftrag. Dort hat dein Gegner in dieser Schicht schon Arbeiter eingesetzt; dich kostet es genau einen mehr: {orderPrice}. Der nächste Einsatz würde {orderNext} kosten.",
      "Obenauf liegt: {nextOrder}. Eine Lore reicht dafür, und eine hast du.",
    ],
    task: "Setze Arbeiter am Auftragsstapel ein.",
  },
  pay: {
    title: "Passend zahlen",
    pages: [
      "Der Preis muss genau aufgehen: ein 2er oder zwei 1er. Wechselgeld gibt es nicht.",
      "Die nächsten zwei Aktionen kosten je {miningPrice}. Zahlst du jetzt mit zwei 1ern, hast du dafür keinen mehr: Behalte die kleinen Karten.",
    ],
    task: "Zahle mit einem 2er.",
  },
  mining: {
    title: "Aus dem Berg",
    pages: [
      "Der Auftrag ist auf deiner Hand. Nun muss die Lore aus der Förderreihe auf den Waggon: Das ist Fördern. Fördern 0/1 erlaubt keinen Schritt oder einen; eine einzelne Lore braucht einen.",
      "Fördern 0/1 ist noch für etwas gut: Wer in einer Schicht zuletzt dort war, bekommt den Schichtmarker.",
    ],
    task: "Setze einen Arbeiter bei Fördern 0/1 ein.",
  },
  load: {
    title: "Verladen",
    pages: [
      "Vorn in deiner Förderreihe: {lorry}. Der Waggon dafür steht an Gleis {dock}. Das Zwischenlager wäre der andere Weg, für Loren, die noch keinen Waggon haben.",
    ],
    task: "Verlade die Lore auf den Waggon.",
  },
  delivery: {
    title: "Abfahrt",
    pages: [
      "Eine Lok, eine verladene Lore, und auf deiner Hand: {order}. Der Güterzug darf fahren. Alles, was dazugehört, kommt auf deinen Auslieferungsstapel, und der Auftrag ist erfüllt.",
      "Dein Gegner war übrigens gleich nach dir bei Fördern 0/1.",
    ],
    task: "Setze einen Arbeiter bei Ausliefern ein.",
  },
  share: {
    title: "Ein Anteil daran",
    pages: [
      "Punkte bisher: {points}, für den Auftrag und für die einzelne Lore. In der Wertung siehst du jederzeit, woher sie kommen.",
      "Ein Anteil ist am Ende 3 Punkte wert, wenn du einen Auftrag seines Bestimmungsortes erfüllt hast. Obenauf liegt: {nextShare}. Das passt zu deinem Auftrag – für {sharePrice} Arbeiter, denn auch hier war dein Gegner schon.",
    ],
    task: "Nimm den Anteil.",
  },
  token: {
    title: "Die letzten Karten",
    pages: [
      "Du hast noch einen {left}er. Fördern 0/1 kostet jetzt genau {miningPrice}: Setzt du ihn dort ein, warst du zuletzt da. Du bekommst den Schichtmarker (1 Punkt) und beginnst die nächste Schicht – auch wenn sich keine Lore bewegt.",
      "Oder du setzt ihn anderswo ein, oder du passt: Dann bist du bis zur nächsten Schicht draußen, und was du nicht genutzt hast, verfällt für diese.",
    ],
    task: "Du hast die Wahl: Fördern 0/1 für den Marker, eine andere Aktion oder passen.",
  },
  free: {
    title: "Die zweite Schicht",
    pages: [
      "Alle Arbeiter sind zurück auf der Hand, alle Bereiche leer, alle Preise beginnen wieder bei 1. Das war eine ganze Schicht; zu zweit sind es {shifts}.",
      "Ab jetzt entscheidest du. Ich melde mich nur noch, wenn etwas Neues geschieht.",
    ],
    task: "Spiel weiter: Größere Aufträge sind mehr wert.",
  },
  "new-stacks": {
    title: "Drei, die du noch nicht kennst",
    pages: [
      "Geschäftsziele belohnen, was du ohnehin tust: Aufträge für einen Bestimmungsort, Loks eines Modells. Innovationen sind einmalige Vorteile für die Hand. Und mit Freie Wahl (ab 2 Arbeitern) siehst du die obersten vier Karten eines Stapels und suchst dir eine aus.",
    ],
    task: "Spiel weiter.",
  },
  "last-shift": {
    title: "Die letzte Schicht",
    pages: [
      "Nach dieser Schicht ist das Spiel vorbei. Nur abgefahrene Güterzüge zählen: Kohle an den Gleisen, Aufträge und Innovationen auf der Hand sind nichts wert.",
    ],
    task: "Bringe hinaus, was noch fahren kann.",
  },
  innovation: {
    title: "Eine Innovation auf der Hand",
    pages: [
      "Eine Aktions-Innovationskarte ist ein Geschenk: ohne Arbeiter und zusätzlich zu deiner Aktion. Spiel sie davor oder danach aus; dann ist sie aus dem Spiel. Eine Arbeiter-Innovationskarte meldet sich von selbst beim Bezahlen.",
    ],
    task: "Spiel sie aus, wenn sie am meisten hilft.",
  },
  "worker-innovation": {
    title: "Mit einer Innovation zahlen",
    pages: [
      "Diese Innovation zählt als beliebig viele Arbeiter aus ihrer Spanne, allein oder mit Karten zusammen. Nach der Schicht ist sie weg; heb sie für einen Preis auf, der sonst nicht aufginge.",
    ],
    task: "Setze sie jetzt ein oder behalte sie.",
  },
  wild: {
    title: "Vier Karten zur Auswahl",
    pages: [
      "Nenne einen Stapel, und du siehst seine obersten vier Karten. Eine ist deine, die anderen kommen nach unten. Aufträge und Innovationen, die du so nimmst, sieht sonst niemand.",
    ],
    task: "Wähle einen Stapel.",
  },
  double: {
    title: "Eine Doppellore",
    pages: [
      "Zwei Loren auf einer Karte: Sie kostet 2 Förderschritte, braucht nur einen Waggon und zählt für einen Auftrag 2. Eigene Punkte trägt sie keine.",
    ],
    task: "Verlade sie, lagere sie oder hör auf, wenn du darfst.",
  },
  storage: {
    title: "Kein Waggon für sie",
    pages: [
      "Die vorderste Lore versperrt denen dahinter den Weg. Für die üblichen Schritte darf sie ins Zwischenlager; von dort lässt sich später jede Lore verladen, noch einmal für ihre Schritte.",
    ],
    task: "Lagere sie oder hör auf, wenn du darfst.",
  },
  trains: {
    title: "Welcher Güterzug, welcher Auftrag?",
    pages: [
      "Ein Auftrag darf weniger Loren verlangen, als der Güterzug geladen hat, nie mehr; was übrig ist, bringt nur seine eigenen Punkte. Güterzüge mit demselben Lok-Modell dürfen in einer Aktion abfahren.",
    ],
    task: "Wähle Güterzug und Auftrag.",
  },
};
