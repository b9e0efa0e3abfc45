import { expect, describe as group, test } from "vitest";
import { describe } from "../describe.ts";
import { game } from "../game.ts";
import type { Move } from "../moves.ts";
import type { State } from "../state.ts";
import { departmentTurn, play, position, use } from "../testing/position.ts";

group("choices say what they cost and bring", () => {
  const players = [
    { missions: { west: 2 }, tracks: { west: 1 }, tabs: { housing: { side: "A" as const, at: 2, built: 3 } } },
    {},
  ];
  const label = (move: Move, state: State) =>
    (["en", "de"] as const).map((locale) => describe(move, { locale, view: game.view(state, 0) }));

  test("a row: its event, the player's own income and the price of a donation", () => {
    const state = position({ players });
    expect(label({ type: "choose-row", row: "hr" }, state)).toEqual([
      "Choose Human Resources: income in the West ($7, then 1 employee or $1)",
      "Personal wählen: Einkommen im Westen ($7, dann 1 Mitarbeiter oder $1)",
    ]);
    expect(label({ type: "choose-row", row: "hr" }, position({ players: [{}, {}] }))[0]).toBe(
      "Choose Human Resources: income in the West (nothing for you)",
    );
    const giving = position({ strips: ["5a", "2a", "3a", "4b"], donations: { "health-1": [0] } });
    expect(label({ type: "choose-row", row: "hr" }, giving)).toEqual([
      "Choose Human Resources: donation for $10",
      "Personal wählen: Spende für $10",
    ]);
  });

  test("income, research and donations", () => {
    const event = play(position({ players }), 0, { type: "choose-row", row: "hr" });
    expect(label({ type: "return-employees", count: 1 }, event)).toEqual([
      "Bring back 1 employee: $4, then 1 employee or $1",
      "1 Mitarbeiter zurückholen: $4, dann 1 Mitarbeiter oder $1",
    ]);
    const advanced = {
      tracks: { south: 3 },
      departments: { 0: "advanced-design" },
      staff: { "advanced-design": { active: 3 } },
    } as const;
    const study = [0, 1, 2].map((desk) => use("advanced-design", "study", desk));
    const research = play(departmentTurn("rd", { players: [advanced, {}] }), 0, ...study);
    expect(label({ type: "advance-transport", region: "south" }, research)).toEqual([
      "Advance transport in the South for 5 study points: 2 VP per employee, 3 goods cubes at once",
      "Transport im Süden für 5 Forschungspunkte ausbauen: 2 SP je Mitarbeiter, sofort 3 Warenwürfel",
    ]);
    const giving = play(position({ strips: ["5a", "2a", "3a", "4b"] }), 0, { type: "choose-row", row: "hr" });
    expect(label({ type: "make-donation", space: "welfare-1" }, giving)[0]).toMatch(/ for \$5: .* \(\d+ VP now\)$/);
  });

  test("C-T2 the mission that copies a donation says its price, and so does the donation", () => {
    const state = departmentTurn("rd", {
      players: [
        { money: 20, departments: { 0: "charitable-giving" }, staff: { "charitable-giving": { active: 1 } } },
        {},
      ],
      donations: { "health-1": [1], "health-2": [1] },
    });
    const copying = use("charitable-giving", "mission-copy-donation", 0, { region: "west" });
    expect(label(copying, state)[0]).toMatch(/: copy .* for \$5$/);
    expect(label({ type: "copy-donation", space: "health-1" }, play(state, 0, copying))[0]).toMatch(
      /^Copy Health 1 for \$5: .* \(\d+ VP now\)$/,
    );
  });
});
