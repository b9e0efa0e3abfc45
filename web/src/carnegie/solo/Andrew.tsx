import {
  type ActionType,
  type Andrew as AndrewState,
  CARD_VP,
  type Event,
  game,
  REGIONS,
  SOLO_LEVELS,
  TRACKS,
  tablesOf,
} from "@montan/carnegie";
import { useId, useRef } from "preact/hooks";
import { ActionSign } from "../../art/carnegie/actions.tsx";
import { Disk, TopHat } from "../../art/carnegie/disks.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { RegionHeading } from "../../table/Heading.tsx";
import { Piece, useZone } from "../../table/Piece.tsx";
import { RegionBadge } from "../company/Signs.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { CardBackView, CardFace } from "./Card.tsx";
import { type AndrewRound, hear } from "./steps.ts";
import "./solo.css";

const NOTHING: AndrewRound = { round: 0, steps: [] };

interface AndrewProps {
  readonly events: readonly Event[];
  /** What happened in the round before this component appeared. */
  readonly story: (() => readonly Event[]) | undefined;
}

/** Andrew: his card and the next back, what he did this round, what failed steps brought him, and all he owns. */
export function Andrew({ events, story }: AndrewProps) {
  const { view } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const zone = useZone(piece.andrew, "andrew");
  const told = useTold(view.round.number, events, story);
  const { andrew } = view;
  if (andrew === undefined) return null;
  const steps = andrew.card === undefined ? [] : told.steps;
  return (
    <section class="andrew" data-region="andrew" aria-labelledby={title} {...zone}>
      <RegionHeading id={title} rules="andrew" of={say("andrew")}>
        {say("andrew")}
      </RegionHeading>
      <div class="andrew-inside">
        <header class="andrew-head">
          <TopHat />
          <strong>{say("andrew")}</strong>
          <Level level={andrew.level} />
          <Total />
        </header>
        <Cards andrew={andrew} />
        <ol class="andrew-steps" aria-label={say("andrews-steps")}>
          {steps.map((step, index) => (
            <Step key={index} step={step} />
          ))}
          {steps.length === 0 && view.phase !== "over" && (
            <li class="andrew-waits">{say(andrew.card === undefined ? "andrew-waits" : "andrew-has-played")}</li>
          )}
        </ol>
        <Belongings andrew={andrew} />
      </div>
    </section>
  );
}

/** What Andrew did in the round: step by step as it happens, or all of it at once when shown later. */
function useTold(round: number, events: readonly Event[], story: AndrewProps["story"]): AndrewRound {
  const heard = useRef<{ readonly events: readonly Event[]; readonly told: AndrewRound }>(undefined);
  const before = heard.current;
  if (before === undefined || before.events !== events || before.told.round !== round) {
    const told =
      events.length === 0 ? hear(NOTHING, round, story?.() ?? []) : hear(before?.told ?? NOTHING, round, events);
    heard.current = { events, told };
    return told;
  }
  return before.told;
}

/** Which of the four levels he plays at. */
function Level({ level }: { readonly level: AndrewState["level"] }) {
  const { words } = useVoice();
  return (
    <span class="andrew-level" title={SOLO_LEVELS.map((one) => words.soloLevel[one]).join(" · ")}>
      {SOLO_LEVELS.map((one) => (
        <i key={one} data-reached={SOLO_LEVELS.indexOf(one) <= SOLO_LEVELS.indexOf(level) || undefined} />
      ))}
      {words.soloLevel[level]}
    </span>
  );
}

function Total() {
  const { view } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const known = view.phase !== "sheets" && view.phase !== "tab-sides";
  const total = known ? (game.score(view).find(({ owner }) => owner === "automa")?.total ?? 0) : 0;
  const text = say("total-now", { count: total });
  return (
    <b class="andrew-total" role="img" aria-label={text} title={text}>
      {`Σ ${total}`}
    </b>
  );
}

/** The card of the round, moving along the VP cards, and the back of the next one. */
function Cards({ andrew }: { readonly andrew: AndrewState }) {
  const { view } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const [waiting, next] = andrew.card === undefined ? andrew.backs : [undefined, ...andrew.backs];
  return (
    <div class="andrew-cards">
      <div class="andrew-card-place">
        {andrew.card !== undefined && <CardFace card={andrew.card} action={view.round.row} />}
        {waiting !== undefined && (
          <Piece
            piece={piece.andrewCard}
            label={say("card-face-down", { back: words.cardBack(waiting) })}
            rules="andrew"
            class="solo-card"
          >
            <CardBackView back={waiting} />
          </Piece>
        )}
      </div>
      <VpRow position={andrew.card === undefined ? undefined : andrew.shift} />
      {next !== undefined && (
        <div class="andrew-next">
          <Piece
            piece={`${piece.andrew}/next`}
            label={say("next-back", { back: words.cardBack(next) })}
            rules="andrew"
            class="solo-card solo-next"
          >
            <CardBackView back={next} />
          </Piece>
        </div>
      )}
    </div>
  );
}

function VpRow({ position }: { readonly position: number | undefined }) {
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const label = position === undefined ? say("vp-cards") : say("card-worth", { vp: words.vp(CARD_VP[position] ?? 0) });
  return (
    <div class="vp-cards" role="img" aria-label={label} title={label}>
      {CARD_VP.map((vp, index) => (
        <b key={vp} data-here={index === position || undefined}>
          {vp}
        </b>
      ))}
    </div>
  );
}

function Step({ step: { event, cost } }: { readonly step: AndrewRound["steps"][number] }) {
  const { tell } = useVoice();
  const failed = event.type === "andrew-card-shifted" && event.reason.by !== "human-resources";
  return (
    <li class="andrew-step" data-failed={failed || undefined}>
      <span aria-hidden="true">{failed ? "✗" : "✓"}</span>
      <span>{tell(event)}</span>
      {cost !== undefined && <b aria-hidden="true">{`+${cost.vp}`}</b>}
    </li>
  );
}

/** Departments by type, transport, disks. */
function Belongings({ andrew }: { readonly andrew: AndrewState }) {
  const { view } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { departments } = tablesOf(view);
  const types = andrew.departments.map((id) => departments[id].type);
  const names = andrew.departments.map((id) => words.department[id]).join(", ");
  return (
    <ul class="andrew-belongings">
      <li title={say("disks-in-supply", { count: andrew.disks })}>
        <Disk owner="automa" />
        <b role="img" aria-label={say("disks-in-supply", { count: andrew.disks })}>
          {andrew.disks}
        </b>
      </li>
      <li title={names}>
        {countByType(types).map(([type, count]) => (
          <span key={type} class="andrew-types" data-action-type={type} aria-hidden="true">
            <ActionSign action={type} />
            <b>{count}</b>
          </span>
        ))}
        <span class="visually-hidden">
          {say("andrews-departments", { count: andrew.departments.length, names: names || say("nothing") })}
        </span>
      </li>
      {REGIONS.map((region) => {
        const text = say("andrews-track", {
          region: words.region[region],
          at: andrew.tracks[region] + 1,
          spaces: TRACKS[region].length,
        });
        return (
          <li key={region} title={text}>
            <RegionBadge region={region} />
            <b role="img" aria-label={text}>
              {andrew.tracks[region] + 1}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

function countByType(types: readonly ActionType[]): readonly (readonly [ActionType, number])[] {
  return [...new Set(types)].map((type) => [type, types.filter((one) => one === type).length] as const);
}
