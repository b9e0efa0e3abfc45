import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import type { PersonalData } from "./contract.ts";
import type { Mailer } from "./mailer.ts";

/** What everything about people works with. */
export interface Means {
  readonly database: Database;
  readonly log: Logger;
  /** Where people reach this server; undefined: wherever they came to. */
  readonly address: string | undefined;
  /** undefined: no mail leaves this server. */
  readonly mailer: Mailer | undefined;
  readonly holders: readonly PersonalData[];
  /** Who has it may read what people report; undefined: nobody. */
  readonly operatorToken?: string | undefined;
}
