/** One line of the table. `passed` is `null` where there is no goal: it is told for what stands beside it. */
export type Figure = { what: string; goal: string; value: string; passed: boolean | null };

/** One metric of docs/quality.md: `run` starts all that it needs and leaves nothing behind; it throws where it cannot measure at all. */
export type Metric = { id: string; run: () => Promise<Figure[]> };

const shown = (value: number, unit: string): string => `${Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)).toLocaleString("en")}${unit}`;

export const atMost = (what: string, value: number, limit: number, unit = ""): Figure => ({
  what,
  goal: `≤ ${shown(limit, unit)}`,
  value: shown(value, unit),
  passed: value <= limit,
});

export const atLeast = (what: string, value: number, limit: number, unit = ""): Figure => ({
  what,
  goal: `≥ ${shown(limit, unit)}`,
  value: shown(value, unit),
  passed: value >= limit,
});

export const told = (what: string, value: number | string, unit = ""): Figure => ({
  what,
  goal: "",
  value: typeof value === "number" ? shown(value, unit) : value,
  passed: null,
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
