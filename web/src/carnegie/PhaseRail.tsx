import { game, type ModuleId, type Player, ROUNDS, type State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { ActionSign } from "../art/carnegie/actions.tsx";
import { GainSign } from "../art/carnegie/resources.tsx";
import { PlayerDisc } from "../art/players.tsx";
import { RulesLink } from "../table/RulesLink.tsx";
import { useTable, useVoice } from "./context.ts";

type PhaseId = State["phase"];

const ROUND: readonly PhaseId[] = ["choose-row", "event", "departments", "activation"];
const SETUP: readonly PhaseId[] = [
  "sheets",
  "tab-sides",
  "housing",
  "donation-tiles",
  "setup-moves",
  "setup-activation",
  "secret-donations",
];
/** Phases that only a module brings. */
const MODULE_OF: Readonly<Partial<Record<PhaseId, ModuleId>>> = {
  sheets: "new-beginning",
  "donation-tiles": "new-donations",
  "secret-donations": "secret-donation",
};

/** Where the game is: round n of twenty, the first player, and the phases with the current one. */
export function PhaseRail() {
  const { view, seat } = useTable();
  const { say, player, words } = useVoice();
  const { number, first, row } = view.round;
  return (
    <header class="phase-rail" data-rules="round">
      {seat !== undefined && <Purse seat={seat} />}
      <p class="round">
        <span class="round-count">
          {number === 0 ? say("setup") : say("round-of", { round: number, rounds: ROUNDS })}
        </span>
        {first !== undefined && (
          <span
            class="first-player"
            role="img"
            aria-label={say("first-player", { name: player(first) })}
            title={say("first-player", { name: player(first) })}
          >
            <PlayerDisc seat={first} />
            <b aria-hidden="true">{say("first-sign")}</b>
          </span>
        )}
        {row !== undefined && (
          <span class="round-action" role="img" aria-label={words.action[row]} title={words.action[row]}>
            <ActionSign action={row} />
          </span>
        )}
      </p>
      <ol class="phases" aria-label={say("phases")} data-setup={number === 0 || undefined}>
        {phasesOf(view).map((phase) => (
          <Phase key={phase} phase={phase} />
        ))}
      </ol>
      <RulesLink section="round" of={say("phases")} />
    </header>
  );
}

/** On a phone: what the player can pay with, visible while something to pay for is chosen. */
function Purse({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const { words } = useVoice();
  const { money, goods } = view.players[seat] as Player;
  const label = `${words.money(money)}, ${words.goods(goods)}`;
  return (
    <p class="own-purse" role="img" aria-label={label} title={label}>
      <GainSign kind="money" />
      <b>{money}</b>
      <GainSign kind="goods" />
      <b>{goods}</b>
    </p>
  );
}

function phasesOf({ phase, round, modules }: State): readonly PhaseId[] {
  if (phase === "over" || round.number > 0) return ROUND;
  return SETUP.filter((one) => {
    const module = MODULE_OF[one];
    return module === undefined || modules.includes(module);
  });
}

function Phase({ phase }: { readonly phase: PhaseId }) {
  const { view } = useTable();
  const { words, player } = useVoice();
  const phases = phasesOf(view);
  const now = view.phase === phase;
  const state = now
    ? "now"
    : phases.indexOf(phase) < phases.indexOf(view.phase) || view.phase === "over"
      ? "done"
      : "next";
  const name = words.phase[phase];
  return (
    <li class="phase" data-phase={phase} data-state={state} aria-current={now ? "step" : undefined} title={name}>
      <span class="phase-name">{name}</span>
      {now &&
        game.deciders(view).map((seat) => (
          <span key={seat} class="at-turn" role="img" aria-label={player(seat)} title={player(seat)}>
            <PlayerDisc seat={seat} />
          </span>
        ))}
    </li>
  );
}
