import { expect, test } from "vitest";
import { airingPath, parseAiringChoice, parseReleaseChoice, releasePath } from "./release-choice.ts";

const films = (search: string) => releasePath(parseReleaseChoice(new URLSearchParams(search)));
const series = (search: string) => airingPath(parseAiringChoice(new URLSearchParams(search)));

test("an address has one form, without defaults", () => {
  expect(films("")).toBe("/upcoming");
  expect(films("page=1&list=cinemas")).toBe("/upcoming");
  expect(films("page=2&type=limited&week=0&list=soon&region=DE&utm_source=x")).toBe("/upcoming?region=DE&list=soon&week=0&type=limited&page=2");
  expect(series("day=0")).toBe("/airing");
  expect([series("day=3&region=JP"), series("day=week")]).toEqual(["/airing?region=JP&day=3", "/airing?day=week"]);
});

test("what no list has is dropped", () => {
  for (const search of ["region=XX", "region=de", "region=ZZ", "region=US%00", "list=all", "week=1", "type=digital", "page=-1", "page=x"])
    expect(films(search)).toBe("/upcoming");
  for (const week of ["8", "-1", "1.5", "01", "9999999999", "NaN", "٣"]) expect(films(`list=soon&week=${week}`)).toBe("/upcoming?list=soon");
  expect(films("list=soon&type=digital")).toBe("/upcoming?list=soon");
  expect(films("list=home&type=wide&week=7")).toBe("/upcoming?list=home&week=7");
  for (const day of ["7", "-1", "today", "<x>"]) expect(series(`day=${day}`)).toBe("/airing");
});

test("every page that the provider does not serve is one address", () => {
  expect([films("page=501"), films("page=99999999999999999999")]).toEqual(["/upcoming?page=501", "/upcoming?page=501"]);
});
