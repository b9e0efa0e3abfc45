/** The known word nearest to a mistyped one, if it is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const found = known
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate) }))
    .filter(({ distance, candidate }) => distance <= limit && distance < candidate.length)
    .sort((a, b) => a.distance - b.distance)[0];
  return found?.candidate;
}

/** Letters to insert, delete or replace to get from one word to the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  [...from].forEach((letter, index) => {
    const next = [index + 1];
    [...to].forEach((other, column) => {
      const replaced = (row[column] as number) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] as number) + 1, (next[column] as number) + 1));
    });
    row = next;
  });
  return row[to.length] as number;
}
