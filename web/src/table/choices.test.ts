import { describe, expect, it } from "vitest";
import {
  type Choice,
  candidates,
  choice,
  dropAt,
  held,
  lightOf,
  moveAt,
  pointAt,
  pointAtOne,
  targetsOf,
} from "./choices.ts";

/** One of two effects of an employee: one stays, one goes to a region. */
const USES: readonly Choice<string>[] = [
  choice("stay", ["effect:stay", ["desk:0", "desk:1"]]),
  choice("go east", [["desk:0", "desk:1"], "effect:go", "region:east"]),
  choice("go west", [["desk:0", "desk:1"], "effect:go", "region:west"]),
  choice("end", []),
];

describe("pointing", () => {
  it("narrows down until one move is left", () => {
    expect(pointAt(USES, [], "desk:0")).toEqual({ picks: ["desk:0"] });
    expect(candidates(USES, ["effect:go"])).toHaveLength(2);
    expect(pointAt(USES, ["desk:0"], "effect:go")).toEqual({ picks: ["desk:0", "effect:go"] });
    expect(moveAt(USES, ["desk:0", "effect:go"], "region:west")).toBe("go west");
  });

  it("makes the move at its deciding step as soon as no other is left", () => {
    expect(moveAt(USES, [], "region:east")).toBe("go east");
    expect(moveAt(USES, [], "effect:stay")).toBeUndefined();
    expect(moveAt(USES, ["effect:stay"], "desk:1")).toBe("stay");
  });

  it("takes any of several equal spots", () => {
    expect(moveAt(USES, ["desk:1", "effect:go"], "region:east")).toBe("go east");
    expect(moveAt(USES, ["desk:1"], "effect:stay")).toBe("stay");
  });

  it("drops what is pointed at twice, and starts again with what does not fit", () => {
    expect(pointAt(USES, ["desk:0", "effect:go"], "effect:go")).toEqual({ picks: ["desk:0"] });
    expect(pointAt(USES, ["effect:stay"], "effect:go")).toEqual({ picks: ["effect:go"] });
    expect(pointAt(USES, [], "nowhere")).toBeUndefined();
  });

  it("at an employee in a room means the room while another employee is walking there", () => {
    const moves = [choice("walk", ["employee:1", "cell:5"]), choice("other", ["employee:5", "cell:1"])];
    const spots = ["employee:5", "cell:5"];
    expect(pointAtOne(moves, ["employee:1"], spots)).toMatchObject({ move: "walk" });
    expect(pointAtOne(moves, [], spots)).toEqual({ picks: ["employee:5"] });
    expect(pointAtOne(moves, ["employee:1"], ["nowhere"])).toBeUndefined();
  });

  it("prefers what is complete to what would need more", () => {
    const rooms = [choice("enter", ["cell:5"]), choice("walk", ["employee:1", "cell:5"])];
    expect(moveAt(rooms, [], "cell:5")).toBe("enter");
    expect(moveAt(rooms, ["employee:1"], "cell:5")).toBe("walk");
  });
});

describe("the steps that all moves share", () => {
  it("are picked by themselves, but never the deciding step", () => {
    expect(held(USES, ["effect:go"])).toEqual(["effect:go", "desk:0"]);
    expect(held([choice("only", ["a", "b"])], [])).toEqual(["a"]);
    expect(held([choice("only", ["a"])], [])).toEqual([]);
    expect(held([choice("from a", ["a", "b"]), choice("to a", ["c", "a"])], [])).toEqual([]);
  });

  it("are shown as picked, and what fits them as a target", () => {
    expect(lightOf(USES, ["effect:go"], "desk:0")).toBe("picked");
    expect(lightOf(USES, ["effect:go"], "region:west")).toBe("target");
    expect(lightOf(USES, ["effect:go"], "effect:stay")).toBe("open");
    expect(lightOf(USES, [], "elsewhere")).toBeUndefined();
    expect(targetsOf(USES, ["effect:go"])).toEqual(["region:east", "region:west"]);
  });
});

describe("dragging", () => {
  it("is pointing at one thing and then at the other", () => {
    expect(dropAt(USES, "desk:1", "region:east")).toMatchObject({ move: "go east" });
    expect(dropAt(USES, "desk:0", "effect:go")).toEqual({ picks: ["desk:0", "effect:go"] });
    expect(dropAt(USES, "desk:0", "elsewhere")).toBeUndefined();
  });

  it("goes all the way of a walk", () => {
    const walk = choice("first step", ["employee:1", "cell:9"], ["second step"]);
    expect(dropAt([walk], "employee:1", "cell:9")).toMatchObject({ move: "first step", next: ["second step"] });
  });
});
