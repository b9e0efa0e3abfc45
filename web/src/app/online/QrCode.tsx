import { useMemo } from "preact/hooks";
import { encode } from "uqr";

interface QrProps {
  readonly text: string;
  readonly label: string;
}

/** What cameras want around it, in modules. */
const QUIET = 4;

/** A text to be read by a camera: dark on light, by day and by night. */
export function QrCode({ text, label }: QrProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="qr-dark" d={path} />
    </svg>
  );
}

/** Each row's dark modules as few rectangles as possible. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  const rows = data.map((row, y) => {
    const line = row.map((dark) => (dark ? "#" : " ")).join("");
    return [...line.matchAll(/#+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join("");
  });
  return { size, path: rows.join("") };
}
