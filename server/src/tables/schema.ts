import type { LinkKind } from "@montan/protocol";

/** One thing that happened at a table. A table is the list of its entries; every other row is derived from them. */
interface EntryRow {
  readonly table_id: string;
  /** From 1 without gaps; two writers compete for the primary key. */
  readonly seq: number;
  readonly seat: number | null;
  /** The id its sender gave it: the same id gets the same answer. */
  readonly decision_id: string | null;
  readonly at: number;
  /** JSON, see `entry.ts`. */
  readonly body: string;
}

/** What lists of tables need, so that they do not have to read entries. */
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

/** Everybody who has or had to do with a table; names are stored only here, so that they can be deleted. */
interface MemberRow {
  readonly table_id: string;
  readonly person_id: string;
  readonly name: string;
  /** Seats held now. */
  readonly seats: number;
  /** They have to decide. */
  readonly asked: number;
  readonly status: TableRow["status"];
  readonly touched_at: number;
  /** Read by the previous release; now `Table.muted` says it. */
  readonly muted: number;
  /** 1: joined by a link that does not allow taking a seat. */
  readonly watches: number;
  /** 1: a program's account. */
  readonly is_bot: number;
  /** 1: removed by the host; the name stays for what they have said. */
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
  /** -1: a job that belongs to no seat. */
  readonly seat: number;
  readonly due_at: number;
  readonly claimed_by: string | null;
  readonly claimed_until: number;
}

/** What a seat is asked, and the state of its reminders (`reminders/`). */
interface QuestionRow {
  readonly table_id: string;
  readonly seat: number;
  readonly person_id: string;
  /** The table's version when the seat was asked. */
  readonly version: number;
  readonly asked_at: number;
  /** When to check it next. */
  readonly due_at: number;
  readonly claimed_by: string | null;
  readonly claimed_until: number;
  /** Ids of the channels that are done with it, each followed by a space. */
  readonly told: string;
  readonly attempts: number;
}

/** A person's private note. */
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
