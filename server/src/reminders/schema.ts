/** How people want to be reminded, and where. */
export interface ReminderRows {
  readonly reminder_settings: ReminderSettingsRow;
  readonly reminder_channels: ReminderChannelRow;
  readonly kept_secrets: KeptSecretRow;
}

interface ReminderSettingsRow {
  readonly person_id: string;
  /** Minutes. */
  readonly delay: number;
  /** Hours of the day; both or none. */
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly zone: string;
  readonly language: "en" | "de";
  /** A delay counts from here at the earliest: new settings do not remind of everything at once. */
  readonly changed_at: number;
}

interface ReminderChannelRow {
  readonly person_id: string;
  readonly id: string;
  readonly kind: "push" | "mail" | "webhook";
  readonly label: string;
  /** JSON: an endpoint with its keys, an e-mail address, or an address for requests. */
  readonly target: string;
  /** Hash of the key to look it up by: the endpoint, or the token that confirms the address. */
  readonly key: string;
  /** Of push: the browser's session, without which nothing is sent there. */
  readonly session_id: string | null;
  readonly state: "on" | "asked" | "ended";
  /** The address of the page it was set up on. */
  readonly origin: string;
  readonly created_at: number;
  readonly problem: string | null;
  readonly problem_at: number | null;
}

/** Secrets of the server, made by the first node that needs them and the same for all. */
interface KeptSecretRow {
  readonly name: string;
  readonly value: string;
}
