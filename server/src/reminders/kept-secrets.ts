import { createHmac } from "node:crypto";
import webPush from "web-push";
import { newSecret, sameSecret } from "../secrets.ts";
import type { Database } from "../storage/database.ts";

/** Secrets shared by all nodes of a server. */
export interface KeptSecrets {
  /** The key pair by which push services recognize this server (VAPID), base64url. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** Signs the tokens that stop mails to a channel, for the link in each mail. */
  stopToken(channel: string): string;
  /** The channel of such a token; undefined: not one of ours. */
  channelOf(token: string): string | undefined;
}

export async function readSecrets(database: Database): Promise<KeptSecrets> {
  const vapid = JSON.parse(await kept(database, "vapid", () => JSON.stringify(webPush.generateVAPIDKeys()))) as {
    publicKey: string;
    privateKey: string;
  };
  const stop = await kept(database, "stop-mail", () => newSecret(32));
  const sign = (channel: string) => createHmac("sha256", stop).update(channel).digest("base64url");
  return {
    vapid,
    stopToken: (channel) => `${channel}.${sign(channel)}`,
    channelOf(token) {
      const [channel = "", signature = ""] = token.split(".");
      return sameSecret(signature, sign(channel)) ? channel : undefined;
    },
  };
}

/** If nodes start together, the first one's secrets count. */
async function kept({ db }: Database, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom("kept_secrets").select("value").where("name", "=", name).executeTakeFirst();
  const before = await read();
  if (before !== undefined) return before.value;
  await db
    .insertInto("kept_secrets")
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const now = await read();
  if (now === undefined) throw new Error(`the secret ${name} is not kept`);
  return now.value;
}
