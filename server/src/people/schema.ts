/** The rows of people, their sessions and what proves who they are. */
export type PeopleRows = Record<never, never>;
