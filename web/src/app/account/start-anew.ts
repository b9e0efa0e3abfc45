import { link } from "../../router.ts";

/** Another person is signed in now: nothing that was open belongs to them, least of all the socket. */
export function startAnew(page: "home" | "online" | "account"): void {
  location.hash = link(page);
  location.reload();
}
