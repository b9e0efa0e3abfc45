interface EmailText {
  readonly subject: string;
  text(link: string): string;
}

type Texts = Readonly<Record<"add" | "sign-in", EmailText>>;

const en: Texts = {
  add: {
    subject: "Montan: confirm your e-mail address",
    text: (link) => `Open this link to sign in to Montan with this address from now on:

${link}

It works once, within 30 minutes, in the browser you are signed in with.
If this was not you, ignore this mail: nothing will change.
`,
  },
  "sign-in": {
    subject: "Montan: sign in",
    text: (link) => `Open this link to sign in to Montan:

${link}

It works once, within 30 minutes. If this was not you, ignore this mail: nothing will change.
`,
  },
};

const de: Texts = {
  add: {
    subject: "Montan: E-Mail-Adresse bestätigen",
    text: (link) => `Öffne diesen Link, um dich künftig mit dieser Adresse bei Montan anzumelden:

${link}

Er gilt einmal, 30 Minuten lang, in dem Browser, in dem du angemeldet bist.
Wenn du das nicht warst, kannst du diese Mail ignorieren: Es ändert sich nichts.
`,
  },
  "sign-in": {
    subject: "Montan: Anmeldung",
    text: (link) => `Öffne diesen Link, um dich bei Montan anzumelden:

${link}

Er gilt einmal, 30 Minuten lang. Wenn du das nicht warst, kannst du diese Mail ignorieren: Es ändert sich nichts.
`,
  },
};

export const EMAIL_TEXTS = { en, de } as const;
