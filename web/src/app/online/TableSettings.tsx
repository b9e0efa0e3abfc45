import type { Settings } from "@montan/protocol";
import { BOT_LABELS, LEVELS } from "../../i18n/bots.ts";
import { LOBBY, type LobbyKey } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { TABLE_CHOICES } from "../../store/last-table.ts";
import { locale } from "../../store/settings.ts";
import { Choice } from "../Choice.tsx";
import { ClockSettings } from "./ClockSettings.tsx";

interface SettingsProps {
  readonly settings: Settings;
  onSettings(settings: Settings): void;
}

/** In the order in which people think of them; the clock has its own form. */
const FIRST = ["visibility"] as const;
const AFTER_CLOCK = ["start", "undo", "spectators", "absence"] as const;
type Simple = (typeof FIRST | typeof AFTER_CLOCK)[number];

/** The settings of a table, each choice with an explanation. */
export function TableSettings({ settings, onSettings }: SettingsProps) {
  const say = useWords(LOBBY);
  const simple = (name: Simple) => <SimpleChoice key={name} name={name} settings={settings} onSettings={onSettings} />;
  return (
    <div class="table-settings">
      {FIRST.map(simple)}
      <ClockSettings clock={settings.clock} onClock={(clock) => onSettings({ ...settings, clock })} />
      {AFTER_CLOCK.map(simple)}
      {settings.absence === "bot" && (
        <Choice
          label={say("substitute")}
          action="substitute"
          all={LEVELS}
          labels={Object.fromEntries(LEVELS.map((level) => [level, BOT_LABELS[level][locale.value]])) as LevelNames}
          now={settings.substitute}
          onChoose={(substitute) => onSettings({ ...settings, substitute })}
        />
      )}
    </div>
  );
}

type LevelNames = Readonly<Record<Settings["substitute"], string>>;

function SimpleChoice({ name, settings, onSettings }: SettingsProps & { readonly name: Simple }) {
  const say = useWords(LOBBY) as (key: LobbyKey) => string;
  const all: readonly string[] = TABLE_CHOICES[name];
  const now: string = settings[name];
  return (
    <Choice
      label={say(name)}
      action={name}
      all={all}
      labels={Object.fromEntries(all.map((value) => [value, say(`${name}.${value}` as LobbyKey)]))}
      now={now}
      hint={say(`${name}.${now}.hint` as LobbyKey)}
      onChoose={(value) => onSettings({ ...settings, [name]: value })}
    />
  );
}
