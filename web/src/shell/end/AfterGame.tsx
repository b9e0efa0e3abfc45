import { useState } from "preact/hooks";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { link } from "../../router.ts";
import { locale } from "../../store/settings.ts";
import { titleOf } from "../../titles.ts";
import { Icon } from "../icons.tsx";
import type { Match } from "../match.ts";
import type { Surroundings, WhyNot } from "../Play.tsx";
import { resultSaid } from "./result.ts";
import { type Shared, share } from "./share.ts";

interface AfterProps {
  readonly match: Match;
  readonly around: Surroundings;
  /** Shows the ending again. */
  onResult?: () => void;
}

/** What can be done with a finished game. */
export function AfterGame({ match, around, onResult }: AfterProps) {
  const say = useWords(SHELL);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const attempt = async (job: (() => WhyNot) | undefined) => {
    setBusy(true);
    setRefusal(await job?.().finally(() => setBusy(false)));
  };
  const { rematch, replay } = around;
  return (
    <div class="after-game button-row">
      {onResult !== undefined && (
        <button type="button" class="button" data-action="open-ending" onClick={onResult}>
          {say("over.result")}
        </button>
      )}
      {rematch !== undefined && (
        <button
          type="button"
          class="button primary"
          data-action="play-again"
          disabled={busy}
          onClick={() => void attempt(rematch)}
        >
          {say(around.isRematchThere?.() ? "over.toRematch" : "over.again")}
        </button>
      )}
      {replay === undefined ? (
        <a class="button" data-action="replay" href={link("replay", match.id)}>
          <Icon name="film" /> {say("games.replay")}
        </a>
      ) : (
        <button
          type="button"
          class="button"
          data-action="replay"
          disabled={busy || around.hasReplay?.() === false}
          onClick={() => void attempt(replay)}
        >
          <Icon name="film" /> {say("games.replay")}
        </button>
      )}
      <Share match={match} around={around} />
      <button
        type="button"
        class="button"
        data-action="export"
        disabled={busy || around.canSaveRecord?.() === false}
        onClick={() => void attempt(around.saveRecord)}
      >
        <Icon name="save" /> {say("over.save")}
      </button>
      <span class="after-said" role="alert" data-after-refusal hidden={refusal === undefined}>
        {refusal}
      </span>
    </div>
  );
}

const SAID = { copied: "over.copied", failed: "over.notShared", shared: undefined } as const;

function Share({ match, around }: AfterProps) {
  const say = useWords(SHELL);
  const [shared, setShared] = useState<Shared>();
  const said = shared === undefined ? undefined : SAID[shared];
  const pass = async () => {
    const title = titleOf(match.game.id, say);
    const text = resultSaid(match, title, say, locale.value);
    setShared(await share(title, text, await around.record?.()));
  };
  return (
    <>
      <button type="button" class="button" data-action="share" onClick={() => void pass()}>
        <Icon name="open" /> {say("over.share")}
      </button>
      <span class="after-said" role="status" hidden={said === undefined}>
        {said !== undefined && say(said)}
      </span>
    </>
  );
}
