import type { Page } from "playwright-core";

export interface Clicked {
  readonly moves: number;
  readonly curtains: number;
  /** Highlighted, but covered by something else. */
  readonly covered: readonly string[];
  /** Kinds of moves that were made. */
  readonly kinds: readonly string[];
}

/**
 * Clicks whatever is highlighted, on the table and not in the list beside it, until a number of decisions have been
 * made or the game is over. It runs within the page, so that whole games take only as long as the page needs to draw
 * them.
 */
export async function clickThrough(page: Page, luck: number, until = Number.POSITIVE_INFINITY): Promise<Clicked> {
  return page.evaluate(clickInPage, { luck, until: Math.min(until, 1e9), patience: 30_000 });
}

interface Errand {
  readonly luck: number;
  readonly until: number;
  /** Milliseconds without anything happening. */
  readonly patience: number;
}

async function clickInPage({ luck, until, patience }: Errand): Promise<Clicked> {
  const CLOSING = /"type":"(pass|end|decline|stop|skip|done|finish|keep-none)/;
  const covered = new Set<string>();
  const kinds = new Set<string>();
  let [moves, curtains, chance] = [0, 0, luck];
  const random = (below: number) => {
    chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
    return (chance >> 8) % below;
  };
  const play = () => document.querySelector<HTMLElement>("[data-play]")?.dataset ?? {};
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const waitFor = async (what: string, ready: () => boolean) => {
    const start = performance.now();
    while (!ready()) {
      if (performance.now() - start > patience)
        throw new Error(`this did not happen: ${what}, ${JSON.stringify(play())}`);
      await frame();
    }
  };
  /** Whether the pointer can hit it somewhere. */
  const canBeHit = (element: HTMLElement) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.5, 0.15, 0.85, 0.3, 0.7].some((across) =>
      [0.5, 0.15, 0.85, 0.3, 0.7].some(
        (down) => document.elementFromPoint(left + width * across, top + height * down)?.closest("button") === element,
      ),
    );
  };
  const lit = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ".table-room button:is([data-move],[data-light=open],[data-light=target])",
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.closest("[inert]") === null);
  /** On a small screen: switches to the surface where something can be done. */
  const turnToWork = () => {
    const dots = [
      ...document.querySelectorAll<HTMLElement>(".surface-bar button:not([aria-current]):has(.surface-dot)"),
    ];
    dots[random(Math.max(1, dots.length))]?.click();
    return false;
  };
  const choose = (all: HTMLElement[]) => {
    const going = all.filter(({ dataset }) => !CLOSING.test(dataset.move ?? ""));
    const from = going.length > 0 && random(6) > 0 ? going : all;
    return from[random(from.length)];
  };

  for (let pointed = 0; ; ) {
    // Elsewhere others may have made the last of these decisions.
    const isAsked = () => play().state !== undefined && play().state !== "others";
    await waitFor("somebody is asked", () => isAsked() || Number(play().decisions) >= until);
    const { state, decisions } = play();
    if (state === "over" || Number(decisions) >= until) break;
    if (state === "curtain") {
      document.querySelector<HTMLElement>("[data-action=lift-curtain]")?.click();
      await waitFor("the curtain", () => play().state !== "curtain");
      curtains++;
      continue;
    }
    await waitFor("something is lit", () => lit().length > 0 || play().state === "others" || turnToWork());
    // Another window of the same person was faster.
    if (lit().length === 0) continue;
    // After many clicks without a move, prefer elements that make one.
    const all = lit();
    const whole = all.filter(({ dataset }) => dataset.move !== undefined);
    const element = choose(pointed > 8 && whole.length > 0 ? whole : all) as HTMLElement;
    if (!canBeHit(element)) {
      covered.add(element.dataset.spot ?? element.dataset.move ?? element.outerHTML.slice(0, 80));
      if (++pointed > 60) throw new Error(`nothing can be hit: ${[...covered].join(" ")}`);
      continue;
    }
    const { move } = element.dataset;
    element.click();
    if (move === undefined) {
      pointed++;
      if (pointed > 60) throw new Error(`pointing leads nowhere after ${decisions} decisions`);
      await frame();
      await frame();
      continue;
    }
    kinds.add((JSON.parse(move) as { type: string }).type);
    await waitFor(`the move ${move}`, () => play().decisions !== decisions || play().state === "over");
    moves++;
    pointed = 0;
  }
  return { moves, curtains, covered: [...covered], kinds: [...kinds] };
}
