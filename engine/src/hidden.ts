import type { Seat } from "./game.ts";

/** The only form in which a value appears in the view of a seat that may not know it. */
export interface Hidden {
  readonly hidden: true;
}

export const HIDDEN: Hidden = Object.freeze({ hidden: true });

export function isHidden(value: unknown): value is Hidden {
  return typeof value === "object" && value !== null && (value as Partial<Hidden>).hidden === true;
}

/** As many placeholders as there were values: counts are public, values are not. */
export function hideAll(values: readonly unknown[]): Hidden[] {
  return values.map(() => HIDDEN);
}

type Scalar = string | number | boolean | Hidden | undefined;

/** What a seat may learn of an event; undefined: nothing. */
type Redacted<Event> = (event: Event, seat: Seat | undefined) => Event | undefined;

/** `true`: everybody may know the whole field. An object must name the fields that pass. */
type FieldAnswer<Event, Value> =
  | ((event: Event, seat: Seat | undefined) => Value)
  | ([Value] extends [Scalar | readonly Scalar[]] ? true : never);

type Fields<Event> = { readonly [F in Exclude<keyof Event, "type">]-?: FieldAnswer<Event, Event[F]> };

/**
 * For every type of event who may know what, field by field. A type or a field without an entry does not compile, and
 * what is not named here is never passed on.
 */
export type Redactions<Event extends { readonly type: string }> = {
  readonly [T in Event["type"]]: Fields<Extract<Event, { type: T }>> | Redacted<Extract<Event, { type: T }>>;
};

/** Makes a game's `redact` from its table. */
export function redactor<Event extends { readonly type: string }>(redactions: Redactions<Event>): Redacted<Event> {
  const answers = new Map(Object.entries<unknown>(redactions)) as ReadonlyMap<string, Fields<Event> | Redacted<Event>>;
  return (event, seat) => {
    const answer = answers.get(event.type);
    if (answer === undefined || typeof answer === "function") return answer?.(event, seat);
    const heard: Record<string, unknown> = { type: event.type };
    for (const [field, known] of Object.entries<true | ((event: Event, seat: Seat | undefined) => unknown)>(answer)) {
      const value = known === true ? event[field as keyof Event] : known(event, seat);
      if (value !== undefined) heard[field] = value;
    }
    return heard as unknown as Event;
  };
}
