import type { Words } from "./en.ts";
import { list, type Params } from "./params.ts";

const decided = (count: number): string => (count === 1 ? "1 Entscheidung" : `${count} Entscheidungen`);
const perhaps = ({ near }: Params): string => (near === undefined ? "" : ` Ist „${list(near)}“ gemeint?`);

export const de: Words = {
  errors: {
    "unknown-command": (p) => `Einen Befehl „${list(p.command)}“ gibt es nicht.${perhaps(p)} Siehe: montan help`,
    "unknown-flag": (p) => `Eine Option „${list(p.flag)}“ gibt es hier nicht.${perhaps(p)}`,
    "flag-needs-value": (p) => `„${list(p.flag)}“ braucht einen Wert: ${list(p.flag)} ${list(p.value)}`,
    "flag-takes-no-value": (p) => `„${list(p.flag)}“ nimmt keinen Wert.`,
    "unexpected-argument": (p) => `„${list(p.argument)}“ ist ein Wort zu viel.`,
    "missing-game": (p) => `Welches Spiel? Bekannt sind: ${list(p.known)}.`,
    "missing-file": () => "Welche Datei? Nenne eine Aufzeichnung oder - für die Standardeingabe.",
    "unknown-game": (p) => `Ein Spiel „${list(p.game)}“ gibt es nicht.${perhaps(p)} Bekannt sind: ${list(p.known)}.`,
    "arena-needs-rivals": () =>
      "Eine Arena braucht mindestens zwei verschiedene Bots, jeden einmal: --bots expert,hard",
    "unknown-bot": (p) => `Einen Bot „${list(p.bot)}“ gibt es nicht.${perhaps(p)} Bekannt sind: ${list(p.known)}.`,
    "unknown-language": (p) => `„${list(p.value)}“ spricht Montan nicht; wähle en oder de.`,
    "bad-number": (p) =>
      `„${list(p.flag)}“ nimmt eine ganze Zahl von ${list(p.min)} bis ${list(p.max)}, nicht „${list(p.value)}“.`,
    "bad-seats": (p) =>
      `${list(p.game)} ist für ${list(p.min)} bis ${list(p.max)} Spieler, nicht für ${list(p.seats)}.`,
    "bad-human": (p) => `„--human ${list(p.value)}“: Nenne Plätze von 1 bis ${list(p.seats)} oder none.`,
    "human-without-bots": () => "Mit „--bots none“ spielt auf jedem Platz ein Mensch; lass „--human“ weg.",
    "bad-names": (p) =>
      `„--names“ braucht ${list(p.seats)} verschiedene Namen mit 1 bis 60 Zeichen, durch Kommas getrennt.`,
    "options-not-json": (p) => `„--options“: Das ist kein JSON-Objekt: ${list(p.value)}`,
    "cannot-read": (p) => `${list(p.file)} lässt sich nicht lesen: ${list(p.reason)}`,
    "cannot-write": (p) => `${list(p.file)} lässt sich nicht schreiben: ${list(p.reason)}`,
    "bad-position": (p) =>
      `Die Aufzeichnung hat ${list(p.decisions)} Entscheidungen; „--to“ nimmt 0 bis ${list(p.decisions)}.`,
    "record-finished": () => "Die Partie in dieser Aufzeichnung ist vorbei; ansehen mit: montan replay",
    "resume-fixed": (p) => `Eine fortgesetzte Partie bringt ihren Aufbau mit; lass „${list(p.flag)}“ weg.`,
  },
  commands: {
    play: "Im Terminal spielen, gegen Bots oder an einer Tastatur.",
    simulate: "Bots viele Partien spielen lassen und auswerten.",
    arena: "Bots verschiedener Stärke gegeneinander antreten lassen und bewerten.",
    replay: "Eine aufgezeichnete Partie in Sätzen erzählen.",
    verify: "Eine Aufzeichnung nach den Regeln prüfen, Entscheidung für Entscheidung.",
    games: "Die Spiele auflisten.",
    help: "Einen Befehl erklären.",
  },
  flags: {
    seats: "Zahl der Spieler",
    bots: "Bot für jeden Platz ohne Menschen, durch Kommas getrennt; none: nur Menschen",
    human: "Plätze, auf denen Menschen spielen (sonst 1); none: zuschauen",
    names: "Namen der Spieler, erster Platz zuerst",
    seed: "Startwert des Mischens: gleicher Wert und gleiche Entscheidungen ergeben dieselbe Partie",
    lang: "Sprache (sonst die deines Systems)",
    solo: "allein gegen Andrew: easy, normal, difficult oder expert (Carnegie)",
    modules: "Module der Erweiterung (Carnegie)",
    options: "alle Optionen des Spiels als JSON oder aus einer Datei",
    record: "die Aufzeichnung der Partie in dieser Datei führen",
    resume: "die Partie einer Aufzeichnung fortsetzen",
    games: "wie viele Partien (sonst 100)",
    to: "nur die ersten N Entscheidungen",
    json: "maschinenlesbare Zeilen statt Worten",
    help: "diese Hilfe",
  },
  usage: "Aufruf",
  commandsTitle: "Befehle",
  optionsTitle: "Optionen",
  examplesTitle: "Beispiele",
  tagline: "Carnegie und Glück Auf im Terminal. Ein inoffizielles Fanprojekt: Bitte kaufe die Spiele.",
  version: "Die Version ausgeben.",
  moreHelp: "montan help BEFEHL erklärt einen Befehl.",
  fileArgument: "FILE ist eine Aufzeichnung; - liest die Standardeingabe.",
  gameArgument: (ids) => `GAME ist ${ids.join(" oder ")}.`,
  jsonPlay: [
    "Mit --json erscheint für jedes Ereignis und jede Frage eine Zeile; beantworte jede Frage mit einer Zeile:",
    'einem Zug aus ihren legalMoves, {"undo":"step"}, {"undo":"turn"} oder {"quit":true}.',
    '{"move":…,"version":N} antwortet nur, wenn die Partie noch bei dieser Version steht.',
  ],
  players: (min, max) => (min === max ? `${min} Spieler` : `${min}–${max} Spieler`),
  by: (authors) => `von ${authors}`,

  welcome: {
    title: "Montan · Carnegie und Glück Auf im Terminal",
    toPlay: "Zum Spielen in einem Terminal starten:",
    or: "oder gleich wählen:",
    language: "Language / Sprache: en oder de",
    game: "Welches Spiel?",
    seats: (min, max) => `Wie viele Spieler (${min}–${max})?`,
    humans: (seats) => `Wie viele der ${seats} sind Menschen? Die anderen sind Bots.`,
    level: (levels) => `Andrews Stärke (${levels})?`,
    again: (choices) => `Bitte antworte mit ${choices}.`,
  },

  play: {
    player: (seat) => `Spieler ${seat + 1}`,
    bot: (seat) => `Bot ${seat + 1}`,
    start: (seed) => `Startwert ${seed} · h zeigt die Hilfe, q beendet`,
    asks: (name) => `${name}, du entscheidest`,
    prompt: (most) =>
      most === 1 ? "1 oder ein Buchstabe (h: Hilfe) > " : `1–${most} oder ein Buchstabe (h: Hilfe) > `,
    notANumber: (most) => `Tippe eine Zahl von 1 bis ${most} oder h für Hilfe.`,
    takenBack: "Zurückgenommen.",
    warn: "Vorsicht:",
    sure: "Trotzdem? (j/n) > ",
    yes: ["j", "ja", "y", "yes"],
    no: ["", "n", "nein", "no", "q"],
    kept: "Nicht ausgeführt.",
    passKeyboard: (name) => `Gib die Tastatur an ${name}. Jetzt schaut sonst niemand hin.`,
    ready: (name) => `${name}, drücke Enter, wenn du allein vor dem Bildschirm bist > `,
    logEmpty: "Noch ist nichts geschehen.",
    logEarlier: (count) => `… ${count === 1 ? "1 Zeile" : `${count} Zeilen`} davor; l all zeigt alles.`,
    saved: (file, decisions) => `${file} gespeichert (${decided(decisions)}).`,
    overwrite: (file) => `${file} gibt es schon. Überschreiben? (j/n) > `,
    offer: (file) => `Aufzeichnung als ${file} speichern? (j/n oder ein anderer Name) > `,
    goOn: (file) => `Weiter geht es mit: montan play --resume ${file}`,
    notSaved: "Die Partie wurde nicht gespeichert. Nächstes Mal: w DATEI speichert, --record DATEI von selbst.",
    stopped: "Die Partie endet hier.",
    help: [
      ["1, 2, …", "die Wahl mit dieser Nummer treffen"],
      ["u", "deine letzte Entscheidung zurücknehmen"],
      ["U", "deinen Zug zurücknehmen"],
      ["t", "den Tisch noch einmal zeigen"],
      ["l", "das Protokoll zeigen (l all: von Anfang an)"],
      ["s", "den Wertungsbogen zeigen, wie er jetzt steht"],
      ["r", "sagen, welche gedruckten Werte unsicher sind"],
      ["w DATEI", "die Aufzeichnung speichern"],
      ["q", "aufhören"],
      ["h", "diese Hilfe"],
    ],
  },

  score: {
    title: "Wertungsbogen",
    now: "Wäre jetzt Spielende",
    total: "Summe",
    automa: "Andrew",
    wins: (name, vp) => `${name} gewinnt mit ${vp} SP.`,
    shared: (names, vp) => `${names.join(" und ")} teilen sich den Sieg mit ${vp} SP.`,
  },

  simulate: {
    title: (games, title, seats) =>
      `${games === 1 ? "1 Partie" : `${games} Partien`} ${title} mit ${seats} ${seats === 1 ? "Spieler" : "Spielern"}`,
    speed: (games, decisions) => `${games} Partien/s, ${decisions} Entscheidungen/s`,
    length: (mean, min, max) => `${mean} Entscheidungen je Partie (${min} bis ${max})`,
    columns: ["Platz", "Bot", "Siege", "Min", "Q1", "Median", "Q3", "Max", "Mittel"],
    shares: "Geteilte Siege zählen anteilig.",
  },

  arena: {
    title: (games, title, seats) =>
      `${title}: ${games === 1 ? "1 Partie" : `${games} Partien`} jeder Paarung mit ${seats} ${seats === 1 ? "Spieler" : "Spielern"}, mit Platzwechsel`,
    time: (seconds, threads) => `${seconds} s auf ${threads === 1 ? "einem Kern" : `${threads} Kernen`}`,
    columns: ["Bot", "Gegen", "Siege", "95 %", "Mittel", "Andere", "Sieger"],
    interval: "Siege mit dem 95-%-Intervall nach Wilson; geteilte Siege zählen anteilig. Mittlere Punktzahlen.",
    points: "Woher die Punkte kommen: im Mittel über alle Partien eines Bots",
  },

  replay: {
    title: (title, seats, seed) => `${title}, ${seats} Spieler, Startwert ${seed}`,
    upTo: (shown, all) => `Nach ${shown} von ${all} Entscheidungen`,
  },

  verify: {
    good: (title, seats, decisions) => `Die Aufzeichnung stimmt: ${title}, ${seats} Spieler, ${decided(decisions)}.`,
    unfinished: "Die Partie ist nicht zu Ende.",
    bad: (file) => `${file} ist fehlerhaft.`,
  },

  json: { "not-json": "Diese Zeile ist kein JSON.", "not-an-answer": "Diese Zeile beantwortet die Frage nicht." },
};
