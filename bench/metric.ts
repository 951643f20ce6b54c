import type { Figure } from "#tests/support/figure.ts";

/** One metric of docs/quality.md: `run` starts all that it needs and leaves nothing behind; it throws if it cannot measure at all. */
export type Metric = {
  id: string;
  title: string;
  run: () => Promise<Figure[]>;
  /** Measured only if it is named, because it takes long. */
  onRequest?: true;
};
