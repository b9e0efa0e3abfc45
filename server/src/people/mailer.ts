import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";

interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text: nothing in it can be read as markup. */
  readonly text: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const PATIENCE = 10_000;

export function openMailer({ server, from }: NonNullable<Config["mail"]>): Mailer {
  const transport = createTransport({
    url: server,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ headers = {}, ...mail }) {
      await transport.sendMail({ ...mail, headers: { ...headers }, from });
    },
    close: () => transport.close(),
  };
}

/** The address's server will never accept mail for it: 5xx to the recipient, or to the message because of them. */
export function isRefusedRecipient(error: unknown): boolean {
  const {
    responseCode = 0,
    command,
    response = "",
  } = error as {
    responseCode?: number;
    command?: string;
    response?: string;
  };
  if (responseCode < 500 || responseCode > 599) return false;
  // RFC 3463: 5.1.x is about the address. Other refusals of a message are about us.
  return command === "RCPT TO" || (command === "DATA" && /\b5\.1\.\d/.test(response));
}
