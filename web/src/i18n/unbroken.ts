/** Number and unit stay on one line: "3 VP", "12 SP", "5 s". A slot that is filled later counts as a number. */
export function unbroken(text: string): string {
  return text.replace(/([\d}]) (VP|SP|s|kB)(?!\p{L})/gu, "$1\u00a0$2");
}
