/** `npm run test:nightly` tries every combination of widths, themes and texts; `npm test` the first ones. */
export const isNightly = process.env.NIGHTLY === "1";

/** All values by night, else the first `count`. */
export const everyNight = <T>(values: readonly T[], count = 1): readonly T[] => (isNightly ? values : values.slice(0, count));
