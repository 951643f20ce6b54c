/** From the lowest to the highest. */
export const ratingBands = [
  { band: 1, from: 0 },
  { band: 2, from: 6 },
  { band: 3, from: 7 },
  { band: 4, from: 8 },
  { band: 5, from: 9 },
] as const;

export type RatingBand = (typeof ratingBands)[number]["band"];

/** Of a rating to one decimal, so that "9.0" is never among the eights. */
export const bandOf = (rating: number): RatingBand => ratingBands.findLast(({ from }) => rating >= from)?.band ?? 1;
