import type { CreateTable } from "@montan/protocol";
import type { Page } from "playwright-core";
import type { Visit, Wishes } from "./browser.ts";
import { type OnlineServer, ownServers, seatThem } from "./online.ts";
import { type Move, moveButton, untilAsked } from "./play.ts";

/** Ends a turn and reveals nothing. */
export const PASS: Move = { type: "pass" };
/** Turns up a card, and ends the turn. */
export const LORRY: Move = { type: "choose-area", area: "lorries-left" };

export interface TwoAtTable {
  readonly server: OnlineServer;
  readonly visits: readonly [Visit, Visit];
  readonly anna: Page;
  readonly ben: Page;
  readonly table: string;
}

/** Anna, who begins, and Ben at a table of Glück Auf on a server of their own. */
export function tablesForTwo(newVisitors: () => (wishes?: Wishes) => Promise<Visit>) {
  const newServer = ownServers();
  const visit = newVisitors();
  const sitDown = async (
    settings: CreateTable["settings"] = {},
    wishes: Wishes = {},
    names = ["Anna", "Ben"],
  ): Promise<TwoAtTable> => {
    const server = await newServer();
    const all: Wishes = { ...wishes, url: server.url };
    const visits = [await visit(all), await visit(all)] as const;
    const wish = { game: "gluckauf", seats: 2, options: { firstPlayer: 0 }, settings } as const;
    const table = await seatThem(visits, names, wish);
    return { server, visits, anna: visits[0].page, ben: visits[1].page, table };
  };
  return { visit, sitDown };
}

export const decided = (page: Page, count: number) => page.locator(`[data-play][data-decisions='${count}']`).waitFor();

/** Whoever is asked passes; waits until all have seen it. */
export async function pass(page: Page, ...others: Page[]): Promise<void> {
  const { decisions } = await untilAsked(page);
  await moveButton(page, PASS).click();
  for (const one of [page, ...others]) await decided(one, decisions + 1);
}

/** A notice about something at the table that is no move. */
export const lineOf = (page: Page, name: string) => page.locator(`[data-line-of=${name}]`);
