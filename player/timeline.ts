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

/** As in TimeRanges, in seconds. */
type BufferedRange = { start: number; end: number };

/** The stops of a gradient from left to right: `color` where the film is loaded, nothing elsewhere. */
export function bufferedStops(ranges: readonly BufferedRange[], lengthS: number, color: string): string {
  if (!(lengthS > 0)) return "transparent 0 100%";
  const percent = (seconds: number) => `${Math.round((Math.min(lengthS, Math.max(0, seconds)) / lengthS) * 10_000) / 100}%`;
  const stops: string[] = [];
  let last = "0%";
  for (const { start, end } of ranges) {
    stops.push(`transparent ${last} ${percent(start)}`, `${color} ${percent(start)} ${percent(end)}`);
    last = percent(end);
  }
  return [...stops, `transparent ${last} 100%`].join(", ");
}
