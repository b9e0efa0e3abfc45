/** Hammer and iron crossed under a lamp: the miners' sign, drawn for Montan. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle class="mark-disc" cx="24" cy="24" r="23" />
      <circle class="mark-ring" cx="24" cy="24" r="20.5" />
      <g class="mark-tools">
        <path d="M34.6 13.4 15.2 36.6l-2.6-2.2L32 11.2z" />
        <path d="m27.7 9.3 10.6 8.9-3.2 3.8-10.6-8.9z" />
        <path d="m13.4 13.4 19.4 23.2 2.6-2.2L16 11.2z" />
        <path d="m9.2 18.8 9.2-9 3.4 3-1.9 3.6-3.3 3.9-3.3 1.2z" />
      </g>
    </svg>
  );
}
