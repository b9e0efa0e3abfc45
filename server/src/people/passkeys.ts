import type { NewPasskeyBody, PasskeyBody } from "@montan/protocol";
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { COSEALG } from "@simplewebauthn/server/helpers";
import { Refusal } from "../http/refusal.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { Statement } from "../storage/database.ts";
import { Conflict } from "../storage/errors.ts";
import { keepIdentity, proofsOf } from "./accounts.ts";
import type { Person } from "./contract.ts";
import type { Means } from "./means.ts";

const MOST_PASSKEYS = 20;
const CHALLENGE_MS = 5 * 60_000;
/** Algorithms that all current passkeys support; the library would also try one that this Node calls experimental. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
const UNKNOWN = new Refusal(403, "unknown-passkey");

/** Browsers offer passkeys on this computer and over https, and never for an IP address. */
export function offersPasskeys(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isName = !/^[\d.]+$|:/.test(hostname);
  return isName && (protocol === "https:" || hostname === "localhost");
}

function relyingParty(origin: string): string {
  if (!offersPasskeys(origin)) throw new Refusal(409, "no-passkeys-here");
  return new URL(origin).hostname;
}

/** The options from which a browser makes a passkey for a person. */
export async function newPasskeyOptions(means: Means, origin: string, person: Person) {
  const { passkeys } = await proofsOf(means, person.id);
  if (passkeys.length >= MOST_PASSKEYS) throw new Refusal(429, "too-many", { limit: MOST_PASSKEYS });
  return await generateRegistrationOptions({
    rpName: "Montan",
    rpID: relyingParty(origin),
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    challenge: await newChallenge(means, person.id),
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

export async function addPasskey(
  means: Means,
  origin: string,
  { person, device }: { person: Person; device: string },
  body: NewPasskeyBody,
): Promise<Person> {
  const { registrationInfo } = await orUnknown(
    verifyRegistrationResponse({
      response: body as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(means, challenge, person.id),
      expectedOrigin: origin,
      expectedRPID: relyingParty(origin),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (registrationInfo === undefined) throw UNKNOWN;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const { db, now } = means.database;
  const row = {
    id,
    person_id: person.id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(transports),
    device,
    created_at: now(),
    used_at: now(),
  };
  return await keepIdentity(means, person, [db.insertInto("passkeys").values(row)]);
}

/** The options with which a browser asks for any passkey of this server: the passkey tells who signs in. */
export async function passkeyOptions(means: Means, origin: string) {
  return await generateAuthenticationOptions({
    rpID: relyingParty(origin),
    challenge: await newChallenge(means, null),
    userVerification: "required",
  });
}

/** Whose passkey has signed, and the statement that records its use, to be written with the new session. */
export async function ownerOfPasskey(
  means: Means,
  origin: string,
  body: PasskeyBody,
): Promise<{ personId: string; used: Statement }> {
  const { db, now } = means.database;
  const row = await db.selectFrom("passkeys").selectAll().where("id", "=", body.id).executeTakeFirst();
  if (row === undefined) throw UNKNOWN;
  const { verified, authenticationInfo } = await orUnknown(
    verifyAuthenticationResponse({
      response: body as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(means, challenge, null),
      expectedOrigin: origin,
      expectedRPID: relyingParty(origin),
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
        counter: row.counter,
        transports: JSON.parse(row.transports) as AuthenticatorTransport[],
      },
    }),
  );
  if (!verified) throw UNKNOWN;
  const use = { counter: authenticationInfo.newCounter, used_at: now() };
  // The counter as it was read: of two answers with the same signature only one counts.
  const query = db.updateTable("passkeys").set(use).where("id", "=", row.id).where("counter", "=", row.counter);
  return { personId: row.person_id, used: { query, rows: 1 } };
}

/** The library says what is wrong with a signature; the client only learns that the passkey is unknown. */
async function orUnknown<Verified>(verification: Promise<Verified>): Promise<Verified> {
  try {
    return await verification;
  } catch (error) {
    if (error instanceof Refusal || !(error instanceof Error) || error.name === "Unavailable") throw error;
    throw UNKNOWN;
  }
}

async function newChallenge({ database }: Means, personId: string | null) {
  const challenge = newSecret(32);
  const row = { hash: hashOf(challenge), person_id: personId, until_at: database.now() + CHALLENGE_MS };
  await database.commit([database.db.insertInto("challenges").values(row)]);
  return Buffer.from(challenge, "base64url");
}

/** Each is valid once, on whichever node it is answered. */
async function takeChallenge({ database }: Means, challenge: string, personId: string | null): Promise<boolean> {
  const { db, commit, now } = database;
  const query = db
    .deleteFrom("challenges")
    .where("hash", "=", hashOf(challenge))
    .where("person_id", personId === null ? "is" : "=", personId)
    .where("until_at", ">", now());
  try {
    await commit([{ query, rows: 1 }]);
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}
