import { expect, test } from "vitest";
import { type Language, languages } from "./languages.ts";
import { offeredRegions } from "./offered-codes.ts";
import { regionName, regionOfLanguage, regionOfLanguages } from "./region.ts";

test.each([
  ["US", "United States"],
  ["DE", "Germany"],
  ["ZZ", null],
  ["de", null],
  ["419", null],
])("%s is named %s", (code, name) => expect(regionName(code)).toBe(name));

test("a country is named in the language that is asked for", () => {
  expect((["de", "en", "ar"] as const).map((language) => regionName("DE", language))).toEqual(["Deutschland", "Germany", "ألمانيا"]);
});

test("the country of each language is offered", () => {
  for (const language of Object.keys(languages) as Language[]) expect(offeredRegions, language).toContain(regionOfLanguage(language));
});

test.each([
  [["de-AT", "en-US"], "AT"],
  [["en", "fr-CA"], "CA"],
  [["de"], "DE"],
  [["pt"], "BR"],
  [["es-419"], null],
  [["zh-Hant-TW"], "TW"],
  [["not a language", "it-IT"], "IT"],
  [[], null],
])("the languages %j suggest %s", (languages, region) => expect(regionOfLanguages(languages)).toBe(region));
