import type { Page } from "playwright-core";
import type { Visit } from "./browser.ts";

export type LobbyGame = "gluckauf" | "carnegie";

/** Opens a table as a person with this name, and returns the address of the invitation. */
export async function openTable({ page, open }: Visit, name: string, game: LobbyGame = "gluckauf"): Promise<string> {
  await open("friends");
  await page.locator("[data-action=online-name]").fill(name);
  await page.locator(`[data-action=open-table][data-game=${game}]`).click();
  return invitationAt(page);
}

/** The address shown in a waiting room. */
export function invitationAt(page: Page): Promise<string> {
  return page.locator("[data-invitation] [data-link]").inputValue();
}

/** Opens a link and takes a seat under this name. */
export async function sitDown({ page }: Visit, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.locator("[data-action=online-name]").fill(name);
  await page.locator("[data-action=sit-down]").click();
  await page.locator("[data-waiting]").waitFor();
}

export function nameAt(page: Page, seat: number): Promise<string> {
  return page.locator(`[data-seat="${seat}"] [data-name]`).innerText();
}
