import { expect, test } from "vitest";
import { IllegalMove } from "./errors.ts";
import { type Asking, deciding, QuestionDraft, refuseOtherSeat, settle, topQuestion } from "./question-stack.ts";

/** Questions are letters; each is answered by naming it. Capital letters have only one answer. */
interface Letters extends Asking<string> {
  readonly over: boolean;
  readonly later: readonly string[];
}

class LetterDraft extends QuestionDraft<Letters, string, string> {
  constructor(base: Letters, emit: ((event: string) => void) | undefined) {
    super(base, { ...base }, emit);
  }
}

const rules = {
  draft: (state: Letters, emit: ((event: string) => void) | undefined) => new LetterDraft(state, emit),
  isOver: ({ over }: Letters) => over,
  check(_state: Letters, _seat: number, pending: string, move: string) {
    if (move !== pending) throw new IllegalMove("other-letter", { pending });
  },
  answer(draft: LetterDraft, seat: number, pending: string) {
    draft.emit?.(`${seat} ${pending}`);
    draft.answered(seat);
    if (pending === "x") draft.reveal();
  },
  forced: (_draft: LetterDraft, _seat: number, pending: string) => (/[A-Z]/.test(pending) ? pending : undefined),
  advance(draft: LetterDraft) {
    const [next, ...later] = draft.state.later;
    draft.state.later = later;
    if (next === undefined) draft.state.over = true;
    else draft.ask(1, next);
  },
};
const { apply, decide, foresee, reveals, pending } = deciding<Letters, string, unknown, string, string, LetterDraft>(
  rules,
);

const letters = (asked: readonly string[], later: readonly string[] = []): Letters => ({
  asked: [[...asked], []],
  over: false,
  later: [...later],
});
const codeOf = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof IllegalMove) return error.code;
    throw error;
  }
  return "allowed";
};
const changed = (state: Letters, change: (draft: LetterDraft) => void) => {
  const draft = new LetterDraft(state, undefined);
  change(draft);
  return draft.state.asked[0];
};

test("the last question of a stack is the one asked now", () => {
  expect(topQuestion(letters(["a", "b"]), 0)).toBe("b");
  expect(topQuestion(letters(["a"]), 1)).toBeUndefined();
  expect(topQuestion(letters(["a"]), 7)).toBeUndefined();
});

test("questions are asked at once, later in the turn, instead of others, and removed", () => {
  const state = letters(["turn", "b"]);
  expect(changed(state, (draft) => draft.ask(0, "c"))).toEqual(["turn", "b", "c"]);
  expect(changed(state, (draft) => draft.askLater(0, "c"))).toEqual(["turn", "c", "b"]);
  expect(changed(letters(["turn", "a", "b"]), (draft) => draft.askLater(0, "c"))).toEqual(["turn", "c", "a", "b"]);
  expect(changed(letters([]), (draft) => draft.askLater(0, "c"))).toEqual(["c"]);
  expect(changed(state, (draft) => draft.replace(0, "c"))).toEqual(["turn", "c"]);
  expect(changed(letters(["turn"]), (draft) => draft.replace(0, "c"))).toEqual(["c"]);
  expect(changed(state, (draft) => draft.replaceTurn(0, "c"))).toEqual(["c", "b"]);
  expect(changed(state, (draft) => draft.answered(0))).toEqual(["turn"]);
  expect(changed(letters(["turn"]), (draft) => draft.answered(0))).toEqual([]);
  expect(new LetterDraft(state, undefined).turnOf(0)).toBe("turn");
  expect(state.asked).toEqual([["turn", "b"], []]);
});

test("a decision is carried out with all that follows from it", () => {
  const { state, events, reveals: revealed } = decide(letters(["A", "b"], ["C", "d"]), 0, "b");
  expect(events).toEqual(["0 b", "0 A", "1 C"]);
  expect(state).toEqual({ asked: [[], ["d"]], over: false, later: [] });
  expect(revealed).toBe(false);
  expect(apply(letters(["A", "b"], ["C", "d"]), 0, "b")).toEqual(state);
  expect(apply(letters(["a"]), 0, "a").over).toBe(true);
});

test("forced answers are given before anybody is asked", () => {
  const draft = new LetterDraft(letters(["a", "B", "C"]), undefined);
  settle(rules, draft);
  expect(draft.state.asked[0]).toEqual(["a"]);
});

test("forced answers are given behind a seat that still has to decide, and then nothing continues", () => {
  const draft = new LetterDraft({ asked: [["a"], ["B", "C"], ["d", "E"]], over: false, later: ["f"] }, undefined);
  settle(rules, draft);
  expect(draft.state).toMatchObject({ asked: [["a"], [], ["d"]], later: ["f"] });
});

test("a move that is not an answer is refused with its reason", () => {
  expect(codeOf(() => apply(letters(["a"]), 0, "b"))).toBe("other-letter");
  expect(codeOf(() => apply(letters(["a"]), 1, "a"))).toBe("not-your-turn");
  expect(codeOf(() => apply({ ...letters(["a"]), over: true }, 0, "a"))).toBe("game-over");
});

test("a view has only the questions of its own seat, and stops where something hidden would be shown", () => {
  const view: Letters = { ...letters(["a", "x"]), viewer: 0 };
  expect(codeOf(() => refuseOtherSeat(view, 1))).toBe("other-seat");
  expect(codeOf(() => apply(view, 1, "a"))).toBe("other-seat");
  expect(codeOf(() => apply({ ...view, viewer: "spectator" }, 0, "x"))).toBe("other-seat");
  expect(codeOf(() => apply(view, 0, "x"))).toBe("hidden");
  expect(reveals(view, 0, "x")).toBe(true);
  expect(decide(letters(["a", "x"]), 0, "x").reveals).toBe(true);
  const { state, events, reveals: hidden } = foresee(view, 0, "x");
  expect([state.asked[0], events, hidden]).toEqual([["a"], ["0 x"], true]);
  expect(foresee({ ...letters(["A", "b"]), viewer: 0 }, 0, "b")).toMatchObject({
    events: ["0 b", "0 A"],
    reveals: false,
  });
  expect(reveals(letters(["a", "b"]), 0, "b")).toBe(false);
  expect(codeOf(() => reveals(view, 0, "y"))).toBe("other-letter");
  expect(pending(view, 0)).toBe("x");
});

test("on a full state nothing is hidden: a rule that claims otherwise is wrong, and it shows", () => {
  const mistaken = deciding<Letters, string, unknown, string, string, LetterDraft>({
    ...rules,
    check() {
      throw new IllegalMove("hidden");
    },
  });
  expect(codeOf(() => mistaken.reveals(letters(["a"]), 0, "a"))).toBe("hidden");
});
