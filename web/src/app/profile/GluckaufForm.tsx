import type { AnyGame, Locale } from "@montan/engine";
import {
  type Components,
  game,
  INNOVATION_KINDS,
  INNOVATIONS,
  type InnovationRow,
  LORRIES_PER_CREST,
  nameOf,
  ORDERS_PER_DESTINATION,
  RECONSTRUCTED,
} from "@montan/gluckauf";
import { PROFILE } from "../../i18n/profile.ts";
import { sayIn, useWords } from "../../i18n/words.ts";
import { locale } from "../../store/settings.ts";
import { NumberField, ProblemAt, Rows, SelectField } from "./fields.tsx";
import type { FormProps, ProfileKit, Tables } from "./kit.ts";

/** As typed: a number may be missing meanwhile. */
interface CardRow {
  readonly lorries: number;
  readonly vp?: number | undefined;
  readonly count?: number | undefined;
}

interface Drafts {
  readonly lorriesPerCrest: readonly CardRow[];
  readonly ordersPerDestination: readonly CardRow[];
  readonly innovations: readonly (Omit<InnovationRow, "count"> & { readonly count?: number | undefined })[];
}

const TABLES = ["lorriesPerCrest", "ordersPerDestination", "innovations"] as const;
const TITLES = {
  lorriesPerCrest: "gluckauf.lorries",
  ordersPerDestination: "gluckauf.orders",
  innovations: "gluckauf.innovations",
} as const satisfies Record<keyof Components, string>;

function Form({ tables, onTables }: FormProps<Drafts>) {
  const say = useWords(PROFILE);
  return (
    <>
      <CardTable
        table="lorriesPerCrest"
        rows={tables.lorriesPerCrest}
        most={2}
        total={LORRIES_PER_CREST}
        onRows={(lorriesPerCrest) => onTables({ ...tables, lorriesPerCrest })}
      />
      <CardTable
        table="ordersPerDestination"
        rows={tables.ordersPerDestination}
        most={4}
        total={ORDERS_PER_DESTINATION}
        onRows={(ordersPerDestination) => onTables({ ...tables, ordersPerDestination })}
      />
      <section class="profile-table" data-table="innovations">
        <h2>{say("gluckauf.innovations")}</h2>
        <p class="hint">{say("gluckauf.innovationsHint")}</p>
        <div class="profile-counts">
          {tables.innovations.map((row, index) => (
            <NumberField
              key={index}
              label={innovationName(index, locale.value)}
              path={`components.innovations[${index}].count`}
              value={row.count}
              onValue={(count) =>
                onTables({ ...tables, innovations: tables.innovations.with(index, { ...row, count }) })
              }
            />
          ))}
        </div>
        <Total rows={tables.innovations} total={INNOVATIONS} />
        <ProblemAt path="components.innovations" deep />
      </section>
    </>
  );
}

/** The table has the kinds in the order of the game's list. */
function innovationName(index: number, language: Locale): string {
  const card = INNOVATION_KINDS[index];
  const name = card === undefined ? "" : nameOf({ card }, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface CardTableProps {
  readonly table: "lorriesPerCrest" | "ordersPerDestination";
  readonly rows: readonly CardRow[];
  /** Lorries on one card. */
  readonly most: number;
  readonly total: number;
  onRows(rows: readonly CardRow[]): void;
}

function CardTable({ table, rows, most, total, onRows }: CardTableProps) {
  const say = useWords(PROFILE);
  const path = `components.${table}`;
  const lorries = Array.from({ length: most }, (_, index) => ({ value: index + 1, text: String(index + 1) }));
  return (
    <section class="profile-table" data-table={table}>
      <h2>{say(TITLES[table])}</h2>
      <p class="hint">{say(table === "lorriesPerCrest" ? "gluckauf.lorriesHint" : "gluckauf.ordersHint")}</p>
      <Rows
        rows={rows}
        heads={[say("gluckauf.onCard"), say("vp"), say("gluckauf.count")]}
        path={path}
        least={1}
        most={total}
        rowName={(index) => say("row", { number: index + 1 })}
        addLabel={say("addRow")}
        fresh={{ lorries: 1, vp: undefined, count: 1 }}
        onRows={onRows}
      >
        {(row, index, change) => (
          <>
            <SelectField
              label={say("gluckauf.onCard")}
              path={`${path}[${index}].lorries`}
              value={row.lorries}
              all={lorries}
              onValue={(chosen) => change({ ...row, lorries: chosen })}
            />
            <NumberField
              label={say("vp")}
              path={`${path}[${index}].vp`}
              value={row.vp}
              onValue={(vp) => change({ ...row, vp })}
            />
            <NumberField
              label={say("gluckauf.count")}
              path={`${path}[${index}].count`}
              value={row.count}
              onValue={(count) => change({ ...row, count })}
            />
          </>
        )}
      </Rows>
      <Total rows={rows} total={total} />
      <ProblemAt path={path} />
    </section>
  );
}

function Total({ rows, total }: { readonly rows: readonly { readonly count?: number | undefined }[]; total: number }) {
  const say = useWords(PROFILE);
  const count = rows.reduce((sum, row) => sum + (row.count ?? 0), 0);
  return (
    <p class="profile-total" data-total={count}>
      {say("gluckauf.total", { count, total })}
    </p>
  );
}

function placeName(path: string, language: Locale): string {
  const say = sayIn(PROFILE, language);
  const [, table, index, field] = /^components\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?/.exec(path) ?? [];
  const known = TABLES.find((name) => name === table);
  if (known === undefined) return say("tables");
  const row =
    index === undefined
      ? []
      : [known === "innovations" ? innovationName(Number(index), language) : say("row", { number: Number(index) + 1 })];
  const fields: Readonly<Record<string, string>> = {
    lorries: say("gluckauf.onCard"),
    vp: say("vp"),
    count: say("gluckauf.count"),
  };
  const last = field === undefined ? [] : [fields[field] ?? field];
  return [say(TITLES[known]), ...row, ...last].join(", ");
}

export const gluckaufKit = {
  game: game as AnyGame,
  builtIn: RECONSTRUCTED as Drafts,
  pieces: (tables: Drafts): Tables[] => TABLES.map((name) => ({ [name]: tables[name] })),
  placeName,
  Form,
} satisfies ProfileKit<Drafts>;
