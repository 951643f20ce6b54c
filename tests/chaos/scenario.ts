/** One figure of a scenario: what was asked for, what was seen. */
export type Figure = {
  what: string;
  goal: string;
  value: string;
  passed: boolean;
  /** It hangs on how fast the machine is just now: `npm test` does not hold it against the code. */
  timed?: true;
};

/** "short": seconds, as a part of `npm test`. "full": bounded as quality.md asks, by `npm run chaos`. */
export type Scale = "short" | "full";

export type Scenario = {
  /** The row of docs/reliability.md: "R1". */
  id: string;
  title: string;
  /** Starts all that it needs and leaves nothing behind. Throws where it could not be tried at all. */
  run: (scale: Scale) => Promise<Figure[]>;
};

export const atMost = (what: string, value: number, limit: number, unit = ""): Figure => ({
  what,
  goal: `at most ${limit}${unit}`,
  value: `${Number(value.toFixed(1))}${unit}`,
  passed: value <= limit,
  ...(unit === " ms" && { timed: true }),
});

export const timed = (figure: Figure): Figure => ({ ...figure, timed: true });

export const exactly = (what: string, value: number | string, wanted: number | string): Figure => ({
  what,
  goal: String(wanted),
  value: String(value),
  passed: value === wanted,
});

export const atLeast = (what: string, value: number, limit: number, unit = ""): Figure => ({
  what,
  goal: `at least ${limit}${unit}`,
  value: `${Number(value.toFixed(2))}${unit}`,
  passed: value >= limit,
});
