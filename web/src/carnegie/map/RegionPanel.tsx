import { type Gain, gainAmount, gainKind, type Region, TRACKS, type TrackSpace } from "@montan/carnegie";
import { Disk } from "../../art/carnegie/disks.tsx";
import { Employee } from "../../art/carnegie/people.tsx";
import { GainSign } from "../../art/carnegie/resources.tsx";
import { Vehicle } from "../../art/carnegie/transport.tsx";
import { steady } from "../../art/steady.ts";
import { lightOf } from "../../table/choices.ts";
import { useMarks } from "../../table/marks.ts";
import { Piece, useZone } from "../../table/Piece.tsx";
import { useTable } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import { disksOnTrack, initialOf, missionSentence, spaceSentence, trackSentence, useSpeaker } from "./sentences.ts";

/** A region beside the map: who is on a mission there, and how far everybody's transport has come. */
export function RegionPanel({ region }: { readonly region: Region }) {
  return (
    <div class={`region-panel land-${region}`}>
      <MissionArea region={region} />
      <Track region={region} />
    </div>
  );
}

function MissionArea({ region }: { readonly region: Region }) {
  const { view } = useTable();
  const marks = useMarks();
  const speaker = useSpeaker();
  return (
    <Piece
      piece={piece.region(region)}
      spot={spot.region(region)}
      label={missionSentence(speaker, view, region)}
      class="mission"
      rules="missions"
    >
      <span class="region-initial">{initialOf(speaker, region)}</span>
      <span class="region-name">{speaker.words.region[region]}</span>
      <span class="mission-people">
        {view.players.map(({ missions }, seat) => {
          const key = piece.mission(region, seat);
          const count = missions[region];
          return count === 0 ? null : (
            <span key={String(seat)} class="on-mission" data-piece={key} {...marks(key)}>
              <Employee seat={seat} />
              {count > 1 && <b>{count}</b>}
            </span>
          );
        })}
      </span>
    </Piece>
  );
}

function GainFigure({ gain }: { readonly gain: Gain }) {
  return (
    <span class="gain-figure">
      <b>{gainAmount(gain)}</b>
      <GainSign kind={gainKind(gain)} />
    </span>
  );
}

/** What is printed on a space: level and price, income, and on the last one the bonus, where its disk will be. */
function printedSpace({ level, cost, income, bonus }: TrackSpace) {
  return (
    <>
      <span class="track-price">
        <Vehicle level={level} />
        {cost > 0 && (
          <span class="track-cost">
            {cost}
            <GainSign kind="study" />
          </span>
        )}
      </span>
      <GainFigure gain={income} />
      {bonus !== undefined && (
        <span class="track-bonus">
          <i>+</i>
          <GainFigure gain={bonus} />
        </span>
      )}
    </>
  );
}

function Track({ region }: { readonly region: Region }) {
  const { view, choices, picked } = useTable();
  const speaker = useSpeaker();
  const label = trackSentence(speaker, view, region);
  return (
    <div class="track" data-explain={region} {...useZone(piece.track(region), "tracks")}>
      <Piece
        piece={`${piece.track(region)}/whole`}
        spot={spot.track(region)}
        label={label}
        class="track-whole"
        rules="tracks"
      >
        {undefined}
      </Piece>
      {TRACKS[region].map((space, at) => (
        <Space
          key={String(at)}
          region={region}
          at={at}
          space={space}
          label={spaceSentence(speaker, region, at)}
          open={lightOf(choices, picked, spot.trackSpace(region, at)) !== undefined}
        />
      ))}
    </div>
  );
}

interface SpaceProps {
  readonly region: Region;
  readonly at: number;
  readonly space: TrackSpace;
  readonly label: string;
  /** It can be chosen. */
  readonly open: boolean;
}

const Space = steady(({ region, at, space, label, open }: SpaceProps) => {
  const name = `track-space level-${space.level}${space.bonus === undefined ? "" : " track-last"}`;
  const face = (
    <>
      {printedSpace(space)}
      <Standing region={region} at={at} />
    </>
  );
  if (!open) {
    return (
      <div class={name} title={label}>
        {face}
      </div>
    );
  }
  return (
    <Piece
      piece={`${piece.track(region)}/space:${at}`}
      spot={spot.trackSpace(region, at)}
      label={label}
      class={name}
      rules="tracks"
    >
      {face}
    </Piece>
  );
});

/** The disks that stand on a space. */
function Standing({ region, at }: { readonly region: Region; readonly at: number }) {
  const { view } = useTable();
  const marks = useMarks();
  const here = disksOnTrack(view, region).filter((disk) => disk.at === at);
  return (
    <span class="standing" data-many={here.length > 2 ? here.length : undefined}>
      {here.map(({ owner }) => {
        const key = piece.trackDisk(region, owner);
        return (
          <span key={String(owner)} data-piece={key} {...marks(key)}>
            <Disk owner={owner} />
          </span>
        );
      })}
    </span>
  );
}
