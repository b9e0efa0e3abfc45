import type { Locale } from "@montan/engine";
import type { Blocks, Known, Me, Preferences, ReportBody } from "@montan/protocol";
import { ask } from "./api.ts";
import { weAre } from "./server.ts";

export interface Device {
  readonly id: string;
  readonly device: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

export interface OwnBot {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A secret that the server reveals once. */
export interface Told {
  readonly name: string;
  readonly secret: string;
}

const of = (id: string) => encodeURIComponent(id);

export const readMe = () => ask<Me>("GET", "me");
export const readDevices = async () => (await ask<{ sessions: readonly Device[] }>("GET", "me/sessions")).sessions;
export const readBlocks = async () => (await ask<Blocks>("GET", "me/blocks")).people;
export const readBots = async () => (await ask<{ bots: readonly OwnBot[] }>("GET", "me/bots")).bots;

export const rename = (name: string) => known(ask<Known>("PATCH", "me", { name }));
export const keepPreferences = (preferences: Preferences) => ask("PUT", "me/preferences", preferences);

export async function makeRecoveryKey(): Promise<string> {
  const { person, key } = await ask<Known & { key: string }>("POST", "me/recovery-key", {});
  weAre(person);
  return key;
}

/** The code for passkeys is loaded when somebody wants one. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await ask<never>("POST", "me/passkeys/options", {});
  const { startRegistration } = await import("@simplewebauthn/browser");
  await known(ask<Known>("POST", "me/passkeys", await startRegistration({ optionsJSON })));
}

export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await ask<never>("POST", "sessions/passkey/options", {});
  const { startAuthentication } = await import("@simplewebauthn/browser");
  await known(ask<Known>("POST", "sessions/passkey", await startAuthentication({ optionsJSON })));
}

export const signInByKey = (key: string) => known(ask<Known>("POST", "sessions/recovery-key", { key }));
export const useEmailLink = (token: string) => known(ask<Known>("POST", "email-links", { token }));
export const removePasskey = (id: string) => ask("DELETE", `me/passkeys/${of(id)}`);
export const mailToAdd = (email: string, language: Locale) => ask("POST", "me/email", { email, language });
export const mailToSignIn = (email: string, language: Locale) => ask("POST", "sessions/email", { email, language });
export const removeEmail = () => ask("DELETE", "me/email");

export const signOutDevice = (id: string) => ask("DELETE", `me/sessions/${of(id)}`);
export const signOutOthers = () => ask("DELETE", "me/sessions");
export const deleteMe = () => ask("DELETE", "me");

export const block = (person: string) => ask("POST", "me/blocks", { person });
export const unblock = (person: string) => ask("DELETE", `me/blocks/${of(person)}`);
export const report = (body: ReportBody) => ask("POST", "reports", body);

export async function makeBot(name: string): Promise<Told> {
  return toldBy(await ask("POST", "me/bots", { name }));
}

export async function renewBot(id: string): Promise<Told> {
  return toldBy(await ask("POST", `me/bots/${of(id)}/token`, {}));
}

export const removeBot = (id: string) => ask("DELETE", `me/bots/${of(id)}`);

function toldBy({ person, token }: Known & { token: string }): Told {
  return { name: person.name, secret: token };
}

async function known(answer: Promise<Known>): Promise<void> {
  weAre((await answer).person);
}
