import type { Figure } from "#tests/support/figure.ts";

/** "short": seconds, as a part of `npm test`. "full": bounded as quality.md asks, by `npm run chaos`. */
export type Scale = "short" | "full";

export type Scenario = {
  /** The row of docs/quality.md: "R1". */
  id: string;
  title: string;
  /** Starts all that it needs and leaves nothing behind; throws if it cannot run at all. */
  run: (scale: Scale) => Promise<Figure[]>;
};
