import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** smtp://… */
  readonly url: string;
  /** What has arrived, in order. */
  readonly mails: readonly { readonly to: string; readonly raw: string }[];
  /** Addresses it refuses mail for, and the code it answers with. */
  readonly refuses: Map<string, number>;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { to: string; raw: string }[] = [];
  const refuses = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuses.get(address);
      done(responseCode === undefined ? null : Object.assign(new Error("no such mailbox"), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), raw });
        done();
      }, done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuses,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The text of a mail as a person reads it: quoted-printable undone. */
export function readableText(raw: string): string {
  const body = raw.slice(raw.indexOf("\r\n\r\n")).replace(/=\r\n/g, "");
  const bytes = body.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
