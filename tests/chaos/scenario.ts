import type { Figure } from "#tests/support/figure.ts";

/** "short": seconds, as a part of `npm test`. "full": bounded as quality.md says, by `npm run chaos`. */
export type Scale = "short" | "full";

/** `minutes`: how long a scenario goes on that can last for any time (R20); by default its scale decides. */
export type ScenarioOptions = { minutes?: number };

export type Scenario = {
  /** The row of docs/quality.md: "R1". */
  id: string;
  title: string;
  /** Starts all that it needs and leaves nothing behind; throws if it cannot run at all. */
  run: (scale: Scale, options?: ScenarioOptions) => Promise<Figure[]>;
};
