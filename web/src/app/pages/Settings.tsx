import { useId } from "preact/hooks";
import { SHELL, type ShellKey } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { me, server } from "../../online/server.ts";
import { link } from "../../router.ts";
import { CONFIRMS, change, LOCALES, MAX_NAME, MOTIONS, type Settings, settings, THEMES } from "../../store/settings.ts";
import { Choice } from "../Choice.tsx";
import { Page } from "../Page.tsx";
import { ProfileLinks } from "../ProfileLinks.tsx";
import { RemindersLink } from "../RemindersLink.tsx";

const LABELS = {
  language: { en: "settings.en", de: "settings.de" },
  theme: { auto: "settings.theme.auto", light: "settings.theme.light", dark: "settings.theme.dark" },
  motion: {
    off: "settings.motion.off",
    slow: "settings.motion.slow",
    normal: "settings.motion.normal",
    fast: "settings.motion.fast",
  },
  sound: { off: "settings.sound.off", on: "settings.sound.on" },
  autoSkip: { off: "settings.autoSkip.off", on: "settings.autoSkip.on" },
  confirm: {
    provisional: "settings.confirm.provisional",
    ask: "settings.confirm.ask",
    off: "settings.confirm.off",
  },
} as const satisfies Record<string, Readonly<Record<string, ShellKey>>>;

export function SettingsPage() {
  const say = useWords(SHELL);
  return (
    <Page title={say("settings.title")}>
      <SettingsForm />
      <p class="hint">{say("settings.hint")}</p>
      <AccountLink />
      <h2>{say("profiles.title")}</h2>
      <p class="hint">{say("profiles.hint")}</p>
      <ProfileLinks />
    </Page>
  );
}

/** Signing in is offered only if a server answers. */
function AccountLink() {
  const say = useWords(SHELL);
  if (server.value === undefined) return null;
  return (
    <>
      <h2>{say("nav.account")}</h2>
      <p class="hint">{say("settings.account")}</p>
      <div class="button-row">
        <a class="button" href={link("account")} data-action="open-account">
          {me.value === undefined ? say("nav.signIn") : say("nav.account")}
        </a>
        {me.value?.kind === "guest" && (
          <a class="button quiet" href={link("sign-in")} data-action="open-sign-in">
            {say("nav.signIn")}
          </a>
        )}
        {me.value !== undefined && <RemindersLink />}
      </div>
    </>
  );
}

interface FormProps {
  /** In a match: whether its game has decisions that can be made without asking. */
  readonly obvious?: boolean;
}

/** Every change applies at once; there is nothing to save. In a match the texts are about its game. */
export function SettingsForm({ obvious }: FormProps) {
  const say = useWords(SHELL);
  const id = useId();
  const now: Settings = settings.value;
  const said = <T extends string>(labels: Readonly<Record<T, ShellKey>>) =>
    mapped(labels, say as (key: ShellKey) => string);
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={say("settings.language")}
        action="locale"
        labels={said(LABELS.language)}
        all={LOCALES}
        now={now.language}
        onChoose={(language) => change({ language })}
      />
      <Choice
        label={say("settings.theme")}
        action="theme"
        labels={said(LABELS.theme)}
        all={THEMES}
        now={now.theme}
        onChoose={(theme) => change({ theme })}
      />
      <Choice
        label={say("settings.confirm")}
        action="confirm-mode"
        labels={said(LABELS.confirm)}
        all={CONFIRMS}
        now={now.confirm}
        hint={say("settings.confirmHint")}
        onChoose={(confirm) => change({ confirm })}
      />
      {obvious !== false && (
        <Choice
          label={say("settings.autoSkip")}
          action="auto-skip"
          labels={said(LABELS.autoSkip)}
          all={["on", "off"]}
          now={now.autoSkip ? "on" : "off"}
          hint={obvious ? say("settings.autoSkipHere") : say("settings.autoSkipHint")}
          onChoose={(autoSkip) => change({ autoSkip: autoSkip === "on" })}
        />
      )}
      <Choice
        label={say("settings.motion")}
        action="motion"
        labels={said(LABELS.motion)}
        all={MOTIONS}
        now={now.motion}
        hint={say("settings.motionHint")}
        onChoose={(motion) => change({ motion })}
      />
      <Choice
        label={say("settings.sound")}
        action="sound"
        labels={said(LABELS.sound)}
        all={["off", "on"]}
        now={now.sound ? "on" : "off"}
        onChoose={(sound) => change({ sound: sound === "on" })}
      />
      <div class="field">
        <label for={id}>{say("settings.name")}</label>
        <input
          id={id}
          value={now.name}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </div>
    </form>
  );
}

function mapped<T extends string>(labels: Readonly<Record<T, ShellKey>>, say: (key: ShellKey) => string) {
  return Object.fromEntries(Object.entries<ShellKey>(labels).map(([value, key]) => [value, say(key)])) as Readonly<
    Record<T, string>
  >;
}
