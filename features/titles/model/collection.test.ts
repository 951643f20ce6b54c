import { expect, test } from "vitest";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { inReleaseOrder, releaseYears } from "./collection.ts";

const film = (id: number, release_date: string) => sampleMovieSummary(id, { release_date });

test("films stand in order of release, those without a date last, those of one day by id", () => {
  const films = [film(4, ""), film(3, "1999-05-19"), film(2, "1977-05-25"), film(1, "1977-05-25"), film(5, "unknown"), film(6, "1983")];
  expect(inReleaseOrder(films).map(({ id }) => id)).toEqual([1, 2, 6, 3, 4, 5]);
});

test("the years are the first and the last of those that are known", () => {
  expect(releaseYears([film(1, "1983-05-25"), film(2, ""), film(3, "1977-05-25")])).toEqual({ first: 1977, last: 1983 });
  expect(releaseYears([film(1, "")])).toBeNull();
});
