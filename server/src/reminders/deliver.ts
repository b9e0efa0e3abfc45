import type { Channel, Reminder, WebhookBody } from "@montan/protocol";
import webPush from "web-push";
import type { Mailer } from "../people/mailer.ts";
import { isRefusedRecipient } from "../people/mailer.ts";
import type { KnownChannel } from "./channels.ts";
import type { KeptSecrets } from "./kept-secrets.ts";
import type { Notice } from "./notice.ts";
import { type Outgoing, PrivateTarget } from "./outgoing.ts";
import { REMINDER_TEXTS } from "./texts.ts";

const DAY_SECONDS = 24 * 3_600;
/** Push services accept 4,096 bytes, encryption included. */
const LONGEST_BODY = 600;

type ProblemCode = NonNullable<Channel["problem"]>["code"];

/** The result of a message: success; or what went wrong, whether to try again, and whether the channel ends. */
export interface Delivery {
  readonly problem?: ProblemCode;
  readonly again: boolean;
  readonly ends: boolean;
}

export interface DeliveryMeans {
  readonly mailer: Mailer | undefined;
  /** Where people reach this server. */
  readonly address: string | undefined;
  readonly outgoing: Outgoing;
  readonly secrets: KeptSecrets;
}

const ARRIVED: Delivery = { again: false, ends: false };

/** Sends a notice to a channel. `waiting`: how many tables wait for the person. Never throws. */
export async function deliver(
  means: DeliveryMeans,
  channel: KnownChannel,
  notice: Notice,
  waiting: number,
): Promise<Delivery> {
  try {
    const { target } = channel;
    if (target.kind === "mail") return await sendMail(means, channel, target.email, notice);
    const [address, headers, body] =
      target.kind === "push" ? pushRequest(means, target, notice, waiting) : hookRequest(channel, target.url, notice);
    return judged(await means.outgoing.post(address, headers, body));
  } catch (error) {
    if (error instanceof PrivateTarget) return { problem: "private-target", again: false, ends: false };
    return { problem: "unreachable", again: true, ends: false };
  }
}

/** By RFC 8030, 404 or 410 means that a subscription is gone; a webhook that answers so is treated the same. */
function judged(status: number): Delivery {
  if (status >= 200 && status < 300) return ARRIVED;
  if (status === 404 || status === 410) return { problem: "gone", again: false, ends: true };
  if (status === 429 || status >= 500) return { problem: "busy", again: true, ends: false };
  return { problem: "refused", again: false, ends: false };
}

type Request = readonly [address: string, headers: Readonly<Record<string, string>>, body: Buffer];

function pushRequest(
  { address, secrets }: DeliveryMeans,
  subscription: webPush.PushSubscription,
  { id, kind, language, title, lines, path, about }: Notice,
  waiting: number,
): Request {
  const message: Reminder = {
    id,
    kind,
    language,
    title,
    body: lines.join("\n").slice(0, LONGEST_BODY),
    path,
    ...(about !== undefined && { table: about.table }),
    waiting,
  };
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { ...secrets.vapid, subject: subjectOf(address) },
    TTL: DAY_SECONDS,
    // A later reminder of the same table replaces one that has not arrived.
    ...(about !== undefined && { topic: about.table }),
  });
  return [endpoint, headers as Record<string, string>, body];
}

/** The contact a push service may write to: it requires an https or a mail address. */
function subjectOf(address: string | undefined): string {
  return address?.startsWith("https:") ? address : "mailto:nobody@montan.invalid";
}

function hookRequest({ origin }: KnownChannel, url: string, { id, kind, title, lines, path, about }: Notice): Request {
  const link = `${origin}/${path}`;
  const text = [title, ...lines, link].join("\n");
  const body: WebhookBody = { id, kind, text, content: text, url: link, ...about };
  return [url, { "Content-Type": "application/json", "User-Agent": "Montan" }, Buffer.from(JSON.stringify(body))];
}

async function sendMail(
  { mailer, address, secrets }: DeliveryMeans,
  { id: channel }: KnownChannel,
  to: string,
  { id, language, title, lines, path, about }: Notice,
): Promise<Delivery> {
  if (mailer === undefined || address === undefined) return { problem: "unreachable", again: false, ends: false };
  const token = secrets.stopToken(channel);
  const opponents = about === undefined || about.opponents.length === 0 ? "" : ` (${about.opponents.join(", ")})`;
  const stop = REMINDER_TEXTS[language].stop(`${address}/#/reminders/stop/${token}`);
  try {
    await mailer.send({
      to,
      subject: `${title}${opponents}`,
      text: [...lines, "", `${address}/${path}`, "", "-- ", stop].join("\n"),
      // The same for the same question: if it is sent twice, mail programs show it once.
      messageId: `<${id}@${new URL(address).hostname}>`,
      headers: {
        "List-Unsubscribe": `<${address}/api/reminder-mails/stop/${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        "Auto-Submitted": "auto-generated",
      },
    });
    return ARRIVED;
  } catch (error) {
    if (isRefusedRecipient(error)) return { problem: "gone", again: false, ends: true };
    return { problem: "unreachable", again: true, ends: false };
  }
}
