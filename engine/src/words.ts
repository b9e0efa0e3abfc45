import type { Locale } from "./game.ts";
import type { Json } from "./json.ts";

/** Sentence templates: `{name}` is filled from the params of the code. */
export type Words = Readonly<Record<string, string>>;

/** The kernel's own refusals. A game's `describe` uses these for codes it does not know. */
const KERNEL_WORDS = {
  en: {
    "not-listed": "That is not a move this game knows.",
    "not-your-turn": "You are not being asked anything right now.",
    "game-over": "The game is over.",
    hidden: "What happens next depends on something you cannot see yet.",
    "other-seat": "This is somebody else's seat.",
    stale: "The game has moved on since you looked. Look again and decide anew.",
    "nothing-to-undo": "There is nothing of yours to take back.",
    "undo-revealed": "Something hidden has been shown since; this can no longer be taken back.",
    "undo-others": "Somebody else has decided since; this can no longer be taken back.",
    "record-not-text": "Line {line}: a record is a text file.",
    "record-too-large": "The file is too large for a record (limit: {limit} characters).",
    "record-format": "Line {line}: a record starts with “{expected}”.",
    "record-header-line": "Line {line}: expected “key: value” as in the header of a record.",
    "record-header-key": "Line {line}: “{key}” is not part of a record's header.",
    "record-header-twice": "Line {line}: “{key}” stands in the header twice.",
    "record-header-missing": "Line {line}: the header lacks “{key}”.",
    "record-json": "Line {line}: this is not valid JSON.",
    "record-game": "Line {line}: no such game here; known are {known}.",
    "record-rules": "Line {line}: no such rules version; the newest is {newest}.",
    "record-seats": "Line {line}: the number of seats must be {min} to {max}.",
    "record-seed": "Line {line}: the seed must be a text.",
    "record-names": "Line {line}: there must be {seats} names.",
    "record-players": "Line {line}: it must say of {seats} seats who plays there.",
    "record-options": "Line {line}: the options are not valid ({reason}).",
    "record-decision-line": "Line {line}: expected “seat move”.",
    "record-illegal": "Line {line}: this decision is not allowed ({reason}).",
  },
  de: {
    "not-listed": "Diesen Zug kennt das Spiel nicht.",
    "not-your-turn": "Du wirst gerade nichts gefragt.",
    "game-over": "Das Spiel ist vorbei.",
    hidden: "Was nun folgt, hängt von etwas ab, das du noch nicht sehen kannst.",
    "other-seat": "Das ist der Platz von jemand anderem.",
    stale: "Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und entscheide neu.",
    "nothing-to-undo": "Du hast nichts, was du zurücknehmen könntest.",
    "undo-revealed": "Seitdem wurde Verdecktes gezeigt; das lässt sich nicht mehr zurücknehmen.",
    "undo-others": "Seitdem hat jemand anderes entschieden; das lässt sich nicht mehr zurücknehmen.",
    "record-not-text": "Zeile {line}: Eine Partie ist eine Textdatei.",
    "record-too-large": "Die Datei ist zu groß für eine Partie (höchstens {limit} Zeichen).",
    "record-format": "Zeile {line}: Eine Partie beginnt mit „{expected}“.",
    "record-header-line": "Zeile {line}: Erwartet wird „Schlüssel: Wert“ wie im Kopf einer Partie.",
    "record-header-key": "Zeile {line}: „{key}“ gehört nicht in den Kopf einer Partie.",
    "record-header-twice": "Zeile {line}: „{key}“ steht doppelt im Kopf.",
    "record-header-missing": "Zeile {line}: Im Kopf fehlt „{key}“.",
    "record-json": "Zeile {line}: Das ist kein gültiges JSON.",
    "record-game": "Zeile {line}: Dieses Spiel gibt es hier nicht; bekannt sind {known}.",
    "record-rules": "Zeile {line}: Diese Regelfassung gibt es nicht; die neueste ist {newest}.",
    "record-seats": "Zeile {line}: Es müssen {min} bis {max} Plätze sein.",
    "record-seed": "Zeile {line}: Der Startwert muss ein Text sein.",
    "record-names": "Zeile {line}: Es müssen {seats} Namen sein.",
    "record-players": "Zeile {line}: Für {seats} Plätze muss dastehen, wer dort spielt.",
    "record-options": "Zeile {line}: Die Optionen sind ungültig ({reason}).",
    "record-decision-line": "Zeile {line}: Erwartet wird „Platz Zug“.",
    "record-illegal": "Zeile {line}: Diese Entscheidung ist nicht erlaubt ({reason}).",
  },
} as const satisfies Record<Locale, Words>;

export function kernelWords(locale: Locale): Words {
  return KERNEL_WORDS[locale];
}

/** Fills `{name}` placeholders; a list is joined with commas. */
export function fill(template: string, params: Json): string {
  const values =
    typeof params === "object" && !Array.isArray(params) ? (params as { readonly [key: string]: Json }) : {};
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return slot;
    return said(value);
  });
}

function said(value: Json): string {
  if (Array.isArray(value)) return value.map(said).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
