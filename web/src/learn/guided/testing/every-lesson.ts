import { sameJson } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { guidanceFor, type Lesson } from "../guide.ts";
import { lessonPlay, type Played } from "./lesson-play.ts";

interface Expected<State, Move> {
  readonly sections: readonly string[];
  /** The guided part as played by a person who does what the guide says. */
  guided(): Played<State, Move>;
  /** One of these moves is made in free play, in turn. */
  readonly variety: number;
  readonly tips: { readonly first: readonly string[]; readonly sometime: string };
}

/** Tests for the guided first game of every game. */
export function testEveryLesson<Id extends string, State, Move, Options, Event, Pending>(
  lesson: Lesson<Id, State, Move, Options, Event, Pending>,
  { sections, guided, variety, tips }: Expected<State, Move>,
): void {
  const { game, person } = lesson;
  const { after, untilAsked } = lessonPlay(lesson);
  const moments = [...lesson.steps, ...lesson.tips];

  describe("free play after it", () => {
    it("tells each tip at most once, refuses nothing, and the game comes to its end", () => {
      let played = guided();
      const told: string[] = [];
      while (game.result(played.state) === undefined) {
        const tip = guidanceFor(lesson, played.decisions);
        if (tip !== undefined) told.push(tip.id);
        const moves = game.legalMoves(played.state, person);
        expect(moves.every((move) => tip?.accepts(move) ?? true)).toBe(true);
        const move = moves[played.decisions.length % Math.min(variety, moves.length)] as Move;
        played = untilAsked(after(played, person, move));
      }
      expect(told.slice(0, tips.first.length)).toEqual(tips.first);
      expect(new Set(told).size).toBe(told.length);
      for (const tip of told) expect(lesson.tips.map(({ id }) => id)).toContain(tip);
      expect(told).toContain(tips.sometime);
    });
  });

  describe("what the guide says", () => {
    it("is said for every moment in both languages, with as many pages", () => {
      const { en, de } = lesson.texts;
      for (const { id } of moments) expect(de[id].pages, id).toHaveLength(en[id].pages.length);
    });

    it.each(["en", "de"] as const)("leaves no slot open (%s)", (locale) => {
      const { decisions } = guided();
      for (let made = 0; made <= decisions.length; made++) {
        const text = guidanceFor(lesson, decisions.slice(0, made))?.text(locale);
        const words = [text?.title, ...(text?.pages ?? []), text?.task].join(" ");
        expect(words).not.toMatch(/[{}]|NaN|: –/);
      }
    });

    it("links to sections that exist", () => {
      for (const { section } of moments) expect(sections).toContain(section);
    });
  });

  describe("the opponent", () => {
    it("decides the same every time and leaves what comes later to a bot", () => {
      const played = guided();
      expect(sameJson(played.decisions, guided().decisions)).toBe(true);
      expect(lesson.opponent(played.state, 1 - person)).toBeUndefined();
    });
  });
}
