/**
 * Limits of time in tests are safety nets: a machine that runs tests can lose three quarters of its processor for minutes, and a test that
 * fails for that says nothing about the code (quality.md, P17). TEST_LIMIT_S shortens them in `npm run test:watch`.
 */
const limitS = Number(process.env.TEST_LIMIT_S ?? 120);

/** A whole test, journey or hook. */
export const safetyNetMs = limitS * 1000;

/** One wait in a test for a fact: shorter, so that the fact is named that did not come. */
export const longestWaitMs = safetyNetMs / 2;
