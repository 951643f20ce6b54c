/** Who waits for a call: a visitor, a background refresh of something stale, or a prefetch that nobody may ever look at. */
export type Priority = "visitor" | "refresh" | "speculative";

/** Lower goes first. */
export const rankOf: Record<Priority, number> = { visitor: 0, refresh: 1, speculative: 2 };
