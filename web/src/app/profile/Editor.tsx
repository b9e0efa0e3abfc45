import { useId, useMemo, useState } from "preact/hooks";
import { GAMES, type GameId } from "../../games.ts";
import { LEVELS } from "../../i18n/bots.ts";
import { PROFILE } from "../../i18n/profile.ts";
import { useWords } from "../../i18n/words.ts";
import { go } from "../../router.ts";
import { saveText } from "../../shell/files.ts";
import { Icon } from "../../shell/icons.tsx";
import { newId } from "../../store/chance.ts";
import { keepSetup, lastSetup } from "../../store/last-setup.ts";
import type { Profile } from "../../store/profiles.ts";
import { locale, MAX_NAME } from "../../store/settings.ts";
import { useHalfMade } from "../../table/half-made.ts";
import { FileButton } from "../FileButton.tsx";
import { usualSeats } from "../seats-form.ts";
import { type Problem, problemsIn, replacedBy } from "./checking.ts";
import type { Draft } from "./draft.ts";
import { Problems } from "./fields.tsx";
import type { ProfileKit } from "./kit.ts";
import { profileFile } from "./profile-text.ts";
import { ShareLink } from "./ShareLink.tsx";

interface EditorProps {
  readonly game: GameId;
  readonly kit: ProfileKit;
  readonly profiles: readonly Profile[];
  readonly draft: Draft;
  onDraft(draft: Draft): void;
  /** "" is the game's own profile. */
  onChoose(id: string): void;
  onSave(profile: Profile): Promise<void>;
  onRemove(id: string): Promise<void>;
  onText(text: string): Promise<void>;
}

export function Editor(props: EditorProps) {
  const { kit, draft, onDraft } = props;
  const { tables, name } = draft;
  useHalfMade(!draft.saved);
  const problems = useMemo(() => problemsIn(kit, tables, locale.value), [kit, tables, locale.value]);
  const replaced = useMemo(() => (problems.length === 0 ? replacedBy(kit, tables) : {}), [kit, tables, problems]);
  const { Check, Form } = kit;
  return (
    <Problems.Provider value={problems}>
      <Chooser {...props} />
      {Check !== undefined && (
        <Check
          tables={tables}
          // Confirming a value of the game's own tables starts a profile.
          onTables={(changed) => onDraft({ ...draft, name: name ?? "", tables: changed, saved: false })}
        />
      )}
      {name === undefined ? <Own {...props} /> : <Tools {...props} sound={problems.length === 0} replaced={replaced} />}
      <Verdict problems={problems} changed={Object.keys(replaced).length > 0} />
      <form class="profile-form" onSubmit={(event) => event.preventDefault()}>
        <fieldset class="profile-fields" disabled={name === undefined}>
          <Form tables={tables} onTables={(changed) => onDraft({ ...draft, tables: changed, saved: false })} />
        </fieldset>
      </form>
    </Problems.Provider>
  );
}

function Chooser({ profiles, draft, onChoose, onText }: EditorProps) {
  const say = useWords(PROFILE);
  const id = useId();
  return (
    <div class="profile-chooser">
      <div class="field">
        <label for={id}>{say("profile")}</label>
        <select
          id={id}
          value={draft.id ?? (draft.name === undefined ? "" : "new")}
          data-action="profile"
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{say("builtIn")}</option>
          {profiles.map((profile) => (
            <option key={profile.id} value={profile.id}>
              {profile.name}
            </option>
          ))}
          {draft.name !== undefined && draft.id === undefined && (
            <option value="new">{draft.name || say("unnamed")}</option>
          )}
        </select>
      </div>
      <FileButton label={say("import")} action="import-profile" accept=".json,application/json" onText={onText} />
    </div>
  );
}

/** The game's own tables can only be viewed and copied. */
function Own({ draft, onDraft }: EditorProps) {
  const say = useWords(PROFILE);
  return (
    <div class="profile-tools">
      <p class="hint">{say("builtInHint")}</p>
      <button
        type="button"
        class="button primary"
        data-action="own-profile"
        onClick={() => onDraft({ tables: draft.tables, name: "", saved: false })}
      >
        {say("own")}
      </button>
    </div>
  );
}

