import { useEffect, useState } from "preact/hooks";

/** Milliseconds for one line of a sheet at normal speed. */
const LINE = 600;

export interface Counting {
  /** Lines counted so far; the fraction is the progress of the next one. */
  readonly counted: number;
  readonly running: boolean;
  /** Skips to the end. */
  finish(): void;
}

/** Counts a sheet line by line; `speed` 0: at once. */
export function useCounting(lines: number, wanted: boolean, speed: number, onDone?: () => void): Counting {
  const [counted, setCounted] = useState(wanted && speed > 0 ? 0 : lines);
  const running = wanted && speed > 0 && counted < lines;
  useEffect(() => {
    if (!running) return;
    let frame = 0;
    let last: number | undefined;
    const step = (now: number) => {
      const passed = last === undefined ? 0 : now - last;
      last = now;
      setCounted((before) => Math.min(lines, before + (passed * speed) / LINE));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [running, lines, speed]);
  useEffect(() => {
    if (wanted && !running) onDone?.();
  }, [wanted, running]);
  return { counted: running ? counted : lines, running, finish: () => setCounted(lines) };
}

/** What a line shows while the sheet is being counted. */
export function countedTo(vp: number, line: number, counted: number): number {
  return Math.round(vp * Math.min(1, Math.max(0, counted - line)));
}
