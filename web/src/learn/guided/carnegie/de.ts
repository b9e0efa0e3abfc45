import type { GuideTexts } from "../guide.ts";
import type { MomentId } from "./steps.ts";

export const GERMAN: GuideTexts<MomentId> = {
  sides: {
    title: "Vier Projektstreifen",
    pages: [
      "Willkommen in deinem Unternehmen. In 20 Runden realisierst du Projekte in den ganzen Vereinigten Staaten: Wohnen, Handel, Industrie und Öffentliche Infrastruktur. Jede Art hat einen Streifen, den die Forschung Feld für Feld herausschiebt.",
      "Jeder Streifen hat zwei Seiten. Seite A bringt am Ende mehr SP. Seite B trägt eine Scheibe mehr und hebt zuletzt die Obergrenze deiner Spenden an. Für das erste Spiel ist beides gut.",
    ],
    task: "Wähle für jeden der vier Streifen eine Seite.",
  },
  housing: {
    title: "Das erste Projekt",
    pages: [
      "Alle beginnen mit einem Wohnprojekt auf der Karte. Am Ende zählt es die SP seiner Stadt.",
      "Chicago ist eine Großstadt und zählt 3 SP. Großstädte durch eine Kette eigener Projekte zu verbinden bringt bis zu 36 SP – fangen wir also am Ende einer kurzen Kette an.",
    ],
    task: "Setze dein Wohnprojekt nach Chicago.",
  },
  reserve: {
    title: "Eine Abteilung für später",
    pages: [
      "Diese Abteilungen können im Spiel gebaut werden. Eine davon nimmst du jetzt in deinen Vorrat: Sie wird die erste sein, die du baust.",
      "Der Einkauf schickt einen Mitarbeiter für 3 Warenwürfel oder $8 los, und seine Arbeitsplätze kosten nichts. Das passt zu einem jungen Unternehmen.",
    ],
    task: "Nimm den Einkauf in deinen Vorrat.",
  },
  aside: {
    title: "Deine Leute",
    pages: [
      "Das ist dein Unternehmen. Fünf Mitarbeiter stehen an Arbeitsplätzen: Sie sind aktiv. Fünf liegen am Empfang: Sie sind inaktiv. Vor der ersten Runde hast du 6 Schritte, jeder ein Feld weit, nie diagonal.",
      "Eine neue Abteilung ist dort billiger, wo schon jemand wartet: 1 Warenwürfel statt 2.",
    ],
    task: "Bewege einen Mitarbeiter vom Empfang durch die Strategische Planung auf das leere Feld darüber.",
  },
  "finance-walk": {
    title: "Einer für Handel und Finanzen",
    pages: [
      "Handel und Finanzen bringt Geld und Warenwürfel. Ein Arbeitsplatz kostet dort nichts, und bisher ist nur einer besetzt. Zwei Schritte führen hin, über Personal oder über Strategische Planung.",
    ],
    task: "Bringe einen Mitarbeiter vom Empfang nach Handel und Finanzen.",
  },
  "hr-walk": {
    title: "Einer für Personal",
    pages: ["Personal gibt 3 Schritte je aktivem Mitarbeiter. Einer mehr dort lohnt sich immer wieder."],
    task: "Bewege einen Mitarbeiter vom Empfang nach links in die Abteilung Personal.",
  },
  "research-walk": {
    title: "Der letzte Schritt",
    pages: [
      "Rechts vom Empfang liegt Forschung & Entwicklung. Ein zweiter Forscher kostet {researchDesk}, bringt dafür aber in jeder Forschungsrunde noch einmal 3 Forschungspunkte.",
    ],
    task: "Bewege einen Mitarbeiter vom Empfang in die Abteilung Forschung & Entwicklung.",
  },
  stand: {
    title: "Aufstehen",
    pages: [
      "Jetzt und am Ende jeder Runde dürfen inaktive Mitarbeiter in Abteilungen aktiv werden: Du zahlst den Preis eines freien Arbeitsplatzes, und sie stehen auf.",
      "In Handel und Finanzen kostet das nichts, in Personal {hrDesk}, in F&E {researchDesk}. Am Empfang und auf Feldern ohne Abteilung kann niemand aufstehen.",
    ],
    task: "Aktiviere alle drei.",
  },
  row: {
    title: "Runde 1: die Aktion wählen",
    pages: [
      "Du bist Startspieler: Du wählst für alle eine der vier Zeilen des Zeitplans. Die Zeile ist die Aktion, das nächste Feld rechts vom Aktionsstein das Ereignis.",
      "Mit der Verwaltung baust du deine Abteilung und verdienst Geld. Ihr Ereignis ist das Einkommen einer Region – aber noch ist niemand im Außeneinsatz, also geschieht nichts.",
    ],
    task: "Wähle Verwaltung.",
  },
  build: {
    title: "Abteilungen nutzen",
    pages: [
      "Jetzt wirken deine Verwaltungsabteilungen, eine nach der anderen, je einmal für jeden aktiven Mitarbeiter. Du hast zwei: Strategische Planung und Handel und Finanzen.",
      "Der Mitarbeiter der Strategischen Planung baut eine Abteilung. Die erste ist die aus deinem Vorrat: der Einkauf.",
    ],
    task: "Setze den Mitarbeiter der Strategischen Planung ein.",
  },
  place: {
    title: "Wo jemand wartet",
    pages: [
      "Jedes Feld ohne Abteilung geht. Dort, wo dein Mitarbeiter wartet, kostet es nur {buildingPrice} – und er kann in der nächsten Verwaltungsrunde schon arbeiten.",
      "Am Ende zählt jede Abteilung, die du gebaut hast, 2 SP, in der obersten Zeile 3.",
    ],
    task: "Baue den Einkauf auf das Feld mit deinem Mitarbeiter.",
  },
  mission: {
    title: "Ein Außeneinsatz",
    pages: [
      "Nun das Geld: Jeder der zwei Mitarbeiter in Handel und Finanzen bringt $3 oder 1 Warenwürfel – oder das Doppelte, im Außeneinsatz.",
      "Wer in den Außeneinsatz geht, verlässt das Unternehmen in eine der vier Regionen und kommt heim, wenn ein Ereignis diese Region zeigt. Dann bringt er dir Einkommen.",
      "Sieh auf den Zeitplan: Das nächste Ereignis der Zeile Konstruktion heißt {region}. Wer dorthin geht, ist vielleicht bald zurück.",
    ],
    task: "Schicke einen Mitarbeiter aus Handel und Finanzen für $6 in das Einsatzgebiet {region}.",
  },
  "in-place": {
    title: "Der andere",
    pages: [
      "Wer an Ort und Stelle arbeitet, bleibt stehen und kann in der nächsten Verwaltungsrunde wieder arbeiten. Du hast {money} und {goods}.",
    ],
    task: "Lass den zweiten hier arbeiten: $3 oder 1 Warenwürfel, wie du magst.",
  },
  staff: {
    title: "Das Ende der Runde",
    pages: [
      "Auch dein Gegner durfte seine Verwaltungsabteilungen nutzen: Die Aktion der Runde gilt für alle. Jetzt werden Mitarbeiter aktiviert.",
      "Im Einkauf liegt jemand, und die Arbeitsplätze dort sind kostenlos.",
    ],
    task: "Aktiviere den Mitarbeiter im Einkauf.",
  },
  home: {
    title: "Runde 2: Einkommen",
    pages: [
      "Dein Gegner hat Konstruktion gewählt, und das Ereignis heißt {region}. Dein Mitarbeiter kann heim!",
      "Für jeden, der zurückkehrt, bekommst du das Transporteinkommen, das deine Scheibe auf der Leiste der Region zeigt: bisher {fare}. Dazu einmal das Einkommen aller Streifenfelder, deren Scheibe schon als Projekt auf der Karte steht. Das erste Feld von Wohnen bringt noch nichts.",
    ],
    task: "Hole deinen Mitarbeiter zurück.",
  },
  send: {
    title: "Dorthin, wo du baust",
    pages: [
      "Jetzt bauen alle. Zwei deiner Streifen tragen eine Scheibe, die bereitliegt: Handel und Industrie. Die von Wohnen steht schon in Chicago, und der Streifen Öffentliche Infrastruktur beginnt ohne Scheibe.",
      "Der Mitarbeiter geht in das Einsatzgebiet der Region, in der du baust. Wohnen und Handel kosten 1 Warenwürfel, Industrie und Öffentliche Infrastruktur 2. Pittsburgh liegt im Osten, neben Chicago.",
    ],
    task: "Schicke den Mitarbeiter der Konstruktion für ein Handelsprojekt in den Osten.",
  },
  city: {
    title: "Eine Kette beginnt",
    pages: [
      "Städte, die eine Linie verbindet, sind benachbart. Mit Projekten in Chicago und Pittsburgh fehlt nur noch New York, um zwei Großstädte zu verbinden. Je besser der Transport in ihren Regionen, desto mehr zählt es.",
    ],
    task: "Baue in Pittsburgh.",
  },
  "research-row": {
    title: "Runde 3: wieder du",
    pages: [
      "Der Startspieler wechselt jede Runde; jetzt wählst du wieder. Das Ereignis von Forschung & Entwicklung ist eine Spende, und du hast {money}.",
    ],
    task: "Wähle Forschung & Entwicklung.",
  },
  donate: {
    title: "Eine Spende",
    pages: [
      "Spenden zählen am Ende, jede höchstens 12 SP. Die erste kostet {donationPrice}, jede weitere $5 mehr. Wo eine Scheibe liegt, kann kein anderer mehr spenden.",
      "„3 SP je Verwaltungsabteilung“ ist dir schon {giftWorth} wert: Du hast {giftCount} davon.",
    ],
    task: "Spende für Bildung 2.",
  },
  points: {
    title: "Forschung",
    pages: [
      "F&E macht aus Mitarbeitern Forschungspunkte, 3 je Mitarbeiter. Damit schiebst du Projektstreifen heraus und verbesserst den Transport.",
      "Die Punkte gehören dir nur in diesem Zug: Was übrig bleibt, verfällt.",
    ],
    task: "Setze beide Forscher ein.",
  },
  tab: {
    title: "Ein neues Projekt",
    pages: [
      "Du hast {study}. Der nächste Schritt des Streifens Wohnen kostet {housingStep} und bringt eine Scheibe: noch ein Wohnprojekt, bereit zum Bauen.",
    ],
    task: "Schiebe den Streifen Wohnen weiter.",
  },
  track: {
    title: "Besserer Transport",
    pages: [
      "Im Mittleren Westen kostet die Postkutsche nur {trackStep}. Von nun an bringt jeder, der von dort heimkommt, {nextFare} – und deine Verbindung über Chicago wird mehr wert.",
    ],
    task: "Rücke auf der Transportleiste Mittlerer Westen vor.",
  },
  rest: {
    title: "Der Rest gehört dir",
    pages: [
      "Noch {study}. An jedem Streifen und jeder Leiste steht, was das nächste Feld kostet. Mehr Scheiben bedeuten mehr Projekte, besserer Transport mehr Einkommen.",
    ],
    task: "Gib die übrigen Forschungspunkte aus, wie du magst.",
  },
  "home-again": {
    title: "Runde 4: heim aus dem Osten",
    pages: [
      "Dein Gegner hat Personal gewählt, und das Ereignis ist der Osten: Wer für dich gebaut hat, kann heim. Diesmal bekommst du zum Transporteinkommen von {fare} auch {projectIncome} vom Streifen Handel, denn dein Handelsprojekt steht auf der Karte. Zusammen: {homecoming}.",
    ],
    task: "Hole deinen Mitarbeiter zurück.",
  },
  moves: {
    title: "Personal",
    pages: [
      "Zwei aktive Mitarbeiter und der aufgedruckte geben dir {hrMoves}. Wer heimgekommen ist, liegt am Empfang und nützt dort nichts.",
    ],
    task: "Nutze deine Abteilung Personal.",
  },
  people: {
    title: "Alle an die Arbeit",
    pages: [
      "Bringe deine Leute dorthin, wo sie aufstehen können. Am dringendsten braucht die Konstruktion jemanden: Wer dort stand, war im Osten. Ein Arbeitsplatz kostet in der Konstruktion {constructionDesk}, in F&E {researchDesk}, in Handel und Finanzen nichts, in der Strategischen Planung dagegen {planningDesk}.",
      "Auch auf einem leeren Feld kann jemand auf eine Abteilung warten. Sind die Schritte ausgegeben, aktiviere, wen du bezahlen kannst. Du hast {money}.",
    ],
    task: "Bewege deine Mitarbeiter, dann aktiviere sie.",
  },
  free: {
    title: "Du kennst das Spiel",
    pages: [
      "Alle vier Aktionen, Einkommen, eine Spende, ein gebautes Projekt: Das war der ganze Rundgang. Wäre jetzt Schluss, hättest du {points}, davon {donations} für deine Spende.",
      "{roundsLeft} Runden liegen noch vor dir. Ab hier entscheidest du; ich melde mich, wenn etwas Neues kommt.",
    ],
    task: "Wähle eine Zeile: Was hilft dir, und was hilft deinem Gegner weniger?",
  },
  either: {
    title: "Das eine oder das andere",
    pages: [
      "Manche Einkommen lassen dir die Wahl. Neue Mitarbeiter sind selten: Mehr als 15 kannst du nicht haben, und jeder arbeitet für den Rest des Spiels.",
    ],
    task: "Wähle, was du am nötigsten brauchst.",
  },
  dearer: {
    title: "Spenden werden teurer",
    pages: [
      "Jede Spende kostet $5 mehr als die vorige. Wähle, was du ohnehin ausbauen willst, und sieh nach, was jedes Feld dir jetzt wert wäre.",
    ],
    task: "Spende, oder behalte das Geld.",
  },
  "end-column": {
    title: "Das Ende einer Zeile",
    pages: [
      "Das letzte Feld einer Zeile bringt beides: das Einkommen einer Region und eine Spende. Du darfst beides tun, in beliebiger Reihenfolge.",
    ],
    task: "Einkommen, Spende oder beides.",
  },
  "used-up": {
    title: "Eine Zeile ist zu Ende",
    pages: [
      "Auch eine Zeile, deren Aktionsstein am Ende steht, darfst du wählen. Ihre Aktion wird ausgeführt; das Ereignis kommt aus der nächsten Zeile darunter, die noch ziehen kann.",
    ],
    task: "Wähle eine Zeile.",
  },
  "reserve-built": {
    title: "Aus der Auslage",
    pages: [
      "Die Abteilung aus deinem Vorrat ist gebaut; nun steht dir jede ausliegende offen. Zweimal dieselbe in einem Unternehmen gibt es nicht.",
    ],
    task: "Wähle eine Abteilung, die zu deinen Plänen passt.",
  },
  connect: {
    title: "Denk an die Kette",
    pages: [
      "Ein Projekt in New York schlösse die Kette von Chicago über Pittsburgh. Kleinstädte mit Transportzeichen zahlen sofort ein Einkommen. Beides sind gute Gründe.",
    ],
    task: "Wähle einen Ort.",
  },
  "last-rounds": {
    title: "Die letzten Runden",
    pages: [
      "Das Ende ist nah. Aktive Mitarbeiter zählen je 1 SP, solche im Außeneinsatz nichts. Geld und Warenwürfel sind nur für manche Spenden des Gemeinwohls noch etwas wert.",
    ],
    task: "Hole dir, was noch zählt.",
  },
};
