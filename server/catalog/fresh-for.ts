const minuteMs = 60_000;

/** How long a stored answer counts as fresh, in milliseconds. Old ones are still served while they are refreshed. */
export const freshFor = {
  list: 60 * minuteMs,
  details: 24 * 60 * minuteMs,
  search: 5 * minuteMs,
} as const;
