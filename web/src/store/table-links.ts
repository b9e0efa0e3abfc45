/** The secret of a link to a table, and the table's version since which it is valid. */
export interface KeptLink {
  readonly secret: string;
  readonly version: number;
}

const KEPT_KINDS = ["invite", "watch"] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

interface Entry extends KeptLink {
  readonly table: string;
  readonly kind: KeptKind;
}

const KEY = "montan.links";
const MOST = 100;

/** The server reveals a link's secret once. The device that made or used the link keeps it, to show it again. */
export function linkTo(table: string, kind: KeptKind): KeptLink | undefined {
  return entries().find((entry) => entry.table === table && entry.kind === kind);
}

export function keepLinkTo(table: string, kind: KeptKind, { secret, version }: KeptLink): void {
  write([{ table, kind, secret, version }, ...others(table, kind)]);
}

export function forgetLinkTo(table: string, kind: KeptKind): void {
  write(others(table, kind));
}

function others(table: string, kind: KeptKind): Entry[] {
  return entries().filter((entry) => entry.table !== table || entry.kind !== kind);
}

function write(all: readonly Entry[]): void {
  localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
}

/** From untrusted text. */
function entries(): readonly Entry[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "");
    return Array.isArray(all) ? all.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { table, kind, secret, version } = value as Readonly<Record<string, unknown>>;
  return (
    typeof table === "string" &&
    KEPT_KINDS.some((known) => known === kind) &&
    typeof secret === "string" &&
    typeof version === "number"
  );
}
