import { expect, test } from "vitest";
import { languageLabel, languageName, languageTag, withLanguage } from "./language.ts";

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

test("a language's name that stands alone begins with a capital letter where the script has them", () => {
  const alone = (["es", "ru", "de", "ja", "ar"] as const).map((language) => languageLabel("fr", language));
  expect(alone).toEqual(["Francés", "Французский", "Französisch", "フランス語", "الفرنسية"]);
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
