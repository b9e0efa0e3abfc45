import type { Happening, TableInfo } from "@montan/protocol";
import type { LobbySay } from "../../i18n/lobby.ts";
import { me } from "../../online/server.ts";

/** What has just happened at a table before its start, in words; undefined: nothing to report. */
export function newsOf(happening: Happening, { chairs }: TableInfo, say: LobbySay): string | undefined {
  switch (happening.type) {
    case "seated": {
      const number = happening.seat + 1;
      const name = happening.chair.person?.name;
      return name === undefined ? say("news.bot", { number }) : say("news.seated", { name, number });
    }
    case "left":
      return say(happening.by === undefined ? "news.left" : "news.cleared", { number: happening.seat + 1 });
    case "host": {
      if (happening.person === me.value?.id) return say("news.hostYou");
      const name = chairs.find(({ person }) => person?.id === happening.person)?.person?.name;
      return name === undefined ? undefined : say("news.host", { name });
    }
    case "link":
      if (happening.kind !== "invite") return undefined;
      return happening.made ? say("news.linkNew") : say("news.linkGone");
    default:
      return undefined;
  }
}
