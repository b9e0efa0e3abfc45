import { importRecord } from "@montan/engine";
import { playable } from "../../games.ts";
import { LOBBY } from "../../i18n/lobby.ts";
import { sayIn } from "../../i18n/words.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import type { TableRecord } from "../../online/table-record.ts";
import { go } from "../../router.ts";
import { recordName, saveText } from "../../shell/files.ts";
import { keep, playersOfRecord } from "../../shell/new-game.ts";
import type { Surroundings } from "../../shell/Play.tsx";
import { openStore } from "../../store/open.ts";
import { locale } from "../../store/settings.ts";
import { refusalSaid } from "./said.ts";

type After = Pick<
  Surroundings,
  "canSaveRecord" | "saveRecord" | "record" | "rematch" | "isRematchThere" | "hasReplay" | "replay"
>;

/** What can be done with a game of the server once it is over. */
export function afterTable(match: RemoteMatch, record: TableRecord): After {
  const { stream, game, id, seat } = match;
  const isEnded = () => stream.info.value?.status === "ended";
  const name = () => recordName(game.id, stream.info.peek()?.createdAt ?? Date.now(), id);
  return {
    canSaveRecord: isEnded,
    saveRecord: () => whyNot(async () => saveText(name(), await record.read())),
    async record() {
      const text = isEnded() ? await record.read().catch(() => undefined) : undefined;
      return text === undefined ? undefined : new File([text], name(), { type: "text/plain" });
    },
    ...(seat !== undefined && {
      rematch: () =>
        whyNot(async () => {
          const { table } = await stream.act({ type: "rematch" });
          if (table !== undefined) go("table", table);
        }),
    }),
    isRematchThere: () => stream.info.value?.rematch !== undefined,
    hasReplay: isEnded,
    replay: () => whyNot(async () => go("replay", await keptHere(match, record))),
  };
}

/** The game as one stored on this device, under the same id, however often it is requested. */
async function keptHere({ id, game }: RemoteMatch, record: TableRecord): Promise<string> {
  const store = await openStore();
  if ((await store.read(id)) !== undefined) return id;
  const [text, found] = await Promise.all([record.read(), playable(game.id)]);
  if (found === undefined) throw new Error(`${game.id} has no table`);
  const log = importRecord(text, [found.game]);
  return keep(store, found, log, playersOfRecord(log.setup), { id });
}

/** In words; undefined: it worked. */
async function whyNot(job: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await job();
    return undefined;
  } catch (error) {
    return refusalSaid(error, sayIn(LOBBY, locale.peek()));
  }
}
