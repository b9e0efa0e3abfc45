import { effect } from "@preact/signals";
import { findServer, isKnown } from "../online/server.ts";

/**
 * Where a server answers and knows us, our tables on it are followed from every page; called once, by the page. The
 * code for it is loaded only then.
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
