import { expect, test } from "vitest";
import { languageCodes } from "#domain/languages.ts";
import { firstWeekday, monthName, weekdayNames } from "./calendar-locale.ts";

test("months have each language's names, with Latin digits and the Gregorian calendar", () => {
  expect(languageCodes.map((language) => monthName("2026-12", language))).toEqual([
    ...["December 2026", "Diciembre de 2026", "Dezembro de 2026", "Décembre 2026", "Dezember 2026", "Dicembre 2026", "Grudzień 2026", "Декабрь 2026 г."],
    ...["2026年12月", "ديسمبر 2026"],
  ]);
});

test("the week begins as in the language's country", () => {
  expect(Object.fromEntries(languageCodes.map((language) => [language, firstWeekday(language)]))).toEqual({
    ...{ en: 7, "pt-BR": 7, ja: 7, ar: 7 },
    ...{ de: 1, es: 1, fr: 1, it: 1, pl: 1, ru: 1 },
  });
  expect(weekdayNames("de", "long").slice(0, 2)).toEqual(["Montag", "Dienstag"]);
  expect(weekdayNames("en", "short").slice(0, 2)).toEqual(["Sun", "Mon"]);
});
