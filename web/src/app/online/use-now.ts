import { useEffect, useState } from "preact/hooks";
import { connection } from "../../online/line.ts";

const TICK = 10_000;

/** The server's time, for texts about durations. */
export function useNow(): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  return connection.now();
}
