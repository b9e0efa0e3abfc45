/** The rows of people, their sessions and ways to sign in. Of secrets only hashes are stored. */
export interface PeopleRows {
  readonly people: PersonRow;
  readonly sessions: SessionRow;
  readonly passkeys: PasskeyRow;
  readonly recovery_keys: RecoveryKeyRow;
  readonly challenges: ChallengeRow;
  readonly email_links: EmailLinkRow;
  readonly bot_tokens: BotTokenRow;
  readonly blocks: BlockRow;
  readonly reports: ReportRow;
}

interface PersonRow {
  readonly id: string;
  readonly kind: "guest" | "account" | "bot";
  readonly name: string;
  /** What the name looks like (names.ts), unique; null for guests, whose names are unique at their tables only. */
  readonly name_key: string | null;
  readonly email: string | null;
  /** The person a bot account belongs to. */
  readonly owner_id: string | null;
  readonly created_at: number;
  readonly seen_at: number;
  /** JSON: their settings of the page. */
  readonly preferences: string | null;
}

interface SessionRow {
  readonly hash: string;
  /** Identifies the session to its owner without giving access to it. */
  readonly id: string;
  readonly person_id: string;
  readonly device: string;
  readonly created_at: number;
  readonly seen_at: number;
}

interface PasskeyRow {
  readonly id: string;
  readonly person_id: string;
  readonly public_key: string;
  readonly counter: number;
  /** JSON: how a browser may reach it. */
  readonly transports: string;
  readonly device: string;
  readonly created_at: number;
  readonly used_at: number;
}

interface RecoveryKeyRow {
  readonly person_id: string;
  readonly hash: string;
  readonly created_at: number;
}

/** Challenge that a passkey has to sign. */
interface ChallengeRow {
  readonly hash: string;
  /** Who adds a passkey; null: somebody signs in. */
  readonly person_id: string | null;
  readonly until_at: number;
}

interface EmailLinkRow {
  readonly hash: string;
  readonly person_id: string;
  readonly email: string;
  readonly purpose: "add" | "sign-in";
  readonly until_at: number;
}

interface BotTokenRow {
  readonly person_id: string;
  readonly hash: string;
}

interface BlockRow {
  readonly person_id: string;
  /** Whom they have blocked. */
  readonly blocked_id: string;
  readonly created_at: number;
}

interface ReportRow {
  readonly id: string;
  readonly by_id: string;
  readonly person_id: string;
  readonly table_id: string;
  /** The line of chat it is about, as it was then. */
  readonly said: string | null;
  readonly text: string;
  readonly created_at: number;
}
