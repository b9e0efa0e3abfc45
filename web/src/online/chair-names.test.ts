import { expect, it } from "vitest";
import { chairNames } from "./chair-names.ts";

it("people, programs with an account, former people, bots and empty seats have different names", () => {
  const chairs = [
    { person: { id: "1", name: "Ada" } },
    { person: { id: "2", name: "Deep Coal", kind: "bot" as const } },
    { person: { id: "3", name: "" } },
    { person: { id: "4", name: "", kind: "bot" as const } },
    { bot: "easy" as const },
    {},
  ];
  const [ada, program, former, formerBot, bot, empty] = chairNames(chairs, "en");
  expect([ada, program, former, formerBot]).toEqual(["Ada", "Deep Coal (bot)", "A former player", "A former player"]);
  expect(bot).not.toContain("easy");
  expect(empty).toContain("6");
  expect(chairNames(chairs, "de")[1]).toBe("Deep Coal (Bot)");
});
