import { ACTION_TYPES, type ActionType, ROUNDS, type RowPreview, rowPreview } from "@montan/carnegie";
import { useId, useMemo } from "preact/hooks";
import { ActionSign } from "../../art/carnegie/actions.tsx";
import { ActionMarker } from "../../art/carnegie/round.tsx";
import { steady } from "../../art/steady.ts";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useExplained } from "../../table/Explained.tsx";
import { RegionHeading } from "../../table/Heading.tsx";
import { useMarks } from "../../table/marks.ts";
import { Piece } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import { EventSign, Preview } from "./Preview.tsx";
import { eventWords, type Speech, seatLines } from "./preview-words.ts";
import { spacesOf, type TimelineSpaceState } from "./spaces.ts";
import "./timeline.css";

function useSpeech(): Speech {
  const { words, player } = useVoice();
  return { say: useWords(CARNEGIE_BOARDS), words, player };
}

/** The four rows: where the markers are, and what choosing each would trigger, and for whom. */
export function Timeline() {
  const { view } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const previews = useMemo(() => ACTION_TYPES.map((row) => rowPreview(view, row)), [view]);
  const [root, card] = useExplained<HTMLElement>((row) => {
    const index = ACTION_TYPES.indexOf(row as ActionType);
    return <RowWords row={row as ActionType} preview={previews[index]} />;
  });
  const choosing = view.phase === "choose-row";
  return (
    <section
      ref={root}
      class="timeline"
      data-region="timeline"
      data-choosing={choosing || undefined}
      aria-labelledby={title}
    >
      <RegionHeading id={title} rules="timeline" of={say("timeline")}>
        {say("timeline-round", { round: view.round.number, rounds: ROUNDS })}
      </RegionHeading>
      <div class="timeline-rows">
        {ACTION_TYPES.map((row, index) => (
          <Row key={row} row={row} preview={previews[index]} choosing={choosing} />
        ))}
      </div>
      {card}
    </section>
  );
}

interface RowProps {
  readonly row: ActionType;
  readonly preview: RowPreview | undefined;
}

/** The row in words: its event, and what everybody gets from it. */
function RowWords({ row, preview }: RowProps) {
  const speech = useSpeech();
  const { say, words } = speech;
  if (preview === undefined) return <strong>{words.action[row]}</strong>;
  return (
    <div class="row-words" data-action-type={row}>
      <header>
        <ActionSign action={row} />
        <strong>{words.action[row]}</strong>
      </header>
      {preview.eventRow !== row && <p>{say("event-of-row", { row: words.action[preview.eventRow] })}</p>}
      <p>
        <b>{eventWords(preview, speech)}</b>
      </p>
      {seatLines(preview, speech).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Row({ row, preview, choosing }: RowProps & { readonly choosing: boolean }) {
  const { view, seat } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const label = useRowLabel(row, preview);
  const { round, phase, timeline } = view;
  const waiting = timeline.markers[ACTION_TYPES.indexOf(row)] === 0;
  const happening = round.eventRow === row && phase !== "choose-row";
  return (
    <div
      class="timeline-row"
      data-action-type={row}
      data-chosen={(round.row === row && phase !== "over") || undefined}
      data-explain={row}
    >
      <Piece
        piece={piece.timeline(row)}
        spot={seat === undefined ? undefined : spot.row(row)}
        label={label}
        rules="timeline"
        class="row-plate"
      >
        <ActionSign action={row} />
        <span class="timeline-name">{say(`row-${row}`)}</span>
      </Piece>
      <span class="row-spaces" aria-hidden="true">
        <span class="row-start">{waiting && <Marker row={row} />}</span>
        {spacesOf(view, row).map((space, index) => (
          <Space key={index} row={row} {...space} now={happening && space.when === "next"} />
        ))}
      </span>
      {choosing && preview !== undefined && <Preview row={row} preview={preview} />}
    </div>
  );
}

function useRowLabel(row: ActionType, preview: RowPreview | undefined): string {
  const speech = useSpeech();
  const { say, words } = speech;
  if (preview === undefined) return words.action[row];
  return [
    words.action[row],
    preview.eventRow === row ? "" : say("event-of-row", { row: words.action[preview.eventRow] }),
    eventWords(preview, speech),
    ...seatLines(preview, speech),
  ]
    .filter((part) => part !== "")
    .join(". ");
}

function Marker({ row }: { readonly row: ActionType }) {
  const marks = useMarks();
  return (
    <span class="row-marker" data-piece={piece.marker(row)} {...marks(piece.marker(row))}>
      <ActionMarker />
    </span>
  );
}

interface SpaceProps extends TimelineSpaceState {
  readonly row: ActionType;
  /** Its event is the one of this round. */
  readonly now: boolean;
}

const Space = steady(({ row, region, donation, when, now }: SpaceProps) => (
  <span class="row-space" data-when={when} data-now={now || undefined}>
    <EventSign region={region} donation={donation} />
    {when === "marker" && <Marker row={row} />}
  </span>
));
