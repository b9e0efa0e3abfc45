import type { JSX } from "preact";
import type { GameId } from "../games.ts";

/** Pit frame over the yard, a train waiting under the lamps. */
function Yard() {
  return (
    <>
      <rect class="scene-sky" width="480" height="200" />
      <circle class="scene-moon" cx="388" cy="52" r="24" />
      <path
        class="scene-far"
        d="M0 162V118l34-14 20 10V84h12v34l30-10V70h10v44l28 8 30-16 38 18 26-10V88h10v24l40 12 36-14 30 10 40-16 34 14 62-10v62z"
      />
      <path
        class="scene-smoke"
        d="M60 84c-10-12 6-18-2-30s10-14 4-28M101 70c-8-10 6-16 0-26s8-12 4-22M241 88c-8-10 8-16 2-28s10-12 4-24"
      />
      <g class="scene-near">
        <path d="M150 160 184 46h8l-26 114zM226 160 192 46h-8l34 114z" />
        <path d="M158 128h58v6h-58zM166 98h44v5h-44zM176 70h24v4h-24zM190 50l66 110h-9L186 56z" />
        <path d="M0 160h480v40H0z" />
      </g>
      <g class="scene-wheel">
        <circle cx="188" cy="40" r="19" />
        <path d="M188 21v38M169 40h38M174.6 26.6l26.8 26.8M201.4 26.6l-26.8 26.8" />
      </g>
      <g class="scene-near">
        <path d="M300 136h30v-14h-5v-5h22v5h-5v14h34v-20h-4v-5h38v5h-4v44H300zM292 150h14v6h-14z" />
        <path d="M282 150H220l6-24h50zM210 150h-62l6-24h50zM138 150H76l6-24h50z" />
        <path d="M232 126c4-12 12-6 18-12s16 2 20 12zM160 126c6-10 12-4 18-10s14 0 20 10zM88 126c4-8 12-8 18-12s16 4 20 12z" />
      </g>
      <g class="scene-wheels">
        {[92, 122, 164, 194, 236, 266].map((x) => (
          <circle key={x} cx={x} cy="155" r="6" />
        ))}
        {[318, 340, 362, 390].map((x) => (
          <circle key={x} cx={x} cy="154" r="8" />
        ))}
      </g>
      <path class="scene-lamp" d="M385 121h12v9h-12zM303 139h5v5h-5z" />
      <path class="scene-rail" d="M0 163h480M0 169h480" />
      <path class="scene-smoke" d="M336 114c-12-10 8-16-2-28s14-12 6-26 12-10 8-22" />
    </>
  );
}

/** An office tower by the river, a bridge that leads west. */
function City() {
  return (
    <>
      <rect class="scene-sky" width="480" height="200" />
      <circle class="scene-moon" cx="96" cy="58" r="22" />
      <path
        class="scene-far"
        d="M0 162v-42h26V96h30v20h24V86h26v40h30v-18h22v24h40v-14h30v14h60v-10h30v10h40v-22h32v14h30V92h26v34h34v36z"
      />
      <g class="scene-near">
        <path d="M352 160V58h10V46h12V32h4V18h4v14h4v14h12v12h10v102zM424 160v-56h40v56zM316 160V96h30v64z" />
        <path d="M0 160h480v40H0z" />
      </g>
      <path
        class="scene-windows"
        d="M360 68h44M360 80h44M360 92h44M360 104h44M360 116h44M360 128h44M360 140h44M322 106h18M322 118h18M322 130h18M322 142h18M432 114h24M432 126h24M432 138h24"
      />
      <g class="scene-near">
        <path d="M0 140h312v5H0zM72 78h8v82h-8zM232 78h8v82h-8z" />
      </g>
      <path
        class="scene-cables"
        d="M0 132Q40 128 76 80q80 96 160 0 36 50 76 60M96 102v38M116 117v23M136 125v15M156 128v12M176 125v15M196 117v23M216 102v38M36 117v23M16 128v12M256 104v36M276 122v18M296 134v6"
      />
      <path class="scene-rail" d="M0 172h480M0 182h480" />
    </>
  );
}

const SCENES: Readonly<Record<GameId, () => JSX.Element>> = { gluckauf: Yard, carnegie: City };

/** The picture on the lid of a game's box. */
export function Scene({ game }: { readonly game: GameId }) {
  const Drawing = SCENES[game];
  return (
    <svg class="scene" viewBox="0 15 480 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
