import { useEffect, useState } from "preact/hooks";

const TICK = 10_000;

/** The time, for texts that say how long something has been or will be. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
