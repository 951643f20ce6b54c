import type { CareerPoint } from "./career-timeline.ts";

/** Where points stand in a plot: `x` and `y` in percent of its width and height, from the top left. */
export type CareerScale = {
  x: (time: number) => number;
  y: (rating: number) => number;
  /** The first year of each decade in the plot. */
  decades: readonly number[];
  /** Whole ratings with a line of their own. */
  ratings: readonly number[];
  /** Of a dot, in pixels: its area grows with the votes. */
  radius: (votes: number) => number;
};

/** Room for the dots and half a decade's name at the plot's edges ("1930年代" in 640 px), and for those names at its foot, in percent. */
const edges = { left: 4, right: 4, top: 6, bottom: 13 };
const radii = { min: 3.5, max: 12 };
/** So that few titles do not look far apart. */
const smallest = { years: 10, ratings: 3 };

const wholeNumbers = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function yearsOf(points: readonly CareerPoint[]): [number, number] {
  const times = points.map(({ time }) => time);
  const from = Math.floor(Math.min(...times)) - 1;
  return [from, Math.max(Math.ceil(Math.max(...times)) + 1, from + smallest.years)];
}

function ratingsOf(points: readonly CareerPoint[]): [number, number] {
  const ratings = points.map(({ rating }) => rating);
  const top = Math.min(10, Math.max(Math.ceil(Math.max(...ratings)), smallest.ratings));
  return [Math.max(0, Math.min(Math.floor(Math.min(...ratings)), top - smallest.ratings)), top];
}

/** @param points at least one. `isMirrored`: time runs from right to left. */
export function careerScale(points: readonly CareerPoint[], isMirrored = false): CareerScale {
  const [firstYear, lastYear] = yearsOf(points);
  const [lowest, highest] = ratingsOf(points);
  const mostVotes = Math.max(...points.map(({ votes }) => votes), 1);
  const along = (time: number): number => edges.left + ((time - firstYear) / (lastYear - firstYear)) * (100 - edges.left - edges.right);
  return {
    x: (time) => (isMirrored ? 100 - along(time) : along(time)),
    y: (rating) => 100 - edges.bottom - ((rating - lowest) / (highest - lowest)) * (100 - edges.top - edges.bottom),
    decades: wholeNumbers(Math.ceil(firstYear / 10) * 10, lastYear, 10),
    ratings: wholeNumbers(lowest, highest),
    radius: (votes) => radii.min + (radii.max - radii.min) * Math.sqrt(votes / mostVotes),
  };
}

/** The point nearest to a place, both in pixels; `null` if none is within `reach`. */
export function nearestPoint(
  points: readonly CareerPoint[],
  { x, y }: CareerScale,
  place: { x: number; y: number; width: number; height: number },
  reach: number,
): CareerPoint | null {
  let nearest: CareerPoint | null = null;
  let distance = reach;
  for (const point of points) {
    const away = Math.hypot((x(point.time) / 100) * place.width - place.x, (y(point.rating) / 100) * place.height - place.y);
    if (away > distance) continue;
    [nearest, distance] = [point, away];
  }
  return nearest;
}
