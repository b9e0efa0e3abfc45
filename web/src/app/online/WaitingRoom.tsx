import type { TableInfo } from "@montan/protocol";
import { SHELL } from "../../i18n/shell.ts";
import { useWords } from "../../i18n/words.ts";
import type { TableStream } from "../../online/table-stream.ts";
import { titleOf } from "../../titles.ts";
import { Page } from "../Page.tsx";

interface WaitingProps {
  readonly stream: TableStream;
  readonly info: TableInfo;
}

/** A table that has not begun: who sits there already. */
export function WaitingRoom({ info }: WaitingProps) {
  const say = useWords(SHELL);
  return (
    <Page title={titleOf(info.game, say)}>
      <ol>
        {info.chairs.map(({ person, bot }, seat) => (
          <li key={seat}>{person?.name ?? bot ?? "–"}</li>
        ))}
      </ol>
    </Page>
  );
}
