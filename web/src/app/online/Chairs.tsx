import type { Chair, TableInfo } from "@montan/protocol";
import type { ComponentChildren } from "preact";
import { PlayerDisc } from "../../art/players.tsx";
import { LOBBY } from "../../i18n/lobby.ts";
import { useWords } from "../../i18n/words.ts";
import { me } from "../../online/server.ts";
import { Icon } from "../../shell/icons.tsx";
import { chairName } from "./said.ts";
import "../../art/discs.css";

interface ChairsProps {
  readonly info: TableInfo;
  /** Ids of the people who are looking at the table; missing: unknown. */
  readonly present?: readonly string[];
  /** What can be done at a seat. */
  readonly actions?: (chair: Chair, seat: number) => ComponentChildren;
}

/** Who sits where. */
export function Chairs({ info, present, actions }: ChairsProps) {
  const say = useWords(LOBBY);
  return (
    <section aria-label={say("room.seats")}>
      <ol class="chairs">
        {info.chairs.map((chair, seat) => (
          <Place key={seat} chair={chair} seat={seat} host={info.host} present={present}>
            {actions?.(chair, seat)}
          </Place>
        ))}
      </ol>
    </section>
  );
}

interface PlaceProps {
  readonly chair: Chair;
  readonly seat: number;
  readonly host: string;
  readonly present: readonly string[] | undefined;
  readonly children: ComponentChildren;
}

function Place({ chair, seat, host, present, children }: PlaceProps) {
  const say = useWords(LOBBY);
  const { person } = chair;
  const name = chairName(chair, say);
  const isHere = person !== undefined && present?.includes(person.id);
  return (
    <li class={name === undefined ? "chair chair-free" : "chair"} data-seat={seat}>
      <PlayerDisc seat={seat} class="chair-disc" />
      <div class="chair-who">
        <p class="small-caps">{say("room.seat", { number: seat + 1 })}</p>
        <p class="chair-name" data-name>
          {name ?? say("room.freeSeat")}
        </p>
        <p class="chair-marks">
          {person !== undefined && person.id === me.value?.id && <span class="mark-tag">{say("room.you")}</span>}
          {person?.kind === "bot" && (
            <span class="mark-tag" data-program title={say("room.programTip")}>
              {say("room.program")}
            </span>
          )}
          {person?.id === host && (
            <span class="mark-tag" data-host>
              <Icon name="crown" size={16} /> {say("room.host")}
            </span>
          )}
          {person !== undefined && present !== undefined && (
            <span class={isHere ? "mark-tag here" : "mark-tag away"} data-present={isHere ? "yes" : "no"}>
              {isHere ? say("room.here") : say("room.away")}
            </span>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}
