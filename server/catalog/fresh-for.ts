const minuteMs = 60_000;

/** Milliseconds until a row is stale. Stale rows are still served while they are refreshed. */
export const freshFor = {
  list: 60 * minuteMs,
  details: 24 * 60 * minuteMs,
  /** A title's pictures change rarely. */
  images: 7 * 24 * 60 * minuteMs,
  search: 5 * minuteMs,
  reference: 7 * 24 * 60 * minuteMs,
} as const;