interface ToolsProps extends EditorProps {
  /** Whether the game accepts the tables. */
  readonly sound: boolean;
  readonly replaced: unknown;
}

function Tools(props: ToolsProps) {
  const say = useWords(PROFILE);
  const nameId = useId();
  const { game, kit, draft, sound, replaced, onDraft, onSave } = props;
  const name = draft.name?.trim() || say("unnamed");
  const save = () => onSave({ id: draft.id ?? newId(), game, name, components: replaced, changed: Date.now() });
  const play = () => {
    const { seats, usualSeats: usual } = GAMES[game];
    const last = lastSetup(game, seats, LEVELS) ?? { seats: usualSeats(usual), modules: [] };
    keepSetup(game, { ...last, ...(draft.id !== undefined && { profile: draft.id }) });
    go("new", game);
  };
  return (
    <div class="profile-tools">
      {draft.arrived && <p class="hint">{say("arrived")}</p>}
      <div class="field">
        <label for={nameId}>{say("name")}</label>
        <input
          id={nameId}
          value={draft.name}
          placeholder={say("unnamed")}
          maxLength={MAX_NAME}
          data-action="profile-name"
          onInput={({ currentTarget }) => onDraft({ ...draft, name: currentTarget.value, saved: false })}
        />
      </div>
      <div class="button-row">
        <button
          type="button"
          class="button primary"
          data-action="save-profile"
          disabled={!sound || draft.saved}
          onClick={() => void save()}
        >
          {say("save")}
        </button>
        <p class="hint" role="status" data-saved={draft.saved}>
          {draft.saved ? say("saved") : say("unsaved")}
        </p>
        <button type="button" class="button" data-action="play-profile" disabled={!draft.saved} onClick={play}>
          {say("play")}
        </button>
      </div>
      <div class="button-row">
        <button
          type="button"
          class="button"
          data-action="duplicate-profile"
          onClick={() => onDraft({ tables: draft.tables, name: say("copyName", { name }), saved: false })}
        >
          {say("duplicate")}
        </button>
        <button
          type="button"
          class="button"
          data-action="reset-profile"
          onClick={() => onDraft({ ...draft, tables: kit.builtIn, saved: false })}
        >
          {say("reset")}
        </button>
        <button
          type="button"
          class="button"
          data-action="export-profile"
          disabled={!sound}
          onClick={() =>
            saveText(fileName(game, name), profileFile({ game, name, components: draft.tables }), "application/json")
          }
        >
          <Icon name="save" /> {say("export")}
        </button>
        <Remove key={draft.id} {...props} />
      </div>
      <ShareLink key={JSON.stringify([name, replaced])} text={{ game, name, components: replaced }} usable={sound} />
    </div>
  );
}

/** "montan-carnegie-my-copy.json" */
function fileName(game: string, name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return `montan-${game}-${plain}.json`;
}

function Remove({ draft: { id }, onRemove }: EditorProps) {
  const say = useWords(PROFILE);
  const [sure, setSure] = useState(false);
  if (id === undefined) return null;
  return (
    <button
      type="button"
      class={sure ? "button danger" : "button quiet"}
      data-action="delete-profile"
      onClick={() => (sure ? void onRemove(id) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      <Icon name="trash" /> {sure ? say("reallyDelete") : say("delete")}
    </button>
  );
}

/** All problems at once; each links to its place. */
function Verdict({ problems, changed }: { readonly problems: readonly Problem[]; readonly changed: boolean }) {
  const say = useWords(PROFILE);
  return (
    <div class="profile-verdict" role="status" data-problems={problems.length}>
      {problems.length === 0 && <p>{changed ? say("fine") : say("fineSame")}</p>}
      {problems.length > 0 && (
        <>
          <p>{say("problems", { count: problems.length })}</p>
          <ul>
            {problems.map(({ path, text }) => (
              <li key={path}>
                <button type="button" class="button quiet" onClick={() => goTo(path)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function goTo(path: string): void {
  const said = document.querySelector(`[data-problem="${CSS.escape(path)}"]`);
  const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  said?.closest("details")?.setAttribute("open", "");
  (field ?? said)?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
