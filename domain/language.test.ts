import { expect, test } from "vitest";
import { languageName, languageTag, withLanguage } from "./language.ts";

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
  expect(withLanguage({ original_language: "de" }, "ar")).toEqual({ original_language: "de", language: "الألمانية" });
});

test("names are in the language that is asked for, whichever was asked for before", () => {
  const named = (["en", "de", "ar", "de", "en"] as const).map((language) => languageName("ja", language));
  expect(named).toEqual(["Japanese", "Japanisch", "اليابانية", "Japanisch", "Japanese"]);
});

test.each([
  ["de", "de"],
  ["cn", "yue"],
  ["xx", "und"],
  ["", "und"],
  ['"><b>', "und"],
])("a text in %j has the tag %s", (code, tag) => {
  expect(languageTag(code)).toBe(tag);
});
