/** One measured value beside its goal: a row of docs/performance.md or docs/reliability.md. */
export type Figure = {
  what: string;
  goal: string;
  value: string;
  /** `null`: reported without a goal. */
  passed: boolean | null;
  /** Depends on how fast the machine is at the moment: `npm test` ignores it. */
  timed?: true;
};

const shown = (value: number, unit: string): string => {
  const digits = value < 1 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0;
  return `${Number(value.toFixed(digits)).toLocaleString("en")}${unit}`;
};

const timedUnits = new Set([" ms"]);

export const atMost = (what: string, value: number, limit: number, unit = ""): Figure => ({
  what,
  goal: `at most ${shown(limit, unit)}`,
  value: shown(value, unit),
  passed: value <= limit,
  ...(timedUnits.has(unit) && { timed: true }),
});

export const atLeast = (what: string, value: number, limit: number, unit = ""): Figure => ({
  what,
  goal: `at least ${shown(limit, unit)}`,
  value: shown(value, unit),
  passed: value >= limit,
});

export const exactly = (what: string, value: number | string, expected: number | string): Figure => ({
  what,
  goal: String(expected),
  value: String(value),
  passed: value === expected,
});

/** A time whose limit is a multiple of another build's, measured in turn with it: the command measures one build, so the reader compares. */
export const inTurn = (what: string, value: number, factor: number): Figure => ({
  ...reported(what, value, " ms"),
  goal: `in turn with 98bf1edc: at most ${factor} x`,
});

/** A value without a goal, for comparison. */
export const reported = (what: string, value: number | string, unit = ""): Figure => ({
  what,
  goal: "",
  value: typeof value === "number" ? shown(value, unit) : value,
  passed: null,
});

/** What has missed its goal, as `npm test` names it. */
export const missedGoals = (figures: readonly Figure[]): string =>
  figures.flatMap(({ what, goal, value, passed }) => (passed === false ? [`${what}: ${value}, goal ${goal}`] : [])).join("; ");

export const timed = (figure: Figure): Figure => ({ ...figure, timed: true });

const joined = (values: readonly (readonly [name: string, value: string])[]): string =>
  new Set(values.map(([, value]) => value)).size === 1 ? (values[0]?.[1] ?? "") : values.map(([name, value]) => `${name}: ${value}`).join(", ");

/** The figures of one scenario under several conditions, one row for each `what`: equal values once, different ones with their condition. */
export function acrossConditions(runs: readonly (readonly [condition: string, figures: readonly Figure[]])[]): Figure[] {
  const rows = Map.groupBy(
    runs.flatMap(([condition, figures]) => figures.map((figure) => ({ condition, figure }))),
    ({ figure }) => figure.what,
  );
  return [...rows].map(([what, row]) => ({
    what,
    goal: joined(row.map(({ condition, figure }) => [condition, figure.goal])),
    value: joined(row.map(({ condition, figure }) => [condition, figure.value])),
    passed: row.every(({ figure }) => figure.passed !== false),
    ...(row.some(({ figure }) => figure.timed) && { timed: true }),
  }));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}
