import { useEffect, useState } from "preact/hooks";
import { type GameId, isGameId } from "../../games.ts";
import { PROFILE } from "../../i18n/profile.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { replace } from "../../router.ts";
import { openProfiles } from "../../store/open.ts";
import type { Profile } from "../../store/profiles.ts";
import { locale } from "../../store/settings.ts";
import { LID } from "../../titles.ts";
import { Loading } from "../Loading.tsx";
import { Unknown } from "../Lost.tsx";
import { Page } from "../Page.tsx";
import { arrivedDraft, builtInDraft, type Draft, draftOf, refusalOf } from "../profile/draft.ts";
import { Editor } from "../profile/Editor.tsx";
import type { ProfileKit } from "../profile/kit.ts";
import { kitOf } from "../profile/kits.ts";
import { readProfileFile, readShareCode } from "../profile/profile-text.ts";
import { useLoaded } from "../use-loaded.ts";
import "../profile/profile.css";
import "../profile/profile-table.css";

interface ComponentsProps {
  readonly game: string;
  /** What a link contained. */
  readonly shared: string | undefined;
}

/**
 * The tables of a game whose values could not be read from the printed components, for owners of the box to correct.
 */
export function ComponentsPage({ game, shared }: ComponentsProps) {
  const words = useWords(PROFILE);
  const say = useWords(SHELL);
  if (!isGameId(game)) return <Unknown />;
  return (
    <Page title={words("title", { game: say(LID[game].title) })}>
      <p class="lead profile-why">{words("why")}</p>
      <Shelf key={game} game={game} shared={shared} />
    </Page>
  );
}

function Shelf({ game, shared }: { readonly game: GameId; readonly shared: string | undefined }) {
  const loaded = useLoaded(async () => {
    const [kit, store] = await Promise.all([kitOf(game), openProfiles()]);
    return { kit, profiles: await store.list(game) };
  }, [game]);
  return <Loading loaded={loaded}>{(found) => <Workbench {...found} game={game} shared={shared} />}</Loading>;
}

interface BenchProps {
  readonly game: GameId;
  readonly kit: ProfileKit;
  readonly profiles: readonly Profile[];
  readonly shared: string | undefined;
}

/** The profile in the editor, and what came in by a link or a file. */
function Workbench({ game, kit, profiles: before, shared }: BenchProps) {
  const [profiles, setProfiles] = useState(before);
  const [draft, setDraft] = useState<Draft>(() => builtInDraft(kit));
  const [refused, setRefused] = useState<unknown>();

  /** What does not fit is reported and changes nothing; any other error is ours. */
  const attempt = async (work: () => Draft | Promise<Draft>) => {
    try {
      setDraft(await work());
      setRefused(undefined);
    } catch (error) {
      if (refusalOf(kit, error, locale.value) === undefined) throw error;
      setRefused(error);
    }
  };
  useEffect(() => {
    if (shared !== undefined) void attempt(async () => arrivedDraft(kit, await readShareCode(shared, game)));
  }, [shared]);

  const choose = (id: string) => {
    const profile = profiles.find((one) => one.id === id);
    void attempt(() => (profile === undefined ? builtInDraft(kit) : draftOf(kit, profile)));
  };
  const keep = async (profile: Profile) => {
    const store = await openProfiles();
    await store.save(profile);
    setProfiles(await store.list(game));
    setDraft(draftOf(kit, profile));
    // What came by a link is now stored on this device: a reload must not load the old one again.
    if (shared !== undefined) replace("components", game);
  };
  const remove = async (id: string) => {
    const store = await openProfiles();
    await store.remove(id);
    setProfiles(await store.list(game));
    setDraft(builtInDraft(kit));
  };
  const refusal = refusalOf(kit, refused, locale.value);
  return (
    <>
      <p class="refusal" role="alert" data-refusal hidden={refusal === undefined}>
        {refusal}
      </p>
      <Editor
        game={game}
        kit={kit}
        profiles={profiles}
        draft={draft}
        onDraft={setDraft}
        onChoose={choose}
        onSave={keep}
        onRemove={remove}
        onText={(text) => attempt(() => arrivedDraft(kit, readProfileFile(text, game)))}
      />
    </>
  );
}
