import { useId } from "preact/hooks";
import { SETUP } from "../../i18n/setup.ts";
import { useWords } from "../../i18n/words.ts";
import { link } from "../../router.ts";
import type { Profile } from "../../store/profiles.ts";

interface ProfileChoiceProps {
  readonly game: string;
  readonly profiles: readonly Profile[];
  /** undefined: the game's own tables. */
  readonly chosen: string | undefined;
  /** The one chosen last time no longer exists. */
  readonly lost: boolean;
  onChosen(id: string | undefined): void;
}

/** Which tables to play with, where the printed ones could not be read. */
export function ProfileChoice({ game, profiles, chosen, lost, onChosen }: ProfileChoiceProps) {
  const say = useWords(SETUP);
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{say("profile")}</label>
      <select
        id={id}
        value={chosen ?? ""}
        data-action="profile"
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChosen(currentTarget.value || undefined)}
      >
        <option value="">{say("profileBuiltIn")}</option>
        {profiles.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {profile.name}
          </option>
        ))}
      </select>
      <p class="hint" id={`${id}-hint`}>
        {lost && <strong>{say("profileLost")}</strong>} {say("profileHint")}{" "}
        <a href={link("components", game)} data-action="edit-profiles">
          {say("profileEdit")}
        </a>
      </p>
    </div>
  );
}
