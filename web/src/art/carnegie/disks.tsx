import type { DiskOwner, ProjectType } from "@montan/carnegie";
import { type PlayerSign, signOf } from "../../signs.ts";
import type { ArtProps } from "../crests.tsx";
import { useSigns } from "../player-signs.ts";
import { PlayerMark } from "../players.tsx";
import { still } from "../still.ts";
import { ProjectSign } from "./projects.tsx";

/** Andrew's top hat. */
function HatShape() {
  return (
    <>
      <path d="M6.8 3.600q5.2-1.5 10.4 0l-.6 12.200c3 .3 5 .9 5.6 1.7-.6 2.3-5.2 3.5-10.2 3.500S2.4 19.8 1.8 17.500c.6-.8 2.6-1.4 5.6-1.700Z" />
      <path class="band" d="M7.2 12.700q4.8 1.5 9.6 0l-.2 3.100q-4.6 1.5-9.2 0Z" />
    </>
  );
}

export const TopHat = still((place: ArtProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" {...place} class={`top-hat ${place.class ?? ""}`}>
    <HatShape />
  </svg>
));

type Nobody = Exclude<DiskOwner, number>;
const CLASS: Readonly<Record<Nobody, string>> = { automa: "of-andrew", neutral: "of-nobody" };

interface DiskProps extends ArtProps {
  /** A project keeps its type wherever it is: shown as a badge. */
  readonly type?: ProjectType | undefined;
}

const DiskWith = still(({ mark, type, ...place }: DiskProps & { readonly mark: PlayerSign | Nobody }) => (
  <svg
    viewBox="0 0 32 32"
    aria-hidden="true"
    {...place}
    class={`disk ${isNobody(mark) ? CLASS[mark] : `of-${mark}`} ${place.class ?? ""}`}
  >
    <ellipse class="disk-side" cx="16" cy="17.8" rx="13.6" ry="13" />
    <circle class="disk-face" cx="16" cy="15.2" r="13.6" />
    {mark === "neutral" && <circle class="disk-hole" cx="16" cy="15.2" r="6" />}
    {mark === "automa" && (
      <svg
        x="7"
        y="5.4"
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="currentColor"
        class="disk-mark"
        aria-hidden="true"
      >
        <HatShape />
      </svg>
    )}
    {!isNobody(mark) && <PlayerMark sign={mark} x={6} y={5.2} size={20} class="disk-mark" />}
    {type !== undefined && (
      <>
        <circle class="disk-badge" cx="25.5" cy="25.5" r="6.3" />
        <ProjectSign type={type} x={21} y={21} width={9} height={9} />
      </>
    )}
  </svg>
));

function isNobody(mark: PlayerSign | Nobody): mark is Nobody {
  return mark in CLASS;
}

/** A wooden disk: a player's with the symbol, Andrew's with the hat, a neutral one is a plain ring. */
export function Disk({ owner, ...look }: DiskProps & { readonly owner: DiskOwner }) {
  const signs = useSigns();
  return <DiskWith mark={typeof owner === "number" ? signOf(signs, owner) : owner} {...look} />;
}
