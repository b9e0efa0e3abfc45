import { still } from "../../art/still.ts";

const STANCHIONS = [8, 24, 40, 56, 72, 88, 104, 120, 136, 152, 168, 184];

/** Cornice, water tank and flagpole. */
export const Roof = still((_: object) => (
  <svg class="roof" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
    <path class="cornice" d="M0 11h200v5H0Z" />
    <path class="ledge" d="M-1 8.500h202V11H-1Z" />
    {STANCHIONS.map((x) => (
      <path key={x} class="corbel" d={`M${x} 11h4v3h-4Z`} />
    ))}
  </svg>
));

/** The pavement, with a lamp and a hydrant. */
export const Street = still((_: object) => (
  <svg class="street" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">
    <path class="kerb" d="M-4 0h208v3H-4Z" />
    <path class="joints" d="M10 0v3M40 0v3M70 0v3M100 0v3M130 0v3M160 0v3M190 0v3" />
  </svg>
));

/** The entrance: a double door under a fanlight. */
export const Door = still((_: object) => (
  <svg class="door" viewBox="0 0 40 32" aria-hidden="true">
    <path class="door-frame" d="M8 32V12q0-10 12-10t12 10v20Z" />
    <path class="door-wing" d="M11 32V14h8v18ZM21 32V14h8v18Z" />
    <path class="door-light" d="M11.500 12q1-7 8.500-7t8.500 7Z" />
    <path class="door-line" d="M20 5v7M14.500 7l2.500 5M25.500 7 23 12M17.500 23v2M22.500 23v2" />
  </svg>
));
