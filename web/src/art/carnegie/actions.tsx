import type { ActionType, Column } from "@montan/carnegie";
import type { JSX } from "preact";
import type { ArtProps } from "../crests.tsx";
import { circle } from "../path.ts";
import { still } from "../still.ts";
import { Engraved } from "./engraved.tsx";

const ACTIONS: Readonly<Record<ActionType, () => JSX.Element>> = {
  // Two people and the way between them.
  hr: () => (
    <>
      <path class="solid" d={`${circle(6.2, 9.6, 2.7)}M1.9 20.8c0-4.6 1.6-6.7 4.3-6.7s4.3 2.1 4.3 6.7Z`} />
      <path
        d={`${circle(17.8, 9.6, 2.7)}M13.5 20.8c0-4.6 1.6-6.7 4.3-6.7s4.3 2.1 4.3 6.7ZM7 4.4q5-3.3 9.6-.4M17.3 1.4v3h-3`}
      />
    </>
  ),
  // A travelling bag full of contracts.
  management: () => (
    <>
      <path class="tint" d="M2.6 8.600h18.800v11.800H2.600Z" />
      <path d="M2.6 8.600h18.800v11.800H2.600ZM8.4 8.400V6q0-2.4 2.4-2.400h2.400q2.4 0 2.4 2.400v2.400M2.6 13.400h7.200M14.2 13.400h7.2" />
      <path class="solid" d="M9.8 11.800h4.400v3.600H9.800Z" />
    </>
  ),
  // A derrick with its load.
  construction: () => (
    <>
      <path d="M6.5 21.400V2.800M3 21.400h7M6.5 6.400h15M6.5 2.800l12 3.600M6.5 11.400l5-5M3.2 6.400h3.300M3.2 4.800v3.400M18.6 6.600v5.2" />
      <path class="solid" d="M15.4 12h6.400v5h-6.400Z" />
    </>
  ),
  // A flask at work.
  rd: () => (
    <>
      <path class="tint" d="M7.2 14.400h9.600l3.2 5.500q.5 1.5-1 1.500H5q-1.5 0-1-1.500Z" />
      <path d="M9.6 2.800v6.800L4 19.900q-.5 1.5 1 1.500h14q1.5 0 1-1.500L14.4 9.600V2.800M7.8 2.800h8.400M7.2 14.400h9.6" />
      <path class="solid" d={circle(10.2, 17.8, 0.9) + circle(13.8, 16.8, 0.9)} />
    </>
  ),
};

/** The sign of a row of the timeline and of its departments. */
export const ActionSign = still(({ action, ...place }: ArtProps & { readonly action: ActionType }) => (
  <Engraved {...place} class={`action-sign ${place.class ?? ""}`}>
    {ACTIONS[action]()}
  </Engraved>
));

/** One of each, for the tile that stands for any of them; drawn too small for more than silhouettes. */
const ANY = [
  `${circle(6, 3.4, 2)}M2.4 11c0-3.6 1.3-5 3.6-5s3.6 1.4 3.6 5Z`,
  "M13.4 4.200h9.200V11h-9.200ZM15.8 4V2.600q0-1.2 1.2-1.200h2q1.2 0 1.2 1.200V4H19V2.600h-2V4Z",
  "M2.6 22.800v-9.600H4v1.400h6.600v1.200H9.800v2h1.400v3.200H7.400v-3.200h1.400v-2H4v7Z",
  "M16.4 13.200h3.200v3.200l2.8 5.300q.4 1.1-.8 1.100h-7.200q-1.2 0-.8-1.100l2.8-5.300Z",
].join("");

/** Any action. */
export const AnyActionSign = still((place: ArtProps) => (
  <Engraved {...place}>
    <path class="solid" d={ANY} />
  </Engraved>
));

const DONATIONS: Readonly<Record<Column, () => JSX.Element>> = {
  // An open book.
  education: () => (
    <>
      <path class="tint" d="M12 6.200C9.6 4.4 6.2 3.8 2.2 4.200v14.400c4-.4 7.4.2 9.8 2Z" />
      <path d="M12 6.200C9.6 4.4 6.2 3.8 2.2 4.200v14.400c4-.4 7.4.2 9.8 2 2.4-1.8 5.8-2.4 9.8-2V4.200c-4-.4-7.4.2-9.8 2Zm0 0v14.400M15 9q2-.9 4.2-.9M15 12.600q2-.9 4.2-.9" />
    </>
  ),
  // A pair of scales.
  "human-rights": () => (
    <>
      <path d="M12 2.400v18.400M7.6 21.200h8.800M3.8 6h16.400M5 6l-3 7.600M5 6l3 7.600M19 6l-3 7.600M19 6l3 7.6" />
      <path class="solid" d="M1.6 13.600h6.800a3.4 3.4 0 0 1-6.8 0ZM15.6 13.600h6.800a3.4 3.4 0 0 1-6.8 0Z" />
    </>
  ),
  // A heart in an open hand.
  welfare: () => (
    <>
      <path
        class="solid"
        d="M13.2 11.600C10 9.4 8.4 7.7 8.4 5.600a2.6 2.6 0 0 1 4.8-1.400A2.6 2.6 0 0 1 18 5.600c0 2.1-1.6 3.8-4.8 6Z"
      />
      <path d="M2 13.400h3.600q1.6 0 3 1l1 .7h3.800q1.7 0 1.7 1.500t-1.7 1.500H9.600M15 17.200l4.8-2.400q1.6-.7 2.3.5t-.7 2.200l-6 3.700q-1.1.6-2.3.4l-5.3-.9H2" />
    </>
  ),
  // The staff of Asclepius.
  health: () => (
    <>
      <path class="staff" d="M12 2.200v19.6" />
      <path d="M8.2 6.600q0-2.4 3.4-2.2 5.8.4 5.8 3.400c0 4-9.6 2.4-9.6 6 0 3.4 7.8 2.2 7.8 4.900q0 1.5-3 1.900M8.2 6.600l-2.6.6" />
    </>
  ),
};

/** The sign of a donation category. */
export const DonationSign = still(({ column, ...place }: ArtProps & { readonly column: Column }) => (
  <Engraved {...place} class={`donation-sign ${place.class ?? ""}`}>
    {DONATIONS[column]()}
  </Engraved>
));
