import { link } from "../../router.ts";

/** Somebody else is here now: nothing of what was open belongs to them, the socket least of all. */
export function startAnew(page: "home" | "online" | "account"): void {
  location.hash = link(page);
  location.reload();
}
