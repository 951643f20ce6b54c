import type { Priority } from "#domain/catalog.ts";

/** Lower is served first. */
export const rankOf: Record<Priority, number> = { visitor: 0, refresh: 1, speculative: 2 };
