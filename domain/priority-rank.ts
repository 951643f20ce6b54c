import type { Priority } from "./query.ts";

/** Lower is served first. */
export const rankOf: Record<Priority, number> = { visitor: 0, excess: 1, refresh: 2, speculative: 3 };
