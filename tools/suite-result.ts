/** `secondTries`: the names of tests that failed and then passed. They count as passed. */
export type SuiteResult = { passed: number; failed: number; secondTries: string[] };
