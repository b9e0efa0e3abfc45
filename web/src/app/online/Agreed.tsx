import type { Seat } from "@montan/engine";
import type { TableInfo } from "@montan/protocol";
import type { ComponentChildren } from "preact";
import { GAMES, isGameId } from "../../games.ts";
import { BOT_LABELS } from "../../i18n/bots.ts";
import { LOBBY } from "../../i18n/lobby.ts";
import { SETUP } from "../../i18n/setup.ts";
import { useWords } from "../../i18n/words.ts";
import { locale } from "../../store/settings.ts";
import { useLoaded } from "../use-loaded.ts";
import { clockSaid } from "./said.ts";

/** The settings of a table, in words. */
export function Agreed({ info: { game, options, settings, chairs } }: { readonly info: TableInfo }) {
  const say = useWords(LOBBY);
  const saySetup = useWords(SETUP);
  const {
    modules = [],
    components,
    firstPlayer,
  } = options as {
    readonly modules?: readonly string[];
    readonly components?: unknown;
    readonly firstPlayer?: Seat;
  };
  const absence = settings.absence === "bot" ? BOT_LABELS[settings.substitute][locale.value] : undefined;
  return (
    <section class="agreed" aria-label={say("room.agreed")}>
      <h2 class="small-caps">{say("room.agreed")}</h2>
      <dl>
        <Fact term={say("room.players")}>{chairs.length}</Fact>
        {modules.length > 0 && (
          <Fact term={say("room.modules")}>
            <Modules game={game} modules={modules} />
          </Fact>
        )}
        {components !== undefined && <Fact term={say("room.components")}>{say("fact.profile")}</Fact>}
        {firstPlayer !== undefined && (
          <Fact term={saySetup("firstPlayer")}>{saySetup("firstPlayer.seat", { number: firstPlayer + 1 })}</Fact>
        )}
        <Fact term={say("clock")}>{clockSaid(settings, say)}</Fact>
        <Fact term={say("visibility")}>{say(`visibility.${settings.visibility}`)}</Fact>
        <Fact term={say("start")}>{say(`start.${settings.start}`)}</Fact>
        <Fact term={say("undo")}>{say(`undo.${settings.undo}`)}</Fact>
        <Fact term={say("spectators")}>{say(`spectators.${settings.spectators}`)}</Fact>
        <Fact term={say("absence")}>
          {say(`absence.${settings.absence}`)}
          {absence !== undefined && ` (${absence})`}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ComponentChildren }) {
  return (
    <div class="fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** By the names the game has for them, once they are loaded. */
function Modules({ game, modules }: { readonly game: string; readonly modules: readonly string[] }) {
  const loaded = useLoaded(async () => (isGameId(game) ? GAMES[game].agreements?.() : undefined), [game]);
  const known = loaded !== undefined && "value" in loaded ? (loaded.value?.modules ?? []) : [];
  const names = known.filter(({ id }) => modules.includes(id)).map(({ name }) => name(locale.value));
  return <>{new Intl.ListFormat(locale.value, { type: "unit" }).format(names)}</>;
}
