import { CITY, type CityId, type Move, type ProjectType } from "@montan/carnegie";
import { ProjectSign, SlotSign } from "../../art/carnegie/projects.tsx";
import { type Choice, candidates, type Picks, type Spot } from "../../table/choices.ts";
import { Piece } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { spot } from "../spots.ts";
import { plateOf } from "./places.ts";
import { slotName, useSpeaker } from "./sentences.ts";

/** The sheet of the map in its own units. */
const WIDTH = 1000;
const HEIGHT = 540;

/** The city that is chosen while something about it is undecided: which of its slots, or a project of which type. */
function cityMeant(picked: Picks): CityId | undefined {
  return picked.find((at) => at.startsWith("city:"))?.slice("city:".length) as CityId | undefined;
}

/** What is undecided at a city: its slots, then the types of project. */
function openAt(choices: readonly Choice<Move>[], picked: Picks, id: CityId): readonly Spot[] {
  const left = [...new Set(candidates(choices, picked).flatMap(({ steps }) => steps.flat()))];
  const slots = left.filter((at) => at.startsWith(`slot:${id}:`));
  if (slots.length > 1 && !picked.some((at) => slots.includes(at))) return slots;
  const tabs = left.filter((at) => at.startsWith("tab:"));
  return tabs.length > 1 ? tabs : [];
}

/** Beside a city that has been chosen: what is still undecided there, large enough for a finger. */
export function Sites() {
  const { choices, picked } = useTable();
  const id = cityMeant(picked);
  const open = id === undefined ? [] : openAt(choices, picked, id);
  if (id === undefined || open.length === 0) return null;
  const plate = plateOf(id);
  const along = (100 * (plate.left + plate.width / 2)) / WIDTH;
  const low = plate.top > HEIGHT / 2;
  const down = low ? plate.top - 4 : plate.top + plate.height + 4;
  return (
    <ul class="sites" data-low={low || undefined} style={{ "--along": `${along.toFixed(1)}%`, "--y": String(down) }}>
      {open.map((at) => (
        <li key={at}>
          <Site id={id} at={at} />
        </li>
      ))}
    </ul>
  );
}

function Site({ id, at }: { readonly id: CityId; readonly at: Spot }) {
  const { choices, picked } = useTable();
  const speaker = useSpeaker();
  const { tell } = useVoice();
  const { name: city, slots } = CITY[id];
  const [kind, what = "", number = ""] = at.split(":");
  if (kind === "tab") {
    const tab = what as ProjectType;
    const move = candidates(choices, [...picked, at])[0]?.move;
    const label = move === undefined ? speaker.words.project[tab] : tell(move);
    return (
      <Piece piece={`map/${spot.tab(tab)}`} spot={at} label={label} class="site" rules="map">
        <ProjectSign type={tab} />
      </Piece>
    );
  }
  const type = slots[Number(number)] ?? "any";
  const label = speaker.say("slot-label", { city, number: Number(number) + 1, slot: slotName(speaker, type) });
  return (
    <Piece piece={`map/${at}`} spot={at} label={label} class="site" rules="map">
      <SlotSign type={type} />
    </Piece>
  );
}
