import { stripVTControlCharacters } from "node:util";

/** `secondTries`: the names of tests that failed and then passed, each with what failed. They count as passed. */
export type SuiteResult = { passed: number; failed: number; secondTries: string[] };

export const firstLine = (message = "no message"): string => stripVTControlCharacters(message).split("\n", 1)[0] ?? "";
