/** A second of a film in several parts. */
export type PartPosition = { part: number; atS: number };

/** Where the parts begin in the whole film, in seconds; `null` if the length of one is not known, so that they cannot be one timeline. */
export function partStarts(lengths: readonly (number | null)[]): number[] | null {
  const starts: number[] = [];
  let start = 0;
  for (const length of lengths) {
    if (length === null) return null;
    starts.push(start);
    start += length;
  }
  return starts;
}

/** The part that holds a second of the whole film. */
export function partAt(starts: readonly number[], seconds: number): PartPosition {
  const part = Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds),
  );
  return { part, atS: Math.max(0, seconds - (starts[part] ?? 0)) };
}
