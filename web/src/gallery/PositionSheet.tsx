import type { Locale } from "@montan/engine";
import { game, type State } from "@montan/gluckauf";
import { useState } from "preact/hooks";
import { PLAYER_SYMBOLS } from "../art/players.tsx";
import { reasonAgainst } from "../gluckauf/reasons.ts";
import { Table } from "../gluckauf/Table.tsx";
import { GALLERY } from "../i18n/gallery.ts";
import { useWords } from "../i18n/words.ts";
import { POSITION_NAMES, POSITIONS, type PositionName } from "./positions.ts";

const PERSON = 0;
const NOTHING: readonly never[] = [];

/** Key positions, opened from JSON. A move is not made here: the sentence says what it would be. */
export function PositionSheet({ locale }: { readonly locale: Locale }) {
  const say = useWords(GALLERY);
  const [name, setName] = useState<PositionName>("worker-action");
  const [sentence, setSentence] = useState("");
  const view = POSITIONS[name];
  const names = PLAYER_SYMBOLS.map((symbol) => say(`symbol-${symbol}`));
  return (
    <div class="positions">
      <div class="position-names">
        {POSITION_NAMES.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            aria-pressed={one === name}
            data-position={one}
            onClick={() => {
              setName(one);
              setSentence("");
            }}
          >
            {titleOf(say, one)}
          </button>
        ))}
      </div>
      <p role="status" class="position-sentence">
        {sentence || questionOf(view, locale, names)}
      </p>
      <div class="position-table">
        <Table
          key={name}
          view={view}
          seat={PERSON}
          pending={game.pending(view, PERSON)}
          legalMoves={game.legalMoves(view, PERSON)}
          events={NOTHING}
          names={names}
          locale={locale}
          highlighted={NOTHING}
          motion={0}
          onMove={(move) => setSentence(game.describe(move, { locale, names, view }))}
          onRefused={(move) => setSentence(reasonAgainst(move, { view, seat: PERSON, locale, names }) ?? "")}
          onRules={setSentence}
        />
      </div>
    </div>
  );
}

function titleOf(say: ReturnType<typeof useWords<typeof GALLERY.en>>, name: PositionName): string {
  return say(`position-${name}`);
}

function questionOf(view: State, locale: Locale, names: readonly string[]): string {
  const pending = game.pending(view, PERSON);
  return pending === undefined ? "" : game.describe(pending, { locale, names, view });
}
