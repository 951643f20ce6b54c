import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { expectedHeaders } from "./expected-headers.ts";

describe("the policies in Google's evaluator", () => {
  test.each(Object.entries(expectedHeaders))("%s has no serious result", (_, { "content-security-policy": policy }) => {
    const results = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
    expect(results.filter(({ severity }) => serious.includes(severity)).map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });
});
