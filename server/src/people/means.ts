import type { Logger } from "pino";
import type { Database } from "../storage/database.ts";
import type { PersonalData } from "./contract.ts";
import type { Mailer } from "./mailer.ts";

/** What all code about people needs. */
export interface Means {
  readonly database: Database;
  readonly log: Logger;
  /** Where people reach this server; undefined: the address of each request. */
  readonly address: string | undefined;
  /** undefined: this server sends no mail. */
  readonly mailer: Mailer | undefined;
  readonly holders: readonly PersonalData[];
  /** Clients with this token may read what people report; undefined: nobody. */
  readonly operatorToken?: string | undefined;
}
