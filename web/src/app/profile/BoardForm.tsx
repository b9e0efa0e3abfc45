import { PRINTED_SPACES, type PrintedSpace, START_DEPARTMENT_IDS, vocabulary } from "@montan/carnegie";
import { PROFILE } from "../../i18n/profile.ts";
import { useWords } from "../../i18n/words.ts";
import { locale } from "../../store/settings.ts";
import { type BoardDraft, desksOf, placeOf, printedAt, withDesks, withPlace } from "./board-drafts.ts";
import { NumberField, ProblemAt, SelectField } from "./fields.tsx";

const PATH = "components.companyBoard";
const MOST_DESKS = 3;

interface BoardProps {
  readonly board: BoardDraft;
  onBoard(board: BoardDraft): void;
}

/** The company board: what is printed where, and what the workstations cost. */
export function BoardForm({ board, onBoard }: BoardProps) {
  const say = useWords(PROFILE);
  const words = vocabulary(locale.value);
  return (
    <section class="profile-table" data-table="companyBoard">
      <h2>{say("carnegie.board")}</h2>
      <h3>{say("carnegie.places")}</h3>
      <p class="hint">{say("carnegie.placesHint")}</p>
      <div class="profile-plan">
        {Array.from({ length: board.rows * board.columns }, (_, cell) => (
          <PlaceField key={cell} board={board} cell={cell} onBoard={onBoard} />
        ))}
      </div>
      <ProblemAt path={`${PATH}.start`} />
      <h3>{say("carnegie.desks")}</h3>
      <p class="hint">{say("carnegie.desksHint")}</p>
      <div class="profile-desks">
        {START_DEPARTMENT_IDS.map((id, index) => (
          <Desks
            key={id}
            name={words.department[id]}
            path={`${PATH}.startDepartments[${index}].workstations`}
            prices={desksOf(board, id)}
            onPrices={(workstations) => onBoard(withDesks(board, id, workstations))}
          />
        ))}
      </div>
      <ProblemAt path={PATH} />
    </section>
  );
}

/** One space of the board. */
function PlaceField({ board, cell, onBoard }: BoardProps & { readonly cell: number }) {
  const say = useWords(PROFILE);
  const words = vocabulary(locale.value);
  const place = placeOf(cell);
  const here = printedAt(board, place);
  const nameOf = (id: PrintedSpace) => (id === "lobby" ? words.lobby : words.department[id]);
  return (
    <SelectField
      label={say("carnegie.place", { row: place[0] + 1, column: place[1] + 1 })}
      path={`${PATH}.start.${here ?? cell}`}
      value={here ?? ""}
      all={[
        // A printed department can be moved, not removed.
        ...(here === undefined ? [{ value: "" as const, text: say("carnegie.free") }] : []),
        ...PRINTED_SPACES.map((id) => ({ value: id, text: nameOf(id) })),
      ]}
      onValue={(id) => id !== "" && onBoard(withPlace(board, id, place))}
    />
  );
}

interface DesksProps {
  readonly name: string;
  readonly path: string;
  readonly prices: readonly (number | undefined)[];
  onPrices(prices: readonly (number | undefined)[]): void;
}

export function Desks({ name, path, prices, onPrices }: DesksProps) {
  const say = useWords(PROFILE);
  return (
    <fieldset class="profile-desk">
      <legend>{name}</legend>
      <div class="profile-cells">
        {prices.map((price, desk) => (
          <NumberField
            key={desk}
            label={say("carnegie.desk", { number: desk + 1 })}
            path={`${path}[${desk}]`}
            value={price}
            onValue={(value) => onPrices(prices.with(desk, value))}
          />
        ))}
        <button
          type="button"
          class="button quiet"
          data-action="add-desk"
          disabled={prices.length >= MOST_DESKS}
          onClick={() => onPrices([...prices, prices.at(-1) ?? 0])}
        >
          {say("carnegie.addDesk")}
        </button>
        <button
          type="button"
          class="button quiet"
          data-action="remove-desk"
          disabled={prices.length <= 1}
          onClick={() => onPrices(prices.slice(0, -1))}
        >
          {say("carnegie.removeDesk")}
        </button>
      </div>
      <ProblemAt path={path} deep />
    </fieldset>
  );
}
