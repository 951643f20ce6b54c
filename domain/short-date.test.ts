import { expect, test } from "vitest";
import { languageCodes } from "./languages.ts";
import { shortDate } from "./short-date.ts";

test("a day is short in each language, and no other day", () => {
  expect(languageCodes.map((language) => shortDate("2026-12-04", language))).toEqual([
    ...["Dec 4", "4 dic", "4 de dez.", "4 déc.", "4. Dez.", "4 dic", "4 gru", "4 дек.", "12月4日", "4 ديسمبر"],
  ]);
  expect([shortDate("2027", "en"), shortDate("", "en"), shortDate("2027-02-30", "en")]).toEqual([null, null, null]);
});
