import { CITY_IDS, type CityId, type Move, REGIONS, type Region } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Choice, candidates, type Picks } from "../../table/choices.ts";
import { useExplained } from "../../table/Explained.tsx";
import { RegionHeading } from "../../table/Heading.tsx";
import { useTable } from "../context.ts";
import { City } from "./City.tsx";
import { CityCard, type Looked, lookAt, takeOver } from "./CityCard.tsx";
import { Landscape } from "./Landscape.tsx";
import { LitRails } from "./LitRails.tsx";
import { Networks } from "./Networks.tsx";
import { networkOf } from "./network.ts";
import { Frame } from "./ornaments.tsx";
import { RegionPanel } from "./RegionPanel.tsx";
import { Sites } from "./Sites.tsx";
import { useSpeaker } from "./sentences.ts";
import { TrackWords } from "./TrackWords.tsx";
import { useZoom, type Zoom } from "./use-zoom.ts";
import "./map.css";
import "./rails.css";
import "./cities.css";
import "./tracks.css";
import "./regions.css";
import "./small-map.css";

/** The slots that can be pointed at, by city. */
function openSlots(choices: readonly Choice<Move>[], picked: Picks): ReadonlyMap<CityId, readonly number[]> {
  const open = new Map<CityId, number[]>();
  for (const { steps } of candidates(choices, picked)) {
    for (const at of steps.flat()) {
      const [kind, city, slot] = at.split(":");
      if (kind === "slot") open.set(city as CityId, [...(open.get(city as CityId) ?? []), Number(slot)]);
    }
  }
  return open;
}

const NONE: readonly number[] = [];

/** The map with its cities and rails, and beside it the four regions. */
export function MapBoard() {
  const speaker = useSpeaker();
  const [regions, card] = useExplained<HTMLElement>((region) => <TrackWords region={region as Region} />);
  return (
    <div class="map-board">
      <div class="map-layout">
        <section class="map" data-region="map" aria-labelledby="map-heading">
          <RegionHeading id="map-heading" rules="map" of={speaker.say("map")}>
            {speaker.say("map")}
          </RegionHeading>
          <Sheet />
        </section>
        <section ref={regions} class="region-panels" data-region="regions" aria-label={speaker.say("regions")}>
          {REGIONS.map((region) => (
            <RegionPanel key={region} region={region} />
          ))}
          {card}
        </section>
      </div>
    </div>
  );
}

function Sheet() {
  const { view, seat, choices, picked, motion } = useTable();
  const { say, words } = useSpeaker();
  const window = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [whose, setWhose] = useState<Seat>(seat ?? 0);
  useEffect(() => setWhose(seat ?? 0), [seat]);
  const networks = useMemo(() => view.players.map((_, owner) => networkOf(view, owner)), [view.map, view.players]);
  const open = useMemo(() => openSlots(choices, picked), [choices, picked]);
  const cities = [...open.keys()].join();
  // Cities are looked up once per question, whatever is picked up meanwhile.
  const lit = useMemo(() => ({ choices, cities }), [choices, cities]);
  const zoom = useZoom(window, sheet, { lit, motion });
  const shown = useSignal<Looked | undefined>(undefined);
  // A reason belongs to the question for which it was given.
  useEffect(() => {
    const looked = shown.peek();
    if (looked?.why === undefined) return;
    const { why: _why, ...rest } = looked;
    shown.value = rest;
  }, [choices]);
  // When the page restores the focus, no card opens: nobody would close it.
  const lookByKey = (event: FocusEvent) => (event.target as Element).matches(":focus-visible") && look(event);
  const look = ({ target }: Event) => {
    const city = (target as Element).closest<HTMLElement>("[data-city]");
    const looked = city === null || window.current === null ? undefined : lookAt(city, window.current);
    shown.value = looked;
    if (city === null || looked === undefined) return;
    requestAnimationFrame(() => {
      const why = takeOver(city);
      if (why !== undefined && shown.value === looked) shown.value = { ...looked, why };
    });
  };
  const network = networks[whose];
  return (
    <>
      <div class="map-tools">
        <Networks networks={networks} whose={whose} onWhose={setWhose} />
        <ZoomButtons {...zoom} />
      </div>
      <div class="map-desk">
        <div
          class="map-window"
          ref={window}
          data-zoomed={zoom.zoom > 1 || undefined}
          // What can be scrolled has to be reachable by keyboard.
          tabIndex={zoom.zoom > 1 ? 0 : undefined}
          onPointerOver={look}
          onFocusIn={lookByKey}
          onFocusOut={() => (shown.value = undefined)}
          onPointerLeave={() => (shown.value = undefined)}
        >
          <div class="map-sheet" ref={sheet} style={`--zoom:${zoom.zoom}`}>
            <div class="map-drawing">
              <Landscape
                names={REGIONS.map((region) => words.region[region])}
                title={say("country")}
                line={say("country-line")}
              />
              {network !== undefined && <LitRails seat={whose} network={network} />}
              <Frame />
              {CITY_IDS.map((id) => (
                <City key={id} id={id} open={open.get(id) ?? NONE} connected={network?.cities.has(id) ?? false} />
              ))}
              <Sites />
            </div>
          </div>
        </div>
        {picked.length === 0 && <CityCard shown={shown} />}
      </div>
    </>
  );
}

function ZoomButtons({ zoom, closer, farther, whole }: Zoom) {
  const { say } = useSpeaker();
  return (
    <div class="zoom-buttons">
      <ZoomButton label={say("zoom-in")} path="M3 8h10M8 3v10" onClick={closer} />
      <ZoomButton label={say("zoom-out")} path="M3 8h10" onClick={farther} disabled={zoom === 1} />
      <ZoomButton
        label={say("zoom-reset")}
        path="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"
        onClick={whole}
        disabled={zoom === 1}
      />
    </div>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly path: string;
  readonly disabled?: boolean;
  onClick(): void;
}

function ZoomButton({ label, path, disabled = false, onClick }: ZoomButtonProps) {
  return (
    <button
      type="button"
      class="zoom-button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
