import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPANY_BOARD } from "@montan/carnegie";
import { RECONSTRUCTED } from "@montan/gluckauf";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test, visitors } from "./browser.ts";
import { untilAsked } from "./play.ts";
import { downloaded, exported, importText } from "./records.ts";

const visit = visitors();
const CARNEGIE = join(import.meta.dirname, "..", "games", "carnegie");
const OLD_PROFILE = join(CARNEGIE, "src", "testing", "old-tables.profile.json");
const FIXTURES = join(CARNEGIE, "fixtures");

const field = (page: Page, path: string) => page.locator(`[data-path="components.${path}"]`);
const saved = (page: Page) => page.locator("[data-saved=true]").waitFor();

/** A profile of Glück Auf with one more lorry of 1 VP and one less of 2 VP. */
async function moreLorries(page: Page, name: string): Promise<void> {
  await page.locator("[data-action=own-profile]").click();
  await page.locator("[data-action=profile-name]").fill(name);
  await field(page, "lorriesPerCrest[0].count").fill("5");
  await page.locator("[data-problems='1']").waitFor();
  await field(page, "lorriesPerCrest[1].count").fill("1");
  await page.locator("[data-problems='0']").waitFor();
}

const CHANGED = RECONSTRUCTED.lorriesPerCrest.map((row, index) => ({ ...row, count: [5, 1, 4][index] }));

test("printed values are entered, saved, kept over a reload and played with", async () => {
  const { page, open } = await visit();
  await open("components/gluckauf");
  expect(await page.locator(".profile-why").innerText()).toContain("If you own the box");
  await moreLorries(page, "First edition");
  await page.locator("[data-action=save-profile]").click();
  await saved(page);
  await page.reload();
  await page.locator("[data-action=profile]").selectOption({ label: "First edition" });
  expect(await field(page, "lorriesPerCrest[0].count").inputValue()).toBe("5");

  await page.locator("[data-action=play-profile]").click();
  expect(await page.locator("[data-action=profile] option:checked").innerText()).toBe("First edition");
  await page.locator("[data-action=start-game]").click();
  await untilAsked(page);
  const record = await exported(page);
  const options = JSON.parse(/^options: (.*)$/m.exec(record)?.[1] ?? "") as unknown;
  expect(options).toEqual({ components: { lorriesPerCrest: CHANGED } });

  await open("new/gluckauf");
  expect(await page.locator("[data-action=profile] option:checked").innerText()).toBe("First edition");
});

