import type { CareerPoint } from "./model/career-timeline.ts";

const byRating = (points: readonly CareerPoint[]): number[] =>
  points.map((_, index) => index).toSorted((a, b) => (points[a]?.rating ?? 0) - (points[b]?.rating ?? 0));

/** The mark that a key leads to: left and right in time (`keyByDirection`), up and down in rating. `null` for other keys and at the plot's edge. */
export function pointByKey(key: string, points: readonly CareerPoint[], from: number): number | null {
  const ends: Record<string, number> = { Home: 0, End: points.length - 1 };
  const inTime: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
  const inRating: Record<string, number> = { ArrowDown: -1, ArrowUp: 1 };
  const target = ends[key] ?? (key in inTime ? from + (inTime[key] ?? 0) : undefined);
  if (target !== undefined) return points[target] ? target : null;
  if (!(key in inRating)) return null;
  const order = byRating(points);
  return order[order.indexOf(from) + (inRating[key] ?? 0)] ?? null;
}
