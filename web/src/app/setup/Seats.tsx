import { useId } from "preact/hooks";
import { SignDisc } from "../../art/players.tsx";
import type { GameCard } from "../../games.ts";
import { BOT_LABELS, LEVELS } from "../../i18n/bots.ts";
import { SETUP } from "../../i18n/setup.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import { PLAYER_SIGNS, type PlayerSign, type Signs, signOf, withSign } from "../../signs.ts";
import type { SeatEntry } from "../../store/last-setup.ts";
import { locale, MAX_NAME } from "../../store/settings.ts";
import { resized } from "../seats-form.ts";

interface SeatsProps {
  readonly card: GameCard;
  readonly seats: readonly SeatEntry[];
  /** Each seat's name if none is entered. */
  readonly names: readonly string[];
  readonly signs: Signs;
  onSeats(seats: readonly SeatEntry[]): void;
  onSigns(signs: Signs): void;
}

/** How many play, and who plays which seat. */
export function Seats({ card, seats, names, signs, onSeats, onSigns }: SeatsProps) {
  return (
    <>
      <SeatCount seats={card.seats} count={seats.length} onCount={(count) => onSeats(resized(seats, count))} />
      <ol class="seats">
        {seats.map((seat, index) => (
          <SeatRow
            key={index}
            number={index + 1}
            seat={seat}
            called={names[index] ?? ""}
            sign={signOf(signs, index)}
            onChange={(changed) => onSeats(seats.with(index, changed))}
            onSign={(sign) => onSigns(withSign(signs, index, sign))}
          />
        ))}
      </ol>
    </>
  );
}

interface CountProps {
  readonly seats: GameCard["seats"];
  readonly count: number;
  onCount(count: number): void;
}

export function SeatCount({ seats: { min, max }, count, onCount }: CountProps) {
  const say = useWords(SHELL);
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
            <span>{one === 1 ? say("setup.solo") : one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatProps {
  readonly number: number;
  readonly seat: SeatEntry;
  readonly called: string;
  readonly sign: PlayerSign;
  onChange(seat: SeatEntry): void;
  onSign(sign: PlayerSign): void;
}

function SeatRow({ number, seat, called, sign, onChange, onSign }: SeatProps) {
  const say = useWords(SHELL);
  const saySetup = useWords(SETUP);
  const id = useId();
  const choose = (value: string) => {
    const who = LEVELS.find((level) => level === value) ?? "person";
    onChange({ ...seat, who });
  };
  return (
    <li class="seat" data-seat={number}>
      <p class="small-caps">
        <SignDisc sign={sign} class="seat-disc" /> {say("setup.seat", { number })}
      </p>
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
      <div class="field">
        <label for={`${id}-sign`}>{saySetup("sign")}</label>
        <select
          id={`${id}-sign`}
          value={sign}
          data-action="seat-sign"
          onChange={({ currentTarget: { value } }) => onSign(PLAYER_SIGNS.find((one) => one === value) ?? sign)}
        >
          {PLAYER_SIGNS.map((one) => (
            <option key={one} value={one}>
              {saySetup(`sign.${one}`)}
            </option>
          ))}
        </select>
      </div>
    </li>
  );
}
