/** A name with the places where its long words may be broken; `breaks` lists them: "Personal|beschaffung". */
export function breakable(name: string, breaks: string): string {
  return breaks
    .split(" ")
    .reduce((text, word) => text.replace(word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")), name);
}
