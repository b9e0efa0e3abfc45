import type { Locale } from "@montan/engine";
import { useState } from "preact/hooks";
import "../art/art.css";
import "../gluckauf/cards/cards.css";
import "../art/carnegie/carnegie.css";
import { GAME_IDS, type GameId } from "../games.ts";
import { GALLERY } from "../i18n/gallery.ts";
import { SHELL } from "../i18n/shell.ts";
import { useWords } from "../i18n/words.ts";
import { locale } from "../store/settings.ts";
import { titleOf } from "../titles.ts";
import { ArtSheet as CarnegieArt } from "./carnegie/ArtSheet.tsx";
import { showcase as carnegie } from "./carnegie/showcase.ts";
import { TileSheet } from "./carnegie/TileSheet.tsx";
import { ArtSheet as GluckaufArt } from "./gluckauf/ArtSheet.tsx";
import { CardSheet } from "./gluckauf/CardSheet.tsx";
import { showcase as gluckauf } from "./gluckauf/showcase.ts";
import { PositionSheet } from "./PositionSheet.tsx";
import "./gallery.css";

const LIGHTS = ["day", "night"] as const;
const SHEETS = ["positions", "cards", "art"] as const;
type SheetName = (typeof SHEETS)[number];

/** Every piece of both games in every state in both themes, and whole game tables opened from JSON. */
export function Gallery() {
  const say = useWords(GALLERY);
  const sayShell = useWords(SHELL);
  const [game, setGame] = useState<GameId>("gluckauf");
  const [light, setLight] = useState<(typeof LIGHTS)[number]>("night");
  const [sheet, setSheet] = useState<SheetName>("positions");
  return (
    <div class="gallery">
      <p>{say("intro")}</p>
      <div class="gallery-choice">
        {GAME_IDS.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            aria-pressed={one === game}
            data-game={one}
            onClick={() => setGame(one)}
          >
            {titleOf(one, sayShell)}
          </button>
        ))}
        <span class="gallery-gap" />
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
      <div class="gallery-sheet" data-room={game} data-light-shown={light}>
        <h2>{say(sheet)}</h2>
        <SheetOf game={game} sheet={sheet} locale={locale.value} />
      </div>
    </div>
  );
}

interface SheetProps {
  readonly game: GameId;
  readonly sheet: SheetName;
  readonly locale: Locale;
}

function SheetOf({ game, sheet, locale }: SheetProps) {
  const ours = game === "carnegie";
  switch (sheet) {
    case "positions":
      return ours ? (
        <PositionSheet key="carnegie" showcase={carnegie} locale={locale} />
      ) : (
        <PositionSheet key="gluckauf" showcase={gluckauf} locale={locale} />
      );
    case "cards":
      return ours ? <TileSheet locale={locale} /> : <CardSheet locale={locale} />;
    case "art":
      return ours ? <CarnegieArt locale={locale} /> : <GluckaufArt locale={locale} />;
  }
}
