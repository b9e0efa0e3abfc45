import { useState } from "preact/hooks";
import "../art/art.css";
import "../gluckauf/cards/cards.css";
import { GALLERY } from "../i18n/gallery.ts";
import { useWords } from "../i18n/words.ts";
import { locale } from "../store/settings.ts";
import { ArtSheet } from "./ArtSheet.tsx";
import { CardSheet } from "./CardSheet.tsx";
import { PositionSheet } from "./PositionSheet.tsx";
import "./gallery.css";

const LIGHTS = ["day", "night"] as const;
type Light = (typeof LIGHTS)[number];

const SHEETS = ["positions", "cards", "art"] as const;

/** Every piece in every state by both lights, and whole tables opened from JSON. */
export function Gallery() {
  const say = useWords(GALLERY);
  const [light, setLight] = useState<Light>("night");
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]>("positions");
  return (
    <div class="gallery">
      <p>{say("intro")}</p>
      <div class="gallery-choice">
        {SHEETS.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            aria-pressed={one === sheet}
            data-sheet={one}
            onClick={() => setSheet(one)}
          >
            {say(one)}
          </button>
        ))}
        <span class="gallery-gap" />
        {LIGHTS.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            aria-pressed={one === light}
            data-light-of-day={one}
            onClick={() => setLight(one)}
          >
            {say(one)}
          </button>
        ))}
      </div>
      <div class="gallery-sheet" data-room="gluckauf" data-light-shown={light}>
        <h2>{say(sheet)}</h2>
        {sheet === "positions" && <PositionSheet locale={locale.value} />}
        {sheet === "cards" && <CardSheet locale={locale.value} />}
        {sheet === "art" && <ArtSheet locale={locale.value} />}
      </div>
    </div>
  );
}
