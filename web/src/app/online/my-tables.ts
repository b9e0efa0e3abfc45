import { computed, effect } from "@preact/signals";
import { connection } from "../../online/line.ts";
import { waiting, waitingAmong } from "../waiting.ts";
import { FollowedList } from "./followed.ts";
import { showCount } from "./icon-count.ts";
import { keepNotifications } from "./notifications.ts";

const list = new FollowedList("mine");

/** The person's tables that have not ended. */
export const mine = list.tables;

const count = computed(() => waiting.value.length);

/** From now on the page knows which tables wait; returns a function that stops it. */
export function followMine(): () => void {
  const stops = [
    connection.follow([list.list], (message) => list.hear(message)),
    effect(() => {
      waiting.value = waitingAmong(mine.value?.values() ?? []);
    }),
    effect(() => void showCount(count.value)),
    effect(() => {
      const known = mine.value?.values();
      if (known !== undefined) void keepNotifications(waitingAmong(known).map(({ table }) => table));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    waiting.value = [];
    void showCount(0);
  };
}
