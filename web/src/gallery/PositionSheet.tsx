import type { Locale } from "@montan/engine";
import { useState } from "preact/hooks";
import { GALLERY } from "../i18n/gallery.ts";
import { useWords } from "../i18n/words.ts";
import { PLAYER_SIGNS } from "../signs.ts";
import { reasonAgainst } from "../table/reasons.ts";
import type { Showcase } from "./positions.ts";

const NOTHING: readonly never[] = [];

interface PositionSheetProps<State, Move, Event, Pending> {
  readonly showcase: Showcase<State, Move, Event, Pending>;
  readonly locale: Locale;
}

/** Key positions, opened from JSON. No move is made here: a sentence says what it would be. */
export function PositionSheet<State, Move, Event, Pending>({
  showcase: { game, Table, positions, title },
  locale,
}: PositionSheetProps<State, Move, Event, Pending>) {
  const say = useWords(GALLERY);
  const [chosen, choose] = useState(0);
  const [sentence, setSentence] = useState("");
  const position = positions[chosen];
  if (position === undefined) return null;
  const { name, view, seat } = position;
  const names = PLAYER_SIGNS.map((symbol) => say(`symbol-${symbol}`));
  const pending = game.pending(view, seat);
  const question = pending === undefined ? "" : game.describe(pending, { locale, names, view });
  return (
    <div class="positions">
      <div class="position-names">
        {positions.map((one, index) => (
          <button
            key={one.name}
            type="button"
            class="button"
            aria-pressed={index === chosen}
            data-position={one.name}
            onClick={() => {
              choose(index);
              setSentence("");
            }}
          >
            {title(one.name, locale)}
          </button>
        ))}
      </div>
      <p role="status" class="position-sentence">
        {sentence || question}
      </p>
      <div class="position-table">
        <Table
          key={name}
          view={view}
          seat={seat}
          pending={pending}
          legalMoves={game.legalMoves(view, seat)}
          events={NOTHING}
          names={names}
          locale={locale}
          highlighted={NOTHING}
          motion={0}
          fades={false}
          onMove={(move) => setSentence(game.describe(move, { locale, names, view }))}
          onRefused={(move) => setSentence(reasonAgainst(game, move, { view, seat, locale, names }) ?? "")}
          onRules={setSentence}
        />
      </div>
    </div>
  );
}
