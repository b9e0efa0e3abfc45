import { expect } from "vitest";
import { test, visitors } from "./browser.ts";
import { openTable, sitDown } from "./lobby.ts";
import { askFrom, ownServers } from "./online.ts";

const newServer = ownServers();
const visit = visitors();

test("a name entered in one window is used in another that was open before", async () => {
  const { url } = await newServer();
  // The server refuses a second name, and Chromium reports that on the console.
  const anna = await visit({ url, refused: true });
  await anna.open("friends");
  const other = await anna.context.newPage();
  await other.goto(`${url}#/friends`);
  await other.locator("[data-action=online-name]").fill("Anna again");
  await openTable(anna, "Anna");
  await other.locator("[data-action=open-table][data-game=gluckauf]").click();
  await other.locator("[data-waiting] [data-seat='0']", { hasText: "Anna" }).waitFor();
  expect(await other.locator("[data-waiting]").innerText()).not.toContain("Anna again");
});

test("a person blocked by somebody at the table is told so in words", async () => {
  const { url } = await newServer();
  const anna = await visit({ url });
  const invitation = await openTable(anna, "Anna");
  const ben = await visit({ url, refused: true });
  await ben.open();
  const { person } = await askFrom<{ person: { id: string } }>(ben.page, "POST", "people", { name: "Ben" });
  await askFrom(anna.page, "POST", "me/blocks", { person: person.id });
  await ben.page.goto(invitation);
  await ben.page.reload();
  await ben.page.locator("[data-action=sit-down]").click();
  await ben.page.locator("[data-refusal]", { hasText: "Somebody at this table has blocked you." }).waitFor();
});

test("a program with an account is marked in the lists of tables", async () => {
  const { url } = await newServer();
  const [anna, ben] = [await visit({ url }), await visit({ url })];
  const invitation = await openTable(anna, "Anna");
  await askFrom(anna.page, "POST", "me/recovery-key");
  const { token } = await askFrom<{ token: string }>(anna.page, "POST", "me/bots", { name: "Deep Coal" });
  const [table, link] = invitation.split("/").slice(-2);
  const joined = await fetch(`${url}api/tables/${table}/actions`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ type: "join", link }),
  });
  expect(joined.status).toBe(200);
  await sitDown(ben, invitation, "Ben");
  await ben.page.goto(`${url}#/online`);
  await ben.page.locator("[data-table]", { hasText: "Anna, Deep Coal (bot), Ben" }).waitFor();
});
