import { expect, test } from "vitest";
import { languageName, withLanguage } from "./language.ts";

test.each([
  ["de", "German"],
  ["ja", "Japanese"],
  ["cn", "Cantonese"],
  ["xx", null],
  ["", null],
  ["de-AT", null],
  ["d!", null],
])("the language %j is %j", (code, name) => expect(languageName(code)).toBe(name));

test("a title's details have the language's name beside its code", () => {
  expect(withLanguage({ original_language: "de" })).toEqual({ original_language: "de", language: "German" });
});
