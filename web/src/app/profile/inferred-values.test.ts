import { COMPANY_BOARD, game, inferredValues, PROJECT_TABS, tablesOf } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { withDesks, withPlace } from "./board-drafts.ts";
import { replacedBy } from "./checking.ts";
import {
  type CarnegieDrafts,
  confirmed,
  doubted,
  groupsOf,
  type InferredValue,
  statusOf,
  withSpace,
} from "./inferred-values.ts";
import type { Tables } from "./kit.ts";
import { kitOf } from "./kits.ts";
import { readShareCode, shareCode } from "./profile-text.ts";
import type { TabDrafts } from "./tab-drafts.ts";
import { valueText } from "./value-words.ts";

const carnegie = await kitOf("carnegie");
const ours: CarnegieDrafts = { projectTabs: PROJECT_TABS as TabDrafts, companyBoard: COMPANY_BOARD };
const values = groupsOf(ours).flat();
const last = { kind: "space", type: "housing", side: "A", index: 6 } as const;
const desks = { kind: "desks", of: "start-hr" } as const;
const replaced = (drafts: CarnegieDrafts) => replacedBy(carnegie, drafts as unknown as Tables);

/** The values that a game with these tables lists as inferred. */
function named(components: unknown): readonly string[] {
  const state = game.create(game.options({ components }, 2), 2, "check");
  return inferredValues(tablesOf(state), "en");
}

describe("the values to compare", () => {
  it("are those the game has inferred: 22 spaces and six of the board", () => {
    expect(values.filter(({ kind }) => kind === "space")).toHaveLength(22);
    expect(values).toHaveLength(28);
    for (const value of values) expect(statusOf(ours, value)).toBe("inferred");
  });

  it("are shown as they are in the tables", () => {
    const told = (value: InferredValue) => [valueText(ours, value, "en"), valueText(ours, value, "de")];
    expect(told(last)).toEqual(["Space 7: 5 study points, +3 VP", "Feld 7: 5 Forschungspunkte, +3 SP"]);
    expect(told({ kind: "space", type: "housing", side: "B", index: 0 })).toEqual([
      "Space 1: disk, no income",
      "Feld 1: Scheibe, kein Einkommen",
    ]);
    expect(told({ kind: "space", type: "industry", side: "A", index: 3 })[0]).toBe(
      "Space 4: 4 study points, disk, 1 goods cube or $3",
    );
    expect(told({ kind: "space", type: "infrastructure", side: "A", index: 0 })[0]).toBe("Space 1: empty");
    expect(told({ kind: "place", of: "lobby" })).toEqual(["Lobby: row 4, column 3", "Empfang: Zeile 4, Spalte 3"]);
    expect(told(desks)[0]).toBe("Human Resources: workstations at $1, $1");
    expect(told({ kind: "desk-count", of: "start-strategic-planning" })[0]).toBe("Strategic Planning: 3 workstations");
  });

  it("are no longer named by a game once they are confirmed, one by one", () => {
    const drafts = confirmed(confirmed(ours, last), desks);
    expect([statusOf(drafts, last), statusOf(drafts, desks)]).toEqual(["confirmed", "confirmed"]);
    expect(named(replaced(drafts))).toHaveLength(named({}).length - 2);
    expect(named(replaced(values.reduce(confirmed, ours)))).toEqual([]);
  });

  it("are no longer named once they are corrected", () => {
    const space = withSpace(ours, last, { cost: 6, endVp: 6 });
    expect(statusOf(space, last)).toBe("corrected");
    const companyBoard = withDesks(withPlace(COMPANY_BOARD, "lobby", [0, 0]), "start-hr", [2, 2]);
    const drafts = { ...space, companyBoard };
    expect(statusOf(drafts, { kind: "place", of: "lobby" })).toBe("corrected");
    expect(statusOf(drafts, desks)).toBe("corrected");
    expect(named(replaced(drafts))).toHaveLength(named({}).length - 3);
  });

  it("are the game's own again when the tick is removed", () => {
    for (const value of values) {
      const changed = value.kind === "space" ? withSpace(ours, value, { cost: 9 }) : confirmed(ours, value);
      expect(replaced(doubted(changed, value))).toEqual({});
    }
  });

  it("can be sent as a link", async () => {
    const components = replaced(values.reduce(confirmed, ours));
    const code = await shareCode({ game: "carnegie", name: "Box", components });
    expect(code.length).toBeLessThan(900);
    expect(named((await readShareCode(code, "carnegie")).components)).toEqual([]);
  });
});
