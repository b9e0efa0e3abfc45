import { example, list, pictures, text } from "../section.ts";
import { CARDS } from "./de-cards.ts";
import { type GluckAufText, table } from "./sections.ts";

export const GERMAN: GluckAufText = {
  chapters: {
    game: "Das Spiel",
    turns: "Dein Zug",
    cards: "Die Karten",
    actions: "Aktionen",
    ending: "Schichten und Wertung",
    table: "An diesem Tisch",
  },
  sections: {
    goal: {
      title: "Worum es geht",
      blocks: [
        text(
          "Du leitest eine Zeche. Hole dir Loren voller Kohle, stell an deinen drei Gleisen Güterzüge zusammen, verlade die Kohle und schick die Güterzüge zu denen, die sie bestellt haben.",
        ),
        text(
          "Punkte bringt ein Güterzug erst, wenn er abgefahren ist. Dafür braucht er dreierlei zugleich: eine Lok, genügend verladene Loren (eine Doppellore zählt 2) und einen Auftrag aus deiner Hand.",
        ),
        text("Nach 5, 6 oder 7 Schichten (zu viert, zu dritt, zu zweit) gewinnt, wer die meisten Siegpunkte (SP) hat."),
      ],
    },
    setup: {
      title: "Aufbau",
      blocks: [
        text(
          "In der allgemeinen Kartenauslage liegen neun offene Stapel – Loren und Waggons je zweimal, Loks, Aufträge, Anteile, Innovationen, Geschäftsziele – und fünf Aktionskarten: Fördern 0/1, Fördern 1/2, Fördern 2/3, Ausliefern und Freie Wahl. Zu zweit bleibt Fördern 1/2 in der Schachtel.",
        ),
        text("Alle bekommen eine Spielerablage und die Arbeiterkarten für ihre Spielerzahl:"),
        table("workers"),
        text("Die Schichtmarker liegen auf Fördern 0/1, der kleinste zuoberst. Ein Marker steht für eine Schicht."),
      ],
    },
    yard: {
      title: "Deine Spielerablage",
      blocks: [
        text(
          "Links die Förderreihe, eine Warteschlange für Loren: Neue stellen sich ganz links an, nur die ganz rechts darf heraus. Daneben das Zwischenlager, in dem Loren ohne Reihenfolge warten. Rechts die drei Gleise; jedes zeigt zwei Wappen.",
        ),
        table("docks"),
        text(
          "Unten liegt dein Auslieferungsstapel. Für Förderreihe, Zwischenlager, Waggons je Gleis und Handkarten gibt es keine Obergrenze.",
        ),
      ],
    },
    turn: {
      title: "Ein Zug",
      blocks: [
        text(
          "Gespielt wird im Uhrzeigersinn ab dem Startspieler. Bist du dran, setzt du Arbeiter an einem Stapel oder einer Aktionskarte ein und führst die Aktion aus – oder du passt.",
        ),
        list(
          "Eine Arbeiteraktion je Zug, niemals zwei.",
          "Davor und danach darfst du Aktions-Innovationskarten ausspielen, so viele du magst.",
          "Was du bezahlst, musst du auch tun: Geht die Aktion nicht, darfst du dort keine Arbeiter einsetzen.",
          "Wer gepasst hat, wird übersprungen. Wer als Letzter übrig ist, macht einfach einen Zug nach dem anderen.",
        ),
        example(
          "Zu dritt haben Anton und Berta gepasst. Clara hat noch zwei Arbeiterkarten: Sie macht einen Zug, dann noch einen, dann passt sie. Erst jetzt endet die Schicht.",
        ),
      ],
    },
    "worker-areas": {
      title: "Arbeiterbereiche und ihr Preis",
      blocks: [
        text(
          "Jeder Stapel und jede Aktionskarte hat einen eigenen Arbeiterbereich. Der erste Einsatz einer Schicht kostet 1 Arbeiter. Jeder weitere kostet genau einen mehr als der vorige – egal, von wem der kam.",
        ),
        text("Auf Freie Wahl ist ein Arbeiter aufgedruckt; der erste Einsatz kostet dort also 2."),
        example(
          "Am Lokstapel liegt noch nichts: Anton zahlt 1.",
          "Berta will ebenfalls eine Lok und zahlt 2.",
          "Kommt Anton in derselben Schicht wieder, zahlt er 3, obwohl der erste Arbeiter sein eigener war.",
        ),
        text("Die beiden Lorenstapel haben getrennte Bereiche, die beiden Waggonstapel ebenso."),
      ],
    },
    paying: {
      title: "Mit Arbeitern bezahlen",
      blocks: [
        pictures("worker/1", "worker/2", "worker/3"),
        text(
          "Leg Arbeiterkarten aus der Hand ab, deren Zahlen zusammen genau den Preis ergeben. Kombinieren darfst du frei. Mehr zahlen darfst du nicht, und Wechselgeld gibt es keines.",
        ),
        example(
          "Der Preis ist 3. Du kannst mit einer 3 zahlen, mit 2 + 1 oder mit 1 + 1 + 1.",
          "Hast du nur noch 2 + 2, kannst du dort nicht einsetzen: 4 ist nicht 3.",
        ),
        text("Was liegt, bleibt bis zum Schichtende liegen. Dann bekommst du alle Karten zurück."),
        text(
          "Mit ein paar kleinen Karten auf der Hand bleiben mehr Preise bezahlbar; darum schlägt der Tisch zuerst die große vor.",
        ),
      ],
    },
    passing: {
      title: "Passen",
      blocks: [
        text(
          "Kannst oder willst du keine Arbeiter einsetzen, passt du. Du bist bis zur nächsten Schicht draußen, und übrige Arbeiter bleiben ungenutzt.",
        ),
        list(
          "In einem Zug, in dem du passt, spielst du keine Innovation aus.",
          "Hast du vor der Aktion eine ausgespielt, musst du Arbeiter einsetzen; Passen geht in diesem Zug nicht mehr.",
          "Lässt eine Innovation dir keine mögliche Aktion übrig, endet dein Zug, und du scheidest aus der Schicht aus.",
        ),
      ],
    },
    ...CARDS,
    "end-of-shift": {
      title: "Schichtende",
      blocks: [
        text("Eine Schicht ist zu Ende, wenn alle gepasst haben."),
        list(
          "Wer zuletzt Arbeiter bei Fördern 0/1 eingesetzt hat, nimmt den obersten Schichtmarker und beginnt die nächste Schicht. Eine Innovation „Fördern“ zählt dafür nicht.",
          "War dort niemand, nimmt ihn der Startspieler und beginnt wieder.",
          "War es der letzte Marker, ist das Spiel vorbei.",
          "Sonst kommen alle Arbeiterkarten zurück auf die Hand, und eingesetzte Arbeiter-Innovationskarten verlassen das Spiel.",
        ),
        example(
          "Anton hat 1 Arbeiter bei Fördern 0/1 eingesetzt, später Berta 2, dann Anton 3. Anton nimmt den Marker.",
        ),
      ],
    },
    scoring: {
      title: "Wertung",
      blocks: [
        text(
          "Nur Ausgeliefertes zählt: Was noch an Gleisen, in Förderreihe oder Zwischenlager ist, und Aufträge und Innovationen auf der Hand sind nichts wert.",
        ),
        list(
          "Ausgelieferte einzelne Loren: die SP auf der Karte",
          "Erfüllte Aufträge: die SP auf der Karte",
          "Anteile mit einem Auftrag ihres Bestimmungsortes: je 3 SP",
          "Schichtmarker: je 1 SP",
          "Geschäftsziele: wie auf der Karte",
        ),
        {
          kind: "sum",
          rows: [
            { label: "Ausgelieferte Loren 2 + 1 + 1", vp: 4 },
            { label: "Aufträge: Hochöfen 7 und 5, Mietskasernen 3", vp: 15 },
            { label: "Anteile: Hochöfen und Mietskasernen (Dampfschiffe findet keinen Auftrag)", vp: 6 },
            { label: "Zwei Schichtmarker", vp: 2 },
            { label: "Geschäftsziele: 2 je Auftrag für Hochöfen, 3 je zwei Marker", vp: 7 },
          ],
          total: "Summe",
        },
        text(
          "Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt unter den Beteiligten, wer den höchsten Schichtmarker hat; hat keiner von ihnen einen, teilen sie sich den Sieg.",
        ),
      ],
    },
    hidden: {
      title: "Was verdeckt ist",
      blocks: [
        text(
          "Verdeckt sind die Karten unter der obersten jedes Stapels, die Karten, die sich jemand mit Freie Wahl ansieht, und so genommene Aufträge und Innovationen.",
        ),
        text(
          "Alles andere ist öffentlich, denn alle haben es gesehen: Arbeiterkarten auf der Hand, Auslieferungsstapel und Handkarten, die offen von einem Stapel kamen. Mitzählen muss niemand; der Tisch zeigt sie.",
        ),
      ],
    },
    rulings: {
      title: "Wo die Regeln Spielraum lassen",
      blocks: [
        text("Manches klärt eine Runde am Tisch. Hier ist es so geklärt:"),
        list(
          "Der erste Startspieler wird ausgelost.",
          "Die Güterzüge eines Auslieferns fahren in der Reihenfolge der Gleise ab; nach jedem darfst du aufhören.",
          "Karten, die „Freie Wahl“ zurücklegt, kommen in der gezogenen Reihenfolge unter den Stapel, die erste zuoberst.",
          "Ein geteilter Stapel gibt seine obere Hälfte ab, abgerundet; eine einzelne Karte wird nicht geteilt.",
          "Eine Innovation „Fördern“ bewegt mindestens eine Karte und gibt höchstens vier Schritte aus.",
          "Lässt eine ausgespielte Innovation keine mögliche Aktion übrig, scheidet man aus der Schicht aus.",
          "Ein Gleichstand ohne Schichtmarker ist ein geteilter Sieg.",
          "Eine Frage mit nur einer möglichen Antwort wird nicht gestellt, außer ihr Fehlen würde eine verdeckte Karte verraten.",
        ),
      ],
    },
    reconstructed: {
      title: "Rekonstruierte Karten",
      blocks: [
        text(
          "Die Anleitung nennt, wie viele Karten es von jeder Art gibt, aber nicht, was auf jeder einzelnen steht. Die Tabellen unten haben wir rekonstruiert; alle Summen sind die der Schachtel.",
        ),
        table("lorries"),
        table("orders"),
        table("innovations"),
        text(
          "Wer das Spiel besitzt, kann jede dieser Tabellen beim Anlegen eines Spiels durch die eigene Zählung ersetzen.",
        ),
      ],
    },
  },
};
