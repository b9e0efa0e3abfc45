import { useMemo } from "preact/hooks";
import { encode } from "uqr";

interface QrProps {
  readonly text: string;
  readonly label: string;
}

/** The blank margin cameras need, in modules. */
const QUIET = 4;

/** A text as a QR code: dark on light in both themes. */
export function QrCode({ text, label }: QrProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="qr-dark" d={path} />
    </svg>
  );
}

/** The dark modules of each row as few rectangles as possible. */
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
