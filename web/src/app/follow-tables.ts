import { effect } from "@preact/signals";
import { findServer, isKnown } from "../online/server.ts";

/**
 * If a server answers and knows the person, every page follows their tables there; called once, by the page. The code
 * is loaded only then.
 */
export function followTables(): void {
  void findServer();
  let stop: (() => void) | undefined;
  effect(() => {
    stop?.();
    stop = undefined;
    if (!isKnown.value) return;
    let wanted = true;
    let end = () => {};
    stop = () => {
      wanted = false;
      end();
    };
    void import("./online/my-tables.ts").then(({ followMine }) => {
      if (wanted) end = followMine();
    });
  });
}
