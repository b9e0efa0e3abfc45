import { describe, expect, it } from "vitest";
import { USUAL_BOT } from "../i18n/bots.ts";
import { differ, namesOf, playersOf, resized, usualSeats } from "./seats-form.ts";

const guest = (number: number) => `Guest ${number}`;

describe("seats in the setup form", () => {
  it("are one person against bots to begin with", () => {
    expect(playersOf(usualSeats(3))).toEqual(["person", USUAL_BOT, USUAL_BOT]);
  });

  it("keep what was entered when their number changes", () => {
    const seats = resized(
      [
        { name: "Anna", who: "person" },
        { name: "Otto", who: "person" },
      ],
      4,
    );
    expect(seats.slice(0, 2).map(({ name }) => name)).toEqual(["Anna", "Otto"]);
    expect(seats.map(({ who }) => who === "person")).toEqual([true, true, false, false]);
    expect(resized(seats, 2)).toEqual(seats.slice(0, 2));
  });

  it("have names: the written ones, the person's own, a bot's, a guest's number", () => {
    const seats = [
      { name: "", who: "person" },
      { name: " Emil ", who: "random" },
      { name: "", who: "random" },
      { name: "", who: "person" },
    ] as const;
    expect(namesOf(seats, "Anna", guest)).toEqual(["Anna", "Emil", "Bertha", "Guest 4"]);
    expect(namesOf(seats, "", guest)[0]).toBe("Guest 1");
    const bertha = [{ name: "Bertha", who: "person" } as const, ...seats.slice(2, 3), ...seats.slice(2, 3)];
    expect(namesOf(bertha, "", guest)).toEqual(["Bertha", "Emil", "Gustav"]);
  });

  it("do not take the person's own name twice", () => {
    const names = namesOf(
      [
        { name: "", who: "person" },
        { name: "Anna", who: "person" },
      ],
      "Anna",
      guest,
    );
    expect(names).toEqual(["Guest 1", "Anna"]);
    expect(differ(names)).toBe(true);
    expect(differ(["Anna", "Anna"])).toBe(false);
  });
});
