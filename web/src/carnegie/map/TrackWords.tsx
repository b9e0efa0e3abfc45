import { type Region, TRACKS } from "@montan/carnegie";
import { Disk } from "../../art/carnegie/disks.tsx";
import { Vehicle } from "../../art/carnegie/transport.tsx";
import { capital } from "../../table/context.ts";
import { useTable } from "../context.ts";
import { disksOnTrack, useSpeaker } from "./sentences.ts";

/** A transportation track in words, space by space, and whose disks are where. */
export function TrackWords({ region }: { readonly region: Region }) {
  const { view } = useTable();
  const { say, words } = useSpeaker();
  const disks = disksOnTrack(view, region);
  return (
    <div class="look-card">
      <header>
        <strong>{say("track-of", { region: words.region[region] })}</strong>
      </header>
      <ol>
        {TRACKS[region].map(({ level, cost, income, bonus }, at) => (
          <li key={String(at)}>
            <Vehicle level={level} />
            <span>
              {[
                capital(words.level[level]),
                ...(cost === 0 ? [] : [say("track-cost", { study: words.study(cost) })]),
                say("per-employee", { income: words.gain(income) }),
                ...(bonus === undefined ? [] : [say("track-last", { bonus: words.gain(bonus) })]),
              ].join("; ")}
            </span>
            <b>
              {disks.map(({ owner, at: space }) => (space === at ? <Disk key={String(owner)} owner={owner} /> : null))}
            </b>
          </li>
        ))}
      </ol>
    </div>
  );
}
