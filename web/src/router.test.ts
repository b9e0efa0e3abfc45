import { describe, expect, it } from "vitest";
import { link, routeOf } from "./router.ts";

describe("routes", () => {
  it.each([
    ["", { page: "home", params: {} }],
    ["#/", { page: "home", params: {} }],
    ["#/new/gluckauf", { page: "new", params: { game: "gluckauf" } }],
    ["#/play/0a1b", { page: "play", params: { id: "0a1b" } }],
    ["#/rules/gluckauf", { page: "rules", params: { game: "gluckauf" } }],
    ["#/rules/gluckauf/wild", { page: "rules", params: { game: "gluckauf", section: "wild" } }],
    ["#/components/carnegie", { page: "components", params: { game: "carnegie" } }],
    ["#/components/carnegie/1a-_Z", { page: "components", params: { game: "carnegie", shared: "1a-_Z" } }],
    ["#/gallery/", { page: "gallery", params: {} }],
    // The addresses in the server's reminders.
    ["#/reminders", { page: "reminders", params: {} }],
    ["#/reminders/confirm/aB-3_", { page: "reminders-confirm", params: { token: "aB-3_" } }],
    ["#/reminders/stop/aB3.x-_9", { page: "reminders-stop", params: { token: "aB3.x-_9" } }],
  ])("%s is read", (hash, route) => {
    expect(routeOf(hash)).toEqual(route);
  });

  it.each(["#/play", "#/nowhere", "#/games/of/chance", "#main"])("%s leads nowhere", (hash) => {
    expect(routeOf(hash).page).toBe("unknown");
  });

  it("a link leads to its page, whatever the id contains", () => {
    for (const id of ["0a1b", "a/b", "ä ö?#", "50%"]) {
      expect(routeOf(link("play", id))).toEqual({ page: "play", params: { id } });
    }
    expect(link("home")).toBe("#/");
    expect(link("rules", "gluckauf")).toBe("#/rules/gluckauf");
  });

  it("an address that cannot be decoded is taken as it is", () => {
    expect(routeOf("#/play/%zz").params).toEqual({ id: "%zz" });
  });
});
