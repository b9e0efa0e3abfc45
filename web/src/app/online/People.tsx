import { signal } from "@preact/signals";
import { PlayerDisc } from "../../art/players.tsx";
import { BOT_LABELS } from "../../i18n/bots.ts";
import { ONLINE_TABLE } from "../../i18n/online-table.ts";
import { useWords } from "../../i18n/words.ts";
import type { RemoteMatch } from "../../online/remote-match.ts";
import type { Surroundings } from "../../shell/Play.tsx";
import { locale } from "../../store/settings.ts";
import { Name } from "../../table/Name.tsx";
import { ClockOf } from "./Clocks.tsx";
import "./chairs.css";

/** Everything about the people at a table, for the table itself: it knows nothing of them. */
export function peopleAt(match: RemoteMatch): Required<Surroundings>["people"] {
  return {
    news: signal(0),
    panel: () => <PeoplePanel match={match} />,
    lines: () => null,
  };
}

/** Who sits at the table, and whether they are there. */
function PeoplePanel({ match }: { readonly match: RemoteMatch }) {
  const { stream, names } = match;
  const say = useWords(ONLINE_TABLE);
  const { people, watching } = stream.presence.value;
  return (
    <>
      <ul class="chair-list" data-people>
        {(stream.info.value?.chairs ?? []).map(({ person, bot }, seat) => {
          const present = person !== undefined && people.includes(person.id);
          return (
            <li key={seat} data-seat={seat} data-present={present}>
              <PlayerDisc seat={seat} /> <Name>{names.value[seat] ?? ""}</Name>{" "}
              <span class="hint">
                {bot !== undefined && say("bot", { level: BOT_LABELS[bot][locale.value] })}
                {person !== undefined && bot === undefined && say(present ? "present" : "absent")}
              </span>
              <ClockOf match={match} seat={seat} />
            </li>
          );
        })}
      </ul>
      {watching > 0 && <p class="hint">{say("watching", { count: watching })}</p>}
    </>
  );
}
