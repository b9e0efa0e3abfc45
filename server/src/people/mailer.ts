import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";

interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text: nothing in it can be taken for markup. */
  readonly text: string;
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
    async send(mail) {
      await transport.sendMail({ ...mail, from });
    },
    close: () => transport.close(),
  };
}
