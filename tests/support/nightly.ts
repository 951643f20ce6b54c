/**
 * `npm run test:nightly`, which adds the journeys tagged `@nightly` (tests/playwright.config.ts) and `*.nightly.test.ts` to `npm test`, and tries every
 * combination of widths, themes and texts, of which `npm test` tries the first ones.
 */
export const isNightly = process.env.NIGHTLY === "1";

/** All values by night, else the first `count`. */
export const everyNight = <T>(values: readonly T[], count = 1): readonly T[] => (isNightly ? values : values.slice(0, count));
