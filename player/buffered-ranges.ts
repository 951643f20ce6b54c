/** As in TimeRanges, in seconds. */
export type BufferedRange = { start: number; end: number };

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
