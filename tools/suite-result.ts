import { stripVTControlCharacters } from "node:util";

/** Tests are named with what failed. `secondTries` failed and then passed, and count as passed. */
export type SuiteResult = { passed: number; failures: string[]; secondTries: string[] };

export const firstLine = (message = "no message"): string => stripVTControlCharacters(message).split("\n", 1)[0] ?? "";
