import type { LinkKind } from "@montan/protocol";

/** One thing that happened at a table. A table is the list of its entries; every other row is drawn from them. */
interface EntryRow {
  readonly table_id: string;
  /** From 1 without gaps; the primary key is what two writers race for. */
  readonly seq: number;
  readonly seat: number | null;
  /** The id its sender gave it: the same id gets the same answer. */
  readonly decision_id: string | null;
  readonly at: number;
  /** JSON, see `entry.ts`. */
  readonly body: string;
}

/** What lists of tables need to know, so that they need not read entries. */
interface TableRow {
  readonly id: string;
  /** Of the entries; a node leaves a table alone whose format is newer than its own. */
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly status: "open" | "running" | "ended";
  readonly visibility: "open" | "link" | "private";
  readonly seq: number;
  readonly created_at: number;
  readonly touched_at: number;
  /** JSON: what a list shows of the table. */
  readonly summary: string;
}

/** Everybody who has or had to do with a table; a name stays here and nowhere else, so that it can be taken out. */
interface MemberRow {
  readonly table_id: string;
  readonly person_id: string;
  readonly name: string;
  /** Seats held now. */
  readonly seats: number;
  /** They owe a decision. */
  readonly asked: number;
  readonly status: TableRow["status"];
  readonly touched_at: number;
  /** Read by the release before; today `Table.muted` says it. */
  readonly muted: number;
  /** 1: let in by a link that lets nobody sit down. */
  readonly watches: number;
  /** 1: the account of a program. */
  readonly is_bot: number;
  /** 1: put out by the host; the name stays for what they have said. */
  readonly is_out: number;
}

interface LinkRow {
  readonly table_id: string;
  /** SHA-256 of the secret in the link. */
  readonly hash: string;
  readonly kind: LinkKind;
  readonly seat: number | null;
  readonly created_at: number;
}

interface ChatRow {
  readonly table_id: string;
  readonly line: number;
  readonly room: "players" | "spectators";
  readonly person_id: string;
  readonly at: number;
  /** null: deleted. */
  readonly text: string | null;
}

interface JobRow {
  readonly table_id: string;
  readonly kind: "bot" | "flag" | "expire";
  /** -1: the job of no seat. */
  readonly seat: number;
  readonly due_at: number;
  readonly claimed_by: string | null;
  readonly claimed_until: number;
}

/** What a person owes at a seat, and what is to be done to remind them (`reminders/`). */
interface QuestionRow {
  readonly table_id: string;
  readonly seat: number;
  readonly person_id: string;
  /** Of the table, when the seat was asked. */
  readonly version: number;
  readonly asked_at: number;
  /** When to look at it next. */
  readonly due_at: number;
  readonly claimed_by: string | null;
  readonly claimed_until: number;
  /** Ids of the channels that are done with it, each followed by a space. */
  readonly told: string;
  readonly attempts: number;
}

/** What somebody has written down for themselves. */
interface NoteRow {
  readonly table_id: string;
  readonly person_id: string;
  readonly text: string;
}

export interface TableRows {
  readonly tables: TableRow;
  readonly entries: EntryRow;
  readonly members: MemberRow;
  readonly links: LinkRow;
  readonly chat: ChatRow;
  readonly jobs: JobRow;
  readonly questions: QuestionRow;
  readonly notes: NoteRow;
}
