import { MODULE_IDS, SOLO_LEVELS, vocabulary } from "@montan/carnegie";
import { expect } from "vitest";
import { PHONE, test, type Visit, visitors } from "./browser.ts";
import { untilAsked } from "./play.ts";
import { exported } from "./records.ts";

const visit = visitors();

/** The options in the header of the record of the game on the page. */
async function optionsOf({ page }: Visit): Promise<unknown> {
  const line = /^options: (.*)$/m.exec(await exported(page))?.[1] ?? "{}";
  return JSON.parse(line) as unknown;
}

test.each(["en", "de"] as const)(
  "every module is there with its line, and the game says which do not fit (%s)",
  async (language) => {
    const { page, open } = await visit({ language });
    await open("new/carnegie");
    const words = vocabulary(language);
    for (const id of MODULE_IDS) {
      const text = await page.locator(`[data-module=${id}]`).innerText();
      expect(text).toContain(words.module[id]);
      expect(text).toContain(words.moduleLine[id]);
    }
    await page.locator("[data-action=module-new-departments]").check();
    expect(await page.locator("[data-action=module-open-bar]").isDisabled()).toBe(true);
    expect(await page.locator("[data-module=open-bar]").innerText()).toMatch(
      /cannot be played together|nicht zusammen spielen/,
    );
    await page.locator("[data-action=module-secret-donation]").check();
    await page.locator("[data-action=seats-1]").check({ force: true });
    expect(await page.locator("[data-action=module-secret-donation]").isChecked()).toBe(false);
    expect(await page.locator("[data-module=secret-donation]").innerText()).toMatch(/at least two|mindestens zwei/);
    await page.locator("[data-action=seats-2]").check({ force: true });
    expect(await page.locator("[data-action=module-secret-donation]").isChecked()).toBe(true);
  },
);

test("one seat plays against Andrew at the level chosen; the setup is remembered", async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await open("new/carnegie");
  expect(await page.locator("[data-action^=level-]").count()).toBe(0);
  await page.locator("[data-action=seats-1]").check({ force: true });
  expect(await page.locator("[data-action^=level-]").count()).toBe(SOLO_LEVELS.length);
  await page.locator("[data-action=level-expert]").check({ force: true });
  await page.locator("[data-action=module-open-bar]").check();
  await page.locator("details.more summary").click();
  await page.locator("[data-action=seed]").fill("by hand");
  await page.locator("[data-action=start-game]").click();
  await untilAsked(page);
  expect(await optionsOf(visitor)).toEqual({ solo: "expert", modules: ["open-bar"] });
  expect(await exported(page)).toContain('seed: "by hand"');

  await open("new/carnegie");
  expect(await page.locator("[data-action=seats-1]").isChecked()).toBe(true);
  expect(await page.locator("[data-action=level-expert]").isChecked()).toBe(true);
  expect(await page.locator("[data-action=module-open-bar]").isChecked()).toBe(true);
});

test("all modules that fit together, with three players", async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  const together = MODULE_IDS.filter((id) => id !== "open-bar");
  await open("new/carnegie");
  for (const id of together) await page.locator(`[data-action=module-${id}]`).check();
  await page.locator("[data-action=start-game]").click();
  await untilAsked(page);
  expect(await optionsOf(visitor)).toEqual({ modules: together });
});

test("Carnegie is on the table within two clicks, also on a phone", async () => {
  const { page, open } = await visit({ viewport: PHONE, touch: true });
  await open();
  await page.locator("[data-action=play-now][data-game=carnegie]").click();
  expect((await untilAsked(page)).state).toBe("yours");
});

test("people at one screen who are asked at the same time decide in any order, with the curtain between them", async () => {
  const { page, open } = await visit();
  await open("new/carnegie");
  await page.locator("[data-action=seats-2]").check({ force: true });
  for (const [seat, name] of ["Anna", "Bruno"].entries()) {
    const row = page.locator(`[data-seat="${seat + 1}"]`);
    await row.locator("[data-action=seat-who]").selectOption("person");
    await row.locator("[data-action=seat-name]").fill(name);
  }
  await page.locator("[data-action=start-game]").click();
  await page.locator("[data-action=lift-curtain]").click();
  expect(await page.locator("[data-prompt]").innerText()).toMatch(/^Anna/);
  await page.locator("[data-action=pass-to]").click();
  expect(await page.locator(".curtain").innerText()).toContain("Bruno");
  expect(await page.locator("[data-piece]").count()).toBe(0);
  await page.locator("[data-action=lift-curtain]").click();
  expect(await page.locator("[data-prompt]").innerText()).toMatch(/^Bruno/);
  await page.locator("[data-action=tab-choices]").click();
  await page.locator("[data-choices] [data-move]").first().click();
  await page.locator("[data-play][data-decisions='1']").waitFor();
});
