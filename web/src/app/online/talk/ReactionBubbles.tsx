import type { ChatLine } from "@montan/protocol";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { PlayerDisc } from "../../../art/players.tsx";
import { TALK } from "../../../i18n/talk.ts";
import { useWords } from "../../../i18n/words.ts";
import type { RemoteMatch } from "../../../online/remote-match.ts";
import { freshReactions, reactionIn, talkAt } from "../../../online/talk.ts";
import "./talk.css";

/** Milliseconds a reaction is shown beside its player. */
const SHOWN = 6_000;

/** The latest reactions, shown briefly beside their players; nothing on the table moves for them. */
export function ReactionBubbles({ match }: { readonly match: RemoteMatch }) {
  const { stream } = match;
  const [, tick] = useState(0);
  const fresh = freshReactions(talkAt(stream).lines.value, stream.now() - SHOWN);
  const next = Math.min(...fresh.map(({ at }) => at));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => tick((count) => count + 1), Math.max(0, next + SHOWN - stream.now()) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  const chairs = stream.info.value?.chairs ?? [];
  return (
    <div class="bubbles" role="status">
      {fresh.map((line) => {
        const seat = chairs.findIndex(({ person }) => person?.id === line.by.id);
        return seat === -1 ? null : <Bubble key={line.line} line={line} seat={seat} />;
      })}
    </div>
  );
}

function Bubble({ line, seat }: { readonly line: ChatLine; readonly seat: number }) {
  const say = useWords(TALK);
  const bubble = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (bubble.current !== null) layBeside(bubble.current, document.querySelector(`[data-strip="${seat}"]`));
  }, []);
  const reaction = reactionIn(line);
  if (reaction === undefined) return null;
  return (
    <p ref={bubble} class="bubble" data-bubble={seat}>
      <PlayerDisc seat={seat} />
      <bdi class="visually-hidden">{line.by.name}</bdi> {say(`reaction.${reaction}`)}
    </p>
  );
}

/** Over the upper right corner of the player's area; if that is out of sight the bubble stays put. */
function layBeside(bubble: HTMLElement, strip: Element | null): void {
  const place = strip?.getBoundingClientRect();
  if (place === undefined || place.width === 0 || place.top < 0 || place.top > innerHeight) return;
  bubble.style.position = "fixed";
  bubble.style.top = `${place.top}px`;
  bubble.style.right = `${document.documentElement.clientWidth - place.right}px`;
}
