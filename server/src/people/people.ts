import type { Part } from "../http/app.ts";
import type { CallerOf } from "../http/caller.ts";
import { botOfToken } from "./bot-accounts.ts";
import { conductRoutes } from "./conduct-routes.ts";
import type { WhoIs } from "./contract.ts";
import { PEOPLE_ALLOWANCES, type PeopleAllowances, peopleLimits } from "./limits.ts";
import type { Means } from "./means.ts";
import { sweep } from "./personal-data.ts";
import { peopleRoutes } from "./routes.ts";
import { sessionOf } from "./sessions.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { knowVisitors } from "./visitor.ts";

const HOUR = 3_600_000;

export interface People {
  readonly whoIs: WhoIs;
  /**
   * `request.person` for all parts, and the routes about people, for `buildApp`; once an hour it removes what has
   * expired.
   */
  readonly part: Part;
}

export function people(means: Means, callerOf: CallerOf, allowances: PeopleAllowances = PEOPLE_ALLOWANCES): People {
  const limits = peopleLimits(callerOf, allowances);
  return {
    whoIs: async (session, authorization) => {
      if (authorization !== undefined) return await botOfToken(means.database, authorization);
      return session === undefined ? undefined : (await sessionOf(means.database, session))?.person;
    },
    part(app) {
      knowVisitors(app, means);
      peopleRoutes(app, means, limits);
      signInRoutes(app, means, limits);
      conductRoutes(app, means);
      const sweeping = setInterval(() => {
        sweep(means).catch((error: unknown) => means.log.warn({ err: error }, "could not sweep"));
      }, HOUR).unref();
      app.addHook("onClose", async () => clearInterval(sweeping));
    },
  };
}
