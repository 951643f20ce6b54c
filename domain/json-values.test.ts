import { describe, expect, test } from "vitest";
import { hasMoreValues, jsonDepth } from "./json-values.ts";

const joined = (count: number, item: (index: number) => string): string => Array.from({ length: count }, (_, index) => item(index)).join(",");

describe("the values of JSON", () => {
  test.each([
    ["numbers", (count: number) => `{"a":[${joined(count - 2, () => "1")}]}`],
    ["keys", (count: number) => `{${joined(count - 1, () => '"a":1')}}`],
    ["nested lists", (count: number) => `{"a":${"[".repeat(count - 2)}${"]".repeat(count - 2)}}`],
    ["strings", (count: number) => `{"a":[${joined(count - 2, (index) => `"${index},[{\\"\\\\"`)}]}`],
  ])("are counted: a hundred thousand %s are accepted, one more is not", (_, json) => {
    expect(JSON.parse(json(1000))).toBeTypeOf("object");
    expect([hasMoreValues(json(100_000), 100_000), hasMoreValues(json(100_001), 100_000)]).toEqual([false, true]);
  });

  test("the depth is that of the brackets outside of texts", () => {
    expect(['"[["', "[]", '{"a":[[],[1]]}', '["\\"]"]', "[".repeat(300_000)].map(jsonDepth)).toEqual([0, 1, 3, 1, 300_000]);
  });

  test("a text may contain any number of commas and brackets", () => {
    expect(hasMoreValues(JSON.stringify({ overview: ',[{"\\'.repeat(300_000) }), 100_000)).toBe(false);
  });
});
