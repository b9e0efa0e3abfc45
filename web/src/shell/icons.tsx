import type { ComponentChildren } from "preact";

/** Line drawings of the interface, one stroke weight, 24 units wide. */
const DRAWINGS = {
  home: <path d="M3.5 11.5 12 4l8.5 7.5M6 9.8V20h4.5v-5.5h3V20H18V9.8" />,
  undo: <path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />,
  redo: <path d="M15.5 5 20 9.500 15.500 14M19.500 9.500H10a5.500 5.500 0 0 0 0 11h3" />,
  undoTurn: <path d="M9.5 5 5 9.5 9.5 14M14.5 5 10 9.5l4.5 4.5M10.5 9.5h4.3a5.5 5.5 0 0 1 0 11H11" />,
  since: (
    <>
      <path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5" />
      <path d="M4 4v4.5h4.5M12 8v4.5l3 2" />
    </>
  ),
  book: <path d="M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20" />,
  // A sheet folded once, with signs and lines.
  aid: (
    <path d="M4 4.5h16v15H4zM12 4.500v15M6.500 8h3M6.500 11.500h3M6.500 15h3M14.500 8h3M14.500 11.500h3M14.500 15h3" />
  ),
  gear: (
    <>
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18" />
    </>
  ),
  list: <path d="M4.5 6.5h2M4.5 12h2M4.5 17.5h2M9.5 6.5h10M9.5 12h10M9.5 17.5h10" />,
  save: <path d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M4.5 15.5v4h15v-4" />,
  open: <path d="M12 15V4.5M7.5 8.5 12 4l4.5 4.5M4.5 15.5v4h15v-4" />,
  film: <path d="M4 6h16v12H4zM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  play: <path d="M8 5.5v13l10.5-6.5z" />,
  pause: <path d="M8.5 5.5v13M15.5 5.5v13" />,
  first: <path d="M6 5.5v13M18.5 5.5 10 12l8.5 6.5" />,
  last: <path d="M18 5.5v13M5.5 5.5 14 12l-8.5 6.5" />,
  prev: <path d="M15.5 5.5 7 12l8.5 6.5" />,
  next: <path d="M8.5 5.5 17 12l-8.5 6.5" />,
  prevTurn: <path d="M12 5.5 4.5 12l7.5 6.5M19.5 5.5 12 12l7.5 6.5" />,
  nextTurn: <path d="M12 5.5 19.5 12 12 18.5M4.5 5.5 12 12l-7.5 6.5" />,
  branch: <path d="M7 4v16M7 13c0-4 10-2 10-6.5M14 9l3-3 3 3" />,
  skip: <path d="M5 5.5v13l8-6.5zM13 5.5v13l6.5-6.5zM20 5.5v13" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M18.400 5.600l-1.800 1.800M7.400 16.600l-1.800 1.800" />
    </>
  ),
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  trash: <path d="M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />,
  bell: <path d="M4.5 17.5h15M6.5 17.5a5.500 5.500 0 0 1 11 0M12 12V9.500M9.500 9.500h5M4 20h16" />,
  copy: <path d="M8.500 8.500v-4h11v11h-4M4.500 8.500h11v11h-11z" />,
  share: <path d="M12 15V4M8 7.500 12 3.500l4 4M8 11H5.500v9h13v-9H16" />,
  crown: <path d="M4.500 18.500h15M5 15.500 4 7l4.500 3.500L12 5l3.500 5.500L20 7l-1 8.500z" />,
  eye: (
    <>
      <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  people: (
    <>
      <circle cx="8.500" cy="8" r="3.200" />
      <path d="M2.500 19.500c0-4 2.500-6 6-6s6 2 6 6M15.500 5.100a3.200 3.200 0 0 1 0 5.800M17 13.800c2.900.6 4.500 2.500 4.500 5.700" />
    </>
  ),
  more: (
    <path
      d="M5.500 10.500a1.500 1.500 0 0 1 0 3 1.500 1.500 0 0 1 0-3zM12 10.500a1.500 1.500 0 0 1 0 3 1.500 1.500 0 0 1 0-3zM18.500 10.500a1.500 1.500 0 0 1 0 3 1.500 1.500 0 0 1 0-3z"
      fill="currentColor"
    />
  ),
  warning: <path d="M12 4 2.800 19.5h18.400zM12 10v4.5M12 17v.3" />,
} as const satisfies Readonly<Record<string, ComponentChildren>>;

export type IconName = keyof typeof DRAWINGS;

/** Always beside or inside something with a name, so it is hidden from screen readers. */
export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
