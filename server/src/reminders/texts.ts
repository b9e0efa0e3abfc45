import type { BotName } from "@montan/bots";
import type { Locale } from "@montan/engine";

interface MailText {
  readonly subject: string;
  text(link: string): string;
}

interface ReminderTexts {
  readonly games: Readonly<Record<string, string>>;
  turn(game: string): string;
  opponents(names: string): string;
  deadline(time: string): string;
  bot(level: BotName): string;
  readonly formerPlayer: string;
  readonly test: { readonly title: string; readonly body: string };
  readonly confirm: MailText;
  /** At the end of every reminder by mail. */
  stop(link: string): string;
}

const GAMES = { carnegie: "Carnegie", gluckauf: "Glück Auf" };

const en: ReminderTexts = {
  games: GAMES,
  turn: (game) => `${game}: it is your turn`,
  opponents: (names) => `With ${names}.`,
  deadline: (time) => `You have until ${time}.`,
  bot: (level) =>
    `Bot (${{ easy: "easy", medium: "medium", hard: "hard", expert: "expert", random: "random" }[level]})`,
  formerPlayer: "a former player",
  test: {
    title: "Montan: reminders reach you here",
    body: "This is what a reminder looks like. No table is waiting for you.",
  },
  confirm: {
    subject: "Montan: reminders to this address",
    text: (link) => `Open this link to get an e-mail when it is your turn at a table on Montan:

${link}

The link works once, within a day. If you did not ask for this, ignore this mail: nothing will be sent.
`,
  },
  stop: (link) => `You get this mail because you asked to be reminded. To get no more of them, open
${link}
`,
};

const de: ReminderTexts = {
  games: GAMES,
  turn: (game) => `${game}: Du bist am Zug`,
  opponents: (names) => `Mit ${names}.`,
  deadline: (time) => `Du hast Zeit bis ${time}.`,
  bot: (level) =>
    `Bot (${{ easy: "leicht", medium: "mittel", hard: "schwer", expert: "meisterlich", random: "zufällig" }[level]})`,
  formerPlayer: "ehemaliger Mitspieler",
  test: {
    title: "Montan: Erinnerungen kommen hier an",
    body: "So sieht eine Erinnerung aus. Gerade wartet kein Tisch auf dich.",
  },
  confirm: {
    subject: "Montan: Erinnerungen an diese Adresse",
    text: (link) => `Öffne diesen Link, damit du eine E-Mail bekommst, wenn du auf Montan am Zug bist:

${link}

Der Link gilt einmal, einen Tag lang. Wenn du das nicht wolltest, kannst du diese Mail ignorieren: Es wird nichts verschickt.
`,
  },
  stop: (link) => `Du bekommst diese Mail, weil du Erinnerungen bestellt hast. Wenn du keine mehr willst, öffne
${link}
`,
};

export const REMINDER_TEXTS: Readonly<Record<Locale, ReminderTexts>> = { en, de };
