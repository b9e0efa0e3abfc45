import type { Locator } from "playwright-core";

/**
 * Everything a part of the page says by its texts, names, titles, values and states, a line for each element. Drawings
 * count by their class, and ids that are new each time are left out.
 */
export function drawn(part: Locator): Promise<string[]> {
  return part.evaluate(saidIn);
}

/** Runs in the page. */
function saidIn(root: HTMLElement | SVGElement): string[] {
  const STATES = /^(data-|aria-(pressed|disabled|hidden|selected|current)$|hidden$|disabled$|href$)/;

  const textOf = (element: Element) =>
    [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : []));
  const entered = (element: Element) => {
    if (element instanceof HTMLInputElement) return [element.type, element.checked ? "checked" : element.value];
    return element instanceof HTMLSelectElement ? [element.value] : [];
  };
  const said = (element: Element) => {
    const [label, title] = [element.getAttribute("aria-label"), element.getAttribute("title")];
    const states = [...element.attributes]
      .filter(({ name }) => STATES.test(name))
      .map(({ name, value }) => (value === "" || value === "true" ? name : `${name}=${value}`));
    const drawing = element instanceof SVGSVGElement ? [`<${element.getAttribute("class") ?? "drawing"}>`] : [];
    return [
      ...(label === null ? [] : [`“${label}”`]),
      ...(!title || title === label ? [] : [`(${title})`]),
      ...textOf(element).filter((text) => text !== label),
      ...entered(element),
      ...drawing,
      ...states,
    ]
      .join(" ")
      .replace(/[0-9a-f]{32}/g, "…")
      .replace(/\s+/g, " ")
      .trim();
  };
  const lines = (element: Element): string[] => [said(element), ...[...element.children].flatMap(lines)];
  return lines(root).filter((line) => line !== "");
}

/** What is not among the other lines, however often it stands there. */
export function besides(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
