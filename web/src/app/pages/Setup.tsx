import { CodedError } from "@montan/engine";
import { useId, useState } from "preact/hooks";
import { GAMES, type GameCard, isGameId, type OptionField, playable } from "../../games.ts";
import { BOT_LABELS, LEVELS } from "../../i18n/bots.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { startGame } from "../../shell/new-game.ts";
import { reasonOf } from "../../shell/sentences.ts";
import { openStore } from "../../store/open.ts";
import { locale, MAX_NAME, settings } from "../../store/settings.ts";
import { FileButton } from "../FileButton.tsx";
import { Unknown } from "../Lost.tsx";
import { Page } from "../Page.tsx";
import { go } from "../router.ts";
import { differ, namesOf, playersOf, readObject, resized, type SeatEntry, usualSeats } from "../seats-form.ts";
import { LID } from "../titles.ts";

export function Setup({ game }: { readonly game: string }) {
  const say = useWords(SHELL);
  const card = isGameId(game) ? GAMES[game] : undefined;
  if (card?.load === undefined) return <Unknown />;
  return (
    <Page title={say("setup.title", { game: say(LID[card.id].title) })}>
      <SetupForm card={card} />
    </Page>
  );
}

function SetupForm({ card }: { readonly card: GameCard }) {
  const say = useWords(SHELL);
  const [seats, setSeats] = useState<readonly SeatEntry[]>(usualSeats(card.usualSeats));
  const [seed, setSeed] = useState("");
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState("");
  const names = namesOf(seats, settings.value.name.trim(), (number) => say("guestNumber", { number }));

  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = await playable(card.id);
    if (found === undefined) return;
    if (!differ(names)) return setRefusal(say("setup.namesTwice"));
    try {
      const id = await startGame(await openStore(), {
        game: found.game,
        options: readOptions(options),
        names,
        players: playersOf(seats),
        seed,
      });
      go("play", id);
    } catch (error) {
      if (error instanceof CodedError) setRefusal(reasonOf(error, locale.value, found.game));
      else if (error instanceof SyntaxError) setRefusal(say("setup.notJson"));
      else throw error;
    }
  };

  return (
    <form class="setup" onSubmit={(event) => void start(event)}>
      <SeatCount card={card} count={seats.length} onCount={(count) => setSeats(resized(seats, count))} />
      <ol class="seats">
        {seats.map((seat, index) => (
          <SeatRow
            key={index}
            number={index + 1}
            seat={seat}
            called={names[index] ?? ""}
            onChange={(changed) => setSeats(seats.with(index, changed))}
          />
        ))}
      </ol>
      <details class="more">
        <summary>{say("setup.more")}</summary>
        <Seed seed={seed} onSeed={setSeed} />
        {card.options.map((field) => (
          <JsonField
            key={field.option}
            field={field}
            text={options[field.option] ?? ""}
            onText={(text) => setOptions({ ...options, [field.option]: text })}
          />
        ))}
      </details>
      <p class="refusal" role="alert" data-refusal hidden={refusal === ""}>
        {refusal}
      </p>
      <button type="submit" class="button primary large" data-action="start-game">
        {say("setup.start")}
      </button>
    </form>
  );
}

/** Only what was filled in; undefined: everything as usual. */
function readOptions(texts: Readonly<Record<string, string>>): Record<string, unknown> | undefined {
  const given = Object.entries(texts).flatMap(([option, text]) => {
    const value = readObject(text);
    return value === undefined ? [] : [[option, value] as const];
  });
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

interface CountProps {
  readonly card: GameCard;
  readonly count: number;
  onCount(count: number): void;
}

function SeatCount({ card, count, onCount }: CountProps) {
  const say = useWords(SHELL);
  const { min, max } = card.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <fieldset class="choice-field">
      <legend>{say("setup.seats")}</legend>
      <div class="segments">
        {counts.map((one) => (
          <label class="segment" key={one}>
            <input
              type="radio"
              name="seats"
              checked={one === count}
              data-action={`seats-${one}`}
              onChange={() => onCount(one)}
            />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatProps {
  readonly number: number;
  readonly seat: SeatEntry;
  /** The name the seat gets if none is written. */
  readonly called: string;
  onChange(seat: SeatEntry): void;
}

function SeatRow({ number, seat, called, onChange }: SeatProps) {
  const say = useWords(SHELL);
  const id = useId();
  const choose = (value: string) => {
    const who = LEVELS.find((level) => level === value) ?? "person";
    onChange({ ...seat, who });
  };
  return (
    <li class="seat" data-seat={number}>
      <p class="small-caps">{say("setup.seat", { number })}</p>
      <div class="field">
        <label for={`${id}-who`}>{say("setup.who")}</label>
        <select
          id={`${id}-who`}
          value={seat.who}
          data-action="seat-who"
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="person">{say("setup.person")}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say("setup.bot", { level: BOT_LABELS[level][locale.value] })}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={`${id}-name`}>{say("setup.name")}</label>
        <input
          id={`${id}-name`}
          value={seat.name}
          placeholder={called}
          maxLength={MAX_NAME}
          data-action="seat-name"
          onInput={({ currentTarget }) => onChange({ ...seat, name: currentTarget.value })}
        />
      </div>
    </li>
  );
}

function Seed({ seed, onSeed }: { readonly seed: string; onSeed(seed: string): void }) {
  const say = useWords(SHELL);
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{say("setup.seed")}</label>
      <input
        id={id}
        value={seed}
        maxLength={MAX_NAME}
        data-action="seed"
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => onSeed(currentTarget.value)}
      />
      <p class="hint" id={`${id}-hint`}>
        {say("setup.seedHint")}
      </p>
    </div>
  );
}

interface JsonProps {
  readonly field: OptionField;
  readonly text: string;
  onText(text: string): void;
}

function JsonField({ field, text, onText }: JsonProps) {
  const say = useWords(SHELL);
  const plain = say as (key: OptionField["label"]) => string;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{plain(field.label)}</label>
      <p class="hint" id={`${id}-hint`}>
        {plain(field.hint)}
      </p>
      <textarea
        id={id}
        rows={5}
        spellcheck={false}
        value={text}
        aria-describedby={`${id}-hint`}
        data-action={`option-${field.option}`}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      <FileButton
        label={say("setup.file")}
        action={`${field.option}-file`}
        accept=".json,application/json"
        onText={onText}
      />
    </div>
  );
}
