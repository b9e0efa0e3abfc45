import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

/** Everything a person who runs Montan can set, read from the environment once, at the start (docs/server.md). */
export interface Config {
  readonly port: number;
  /** The network interface to listen on; undefined: all of them. */
  readonly host?: string;
  /** Where people reach this server, "https://montan.example.org"; undefined: the address of each request. */
  readonly address?: string;
  /** Proxies whose X-Forwarded-For is trusted: addresses and networks. */
  readonly proxies: readonly string[];
  /** Folder of the embedded database; not created while PostgreSQL is used. */
  readonly data: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  readonly mail?: { readonly server: string; readonly from: string };
  /** Clients with this token may read /metrics from anywhere; undefined: only this machine may. */
  readonly metricsToken?: string;
  /** Reminders may go to private and local addresses. */
  readonly privateTargets: boolean;
  /** Clients with this token may read what people report about each other; undefined: nobody. */
  readonly operatorToken?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** An empty setting counts as absent: `PORT= npm start` means the usual port. */
const setting = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

const port = z
  .string()
  .refine((text) => /^\d+$/.test(text) && Number(text) <= 65_535, "must be a number from 0 to 65535")
  .transform(Number);

const address = z
  .url({ protocol: /^https?$/, error: "must be an address like https://montan.example.org", abort: true })
  .refine((text) => text.replace(/\/$/, "") === new URL(text).origin, "must be an address without path, user or query")
  .transform((text) => new URL(text).origin);

const proxies = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), "must be addresses or networks with commas between them");

function isNetwork(text: string): boolean {
  const [base = "", bits, ...rest] = text.split("/");
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(base)] ?? -1;
  return rest.length === 0 && longest > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest));
}

const token = setting.pipe(z.string().min(16, "must have at least 16 characters").optional());

const environment = z
  .object({
    PORT: setting.pipe(port.default(3000)),
    HOST: setting.pipe(z.string().optional()),
    MONTAN_ADDRESS: setting.pipe(address.optional()),
    MONTAN_PROXIES: setting.pipe(proxies.optional()),
    MONTAN_DATA: setting.pipe(z.string().default("data")),
    DATABASE_URL: setting.pipe(
      z
        .url({ protocol: /^postgres(ql)?$/, error: "must be an address like postgres://user:password@host/name" })
        .optional(),
    ),
    SMTP_URL: setting.pipe(
      z.url({ protocol: /^smtps?$/, error: "must be an address like smtps://user:password@host" }).optional(),
    ),
    MONTAN_MAIL_FROM: setting.pipe(z.string().optional()),
    MONTAN_PRIVATE_TARGETS: setting.pipe(z.enum(["0", "1"], "must be 0 or 1").default("0")),
    MONTAN_METRICS_TOKEN: token,
    MONTAN_OPERATOR_TOKEN: token,
    MONTAN_LOG: setting.pipe(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("warn")),
  })
  .superRefine(({ SMTP_URL, MONTAN_MAIL_FROM, MONTAN_ADDRESS }, context) => {
    if (SMTP_URL === undefined) return;
    const needed = { MONTAN_MAIL_FROM, MONTAN_ADDRESS };
    for (const [name, value] of Object.entries(needed))
      if (value === undefined)
        context.addIssue({ code: "custom", path: [name], message: "is needed where SMTP_URL is set" });
  });

/** Their values may contain passwords and are never shown. */
const SECRET = ["DATABASE_URL", "SMTP_URL", "MONTAN_METRICS_TOKEN", "MONTAN_OPERATOR_TOKEN"];

/** What is wrong with the settings, one line each. */
export class BadSettings extends Error {}

export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.safeParse(variables);
  if (!read.success) throw new BadSettings(read.error.issues.map((issue) => complaint(issue, variables)).join("\n"));
  const { data } = read;
  return {
    port: data.PORT,
    proxies: data.MONTAN_PROXIES ?? [],
    data: resolve(data.MONTAN_DATA),
    logLevel: data.MONTAN_LOG,
    privateTargets: data.MONTAN_PRIVATE_TARGETS === "1",
    ...(data.HOST !== undefined && { host: data.HOST }),
    ...(data.MONTAN_ADDRESS !== undefined && { address: data.MONTAN_ADDRESS }),
    ...(data.DATABASE_URL !== undefined && { databaseUrl: data.DATABASE_URL }),
    ...(data.MONTAN_METRICS_TOKEN !== undefined && { metricsToken: data.MONTAN_METRICS_TOKEN }),
    ...(data.MONTAN_OPERATOR_TOKEN !== undefined && { operatorToken: data.MONTAN_OPERATOR_TOKEN }),
    ...(data.SMTP_URL !== undefined && { mail: { server: data.SMTP_URL, from: data.MONTAN_MAIL_FROM ?? "" } }),
  };
}

function complaint(issue: z.core.$ZodIssue, variables: Readonly<Record<string, string | undefined>>): string {
  const name = String(issue.path[0]);
  const value = variables[name];
  return `${name} ${issue.message}${value === undefined || SECRET.includes(name) ? "." : `, not “${value}”.`}`;
}