test("an invalid value is reported at its field, in words, and cannot be saved", async () => {
  const { page, open } = await visit({ language: "de" });
  await open("components/carnegie");
  await page.locator("[data-action=own-profile]").click();
  await page.locator("[data-part=housing] summary").click();
  const cost = field(page, "projectTabs.housing.A[1].cost");
  await cost.fill("0");
  const problem = page.locator('[data-problem="components.projectTabs.housing.A[1].cost"]');
  expect(await problem.innerText()).toContain("Wohnen, Seite A, Feld 2, Kosten");
  expect(await cost.getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator("[data-action=save-profile]").isDisabled()).toBe(true);
  await field(page, "companyBoard.startDepartments[4].workstations[0]").fill("");
  await page.locator("[data-problems='2']").waitFor();
  await page.locator(".profile-verdict button").first().click();
  expect(await cost.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.locator("[data-action=reset-profile]").click();
  await page.locator("[data-problems='0']").waitFor();
});

test("the company board: departments change places, and workstations their prices", async () => {
  const { page, open } = await visit();
  await open("components/carnegie");
  await page.locator("[data-action=own-profile]").click();
  const places = page.locator("[data-table=companyBoard] .profile-plan select");
  await places.nth(0).selectOption("lobby");
  expect(await places.nth(0).inputValue()).toBe("lobby");
  expect(await places.nth(14).inputValue()).toBe("");
  await field(page, "companyBoard.startDepartments[0].workstations[0]").fill("3");
  await page.locator("[data-action=save-profile]").click();
  await saved(page);
  const file = JSON.parse((await downloaded(page, page.locator("[data-action=export-profile]"))).toString()) as {
    components: { companyBoard: typeof COMPANY_BOARD };
  };
  expect(file.components.companyBoard.start).toEqual({ ...COMPANY_BOARD.start, lobby: [0, 0] });
  expect(file.components.companyBoard.startDepartments[0]?.workstations).toEqual([3, 1]);
  // Values that were changed do not count as inferred any more.
  expect(file.components.companyBoard.inferred).toEqual(
    COMPANY_BOARD.inferred?.filter((mark) => mark !== "place:lobby" && mark !== "desks:start-hr"),
  );
});

/** How many values are still inferred. */
const inferred = (page: Page, count: number) => page.locator(`[data-check="${count}"]`).waitFor();
const value = (page: Page, path: string) => page.locator(`[data-value="components.${path}"]`);

test("inferred values of Carnegie are confirmed or corrected on one form, shared, and no longer named in a game", async () => {
  const { page, open } = await visit();
  await open("components/carnegie");
  await inferred(page, 28);
  const last = value(page, "projectTabs.housing.A[6]");
  await last.locator("[data-action=correct-value]").click();
  await last.locator("[data-column=cost] input").fill("6");
  await inferred(page, 27);
  expect(await last.getAttribute("data-status")).toBe("corrected");
  expect(await last.innerText()).toContain("6 study points, +3 VP");
  await last.locator("[data-action=correct-value]").click();
  const groups = page.locator("[data-action=confirm-group]:enabled");
  for (let left = await groups.count(); left > 0; left = await groups.count()) await groups.first().click();
  await value(page, "projectTabs.commerce.A[6]").locator("input").check();
  await inferred(page, 0);
  await page.locator("[data-action=profile-name]").fill("My box");
  await page.locator("[data-action=share-profile]").click();
  const address = await page.locator("[data-share]").inputValue();
  expect(address.length).toBeLessThan(1000);

  const friend = await visit({ language: "de" });
  await friend.page.goto(address);
  await inferred(friend.page, 0);
  await friend.page.locator("[data-action=save-profile]").click();
  await saved(friend.page);
  await friend.page.locator("[data-action=play-profile]").click();
  await friend.page.locator("[data-action=start-game]").click();
  await untilAsked(friend.page);
  await friend.page.locator("[data-action=open-rules]").click();
  const told = friend.page.locator("[data-section=inferred]");
  expect(await told.textContent()).toContain("In dieser Partie ist kein Wert");
  expect(await told.textContent()).not.toContain("(erschlossen)");
  await friend.open("rules/carnegie/inferred");
  expect(await told.textContent()).toContain("Projektstreifen Wohnen, Seite A: Feld 7");
});

test("a profile with the former tables is imported and played with, eight spaces on a tab", async () => {
  const { page, open } = await visit();
  await open("components/carnegie");
  await page.locator("input[data-action=import-profile-file]").setInputFiles(OLD_PROFILE);
  await inferred(page, 0);
  await page.locator("[data-action=save-profile]").click();
  await saved(page);
  await page.locator("[data-action=play-profile]").click();
  await page.locator("[data-action=start-game]").click();
  await untilAsked(page);
  expect(
    await page
      .locator(".tab-rows")
      .first()
      .evaluate((rows) => getComputedStyle(rows).getPropertyValue("--spaces")),
  ).toBe("8");
});

test("a profile travels as a link and as a file; duplicate and delete", async () => {
  const { page, open } = await visit();
  await open("components/gluckauf");
  await moreLorries(page, "Müllers Schachtel");
  await page.locator("[data-action=share-profile]").click();
  const address = await page.locator("[data-share]").inputValue();
  expect(address.length).toBeLessThan(600);
  const file = await downloaded(page, page.locator("[data-action=export-profile]"));

  const friend = await visit();
  await friend.page.goto(address);
  await friend.page.locator("[data-saved=false]").waitFor();
  expect(await friend.page.locator("[data-action=profile-name]").inputValue()).toBe("Müllers Schachtel");
  expect(await field(friend.page, "lorriesPerCrest[0].count").inputValue()).toBe("5");
  await friend.page.locator("[data-action=save-profile]").click();
  await saved(friend.page);
  expect(friend.page.url()).toMatch(/#\/components\/gluckauf$/);
  await friend.page.locator("[data-action=duplicate-profile]").click();
  await friend.page.locator("[data-action=save-profile]").click();
  await saved(friend.page);
  expect(await friend.page.locator("[data-action=profile] option").count()).toBe(3);
  await friend.page.locator("[data-action=delete-profile]").click();
  await friend.page.locator("[data-action=delete-profile]").click();
  await friend.page.locator("[data-action=own-profile]").waitFor();
  expect(await friend.page.locator("[data-action=profile] option").count()).toBe(2);

  const other = await visit();
  await other.open("components/gluckauf");
  await other.page
    .locator("input[data-action=import-profile-file]")
    .setInputFiles({ name: "profile.json", mimeType: "application/json", buffer: file });
  await other.page.locator("[data-saved=false]").waitFor();
  expect(await field(other.page, "lorriesPerCrest[1].count").inputValue()).toBe("1");
});

test.each([
  ["cut off", "1q1YqSyzKTFGyUkrOz0", /cut off/],
  ["not a link of ours", "%00%00<script>", /cannot be read/],
  ["too long", `1${"A".repeat(20_000)}`, /too long/],
])("a link that is %s says so and changes nothing", async (_, code, said) => {
  const { page, open } = await visit();
  await open(`components/gluckauf/${code}`);
  expect(await page.locator("[data-refusal]:not([hidden])").innerText()).toMatch(said);
  await page.locator("[data-action=own-profile]").waitFor();
});

test("a record with tables of its own is imported and continued", async () => {
  const visitor = await visit();
  const record = readFileSync(join(FIXTURES, "components.record"), "utf8");
  await importText(visitor, record);
  await visitor.page.locator("[data-action=play-on]").click();
  await untilAsked(visitor.page);
  const options = (text: string) => /^options: (.*)$/m.exec(text)?.[1];
  expect(options(record)).toContain("companyBoard");
  expect(options(await exported(visitor.page))).toBe(options(record));
});

test("a device with games from before there were profiles keeps them, and can store profiles", async () => {
  const { page, open } = await visit();
  await open("about");
  await page.evaluate(keepAsBefore);
  await open("games");
  expect(await page.locator(".game-item").innerText()).toContain("Anna, Bruno");
  await open("components/gluckauf");
  await moreLorries(page, "First edition");
  await page.locator("[data-action=save-profile]").click();
  await saved(page);
  await page.reload();
  await page.locator("[data-action=profile] option").nth(1).waitFor({ state: "attached" });
});

/** Runs in the page: the first version of its database, with a game in it. */
function keepAsBefore(): Promise<void> {
  const game = { id: "old", game: "gluckauf", rules: 1, options: {}, seats: 2, seed: "s", decisions: 0, deciders: [0] };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("montan", 1);
    opening.onerror = () => reject(opening.error ?? new Error("no database"));
    opening.onupgradeneeded = () => {
      const games = opening.result.createObjectStore("games", { keyPath: "id" });
      games.add({ ...game, names: ["Anna", "Bruno"], players: ["person", "person"], created: 1, changed: 2 });
      opening.result.createObjectStore("entries");
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

test("on a phone nothing has to be scrolled sideways and every field is large enough for a thumb", async () => {
  const { page, open } = await visit({ viewport: PHONE, touch: true });
  for (const game of ["carnegie", "gluckauf"]) {
    await open(`components/${game}`);
    await page.locator("[data-action=own-profile]").click();
    if (game === "carnegie") {
      await page.locator("[data-part=industry] summary").click();
      for (const path of ["projectTabs.industry.A[3]", "companyBoard.start.lobby"])
        await value(page, path).locator("[data-action=correct-value]").click();
    }
    const { sideways, small } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const targets = [...document.querySelectorAll("main button, main select, main input:not([hidden])")];
      const low = targets.filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5);
      return { sideways: scrollWidth - clientWidth, small: low.map((target) => target.outerHTML.slice(0, 100)) };
    });
    expect(sideways).toBeLessThanOrEqual(0);
    expect(small).toEqual([]);
  }
});
