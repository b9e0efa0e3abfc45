import type { AnyGame } from "@montan/engine";
import { useId } from "preact/hooks";
import { SETUP } from "../../i18n/setup.ts";
import { useWords } from "../../i18n/words.ts";
import { locale } from "../../store/settings.ts";
import { type Agreements, type Choice, fitting, objectionTo } from "./agreements.ts";

interface SoloProps {
  readonly levels: Agreements["levels"];
  readonly level: string;
  onLevel(level: string): void;
}

/** The opponent of a solo game, who has no seat and levels unlike those of bots. */
export function SoloOpponent({ levels, level, onLevel }: SoloProps) {
  const say = useWords(SETUP);
  const chosen = levels.find(({ id }) => id === level);
  return (
    <fieldset class="choice-field setup-andrew">
      <legend>{say("andrew")}</legend>
      <p class="hint">{say("andrewHint")}</p>
      <div class="segments">
        {levels.map(({ id, name }) => (
          <label class="segment" key={id}>
            <input
              type="radio"
              name="level"
              checked={id === level}
              data-action={`level-${id}`}
              onChange={() => onLevel(id)}
            />
            <span>{name(locale.value)}</span>
          </label>
        ))}
      </div>
      <p class="hint">{chosen?.line(locale.value)}</p>
    </fieldset>
  );
}

interface ModulesProps {
  readonly game: AnyGame;
  readonly all: Agreements["modules"];
  /** What was chosen, including what does not fit at present. */
  readonly wished: readonly string[];
  readonly seats: number;
  onWished(modules: readonly string[]): void;
}

/** The modules of the expansion, each with an explanation; the game itself says which do not fit. */
export function Modules({ game, all, wished, seats, onWished }: ModulesProps) {
  const say = useWords(SETUP);
  const chosen = fitting(game, wished, seats);
  const toggle = (id: string) =>
    onWished(
      chosen.includes(id) ? wished.filter((other) => other !== id) : [...wished.filter((other) => other !== id), id],
    );
  return (
    <fieldset class="choice-field setup-modules">
      <legend>{say("modules")}</legend>
      <p class="hint">{say("modulesHint")}</p>
      <ul class="setup-module-list">
        {all.map((module) => (
          <Module
            key={module.id}
            module={module}
            chosen={chosen.includes(module.id)}
            objection={objectionTo(game, module.id, chosen, seats, locale.value)}
            onToggle={() => toggle(module.id)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface ModuleProps {
  readonly module: Choice;
  readonly chosen: boolean;
  readonly objection: string | undefined;
  onToggle(): void;
}

function Module({ module: { id, name, line }, chosen, objection, onToggle }: ModuleProps) {
  const hint = useId();
  const language = locale.value;
  return (
    <li class="setup-module" data-module={id}>
      <label>
        <input
          type="checkbox"
          checked={chosen}
          disabled={objection !== undefined}
          data-action={`module-${id}`}
          aria-describedby={hint}
          onChange={onToggle}
        />
        <span>{name(language)}</span>
      </label>
      <p class="hint" id={hint}>
        {line(language)} {objection !== undefined && <strong class="setup-objection">{objection}</strong>}
      </p>
    </li>
  );
}
