import { expect, test } from "vitest";
import { sampleMovieExtras, sampleMovieSummary, sampleSeriesExtras, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { shownMovieExtras, shownSeriesExtras } from "./shown-extras.ts";
import { noMovieFacts } from "./title-facts.ts";
import type { Video } from "./video.ts";

const video: Video = { key: "look", site: "YouTube", name: "The look", type: "Trailer", official: true, language: "en", published: "" };
const many = <T>(item: (index: number) => T, length = 40): T[] => Array.from({ length }, (_, index) => item(index));

test("a page has what it shows, and how many more the lists' first pages have", () => {
  const named = many((id) => ({ id, name: `Name ${id}` }));
  const shown = shownMovieExtras(
    sampleMovieExtras(19, {
      similar: many(sampleMovieSummary, 20),
      recommendations: many(sampleMovieSummary, 17),
      videos: many(() => video),
      facts: { ...noMovieFacts, countries: ["DE", "US", "XQ"], companies: named, keywords: named },
    }),
  );
  const counts = [shown.similar, shown.recommendations, shown.videos, shown.facts.companies, shown.facts.keywords].map((list) => list.length);
  expect(counts).toEqual([6, 6, 7, 30, 30]);
  expect(shown.firstPage).toEqual({ similar: 20, recommendations: 17 });
  expect(shown.facts.countryNames).toEqual(["Germany", "United States", "XQ"]);
  expect(shown.inRegion.regionName).toBe("United States");
});

test("countries are named in the language of the page", () => {
  const shown = shownMovieExtras(sampleMovieExtras(19, { facts: { ...noMovieFacts, countries: ["DE", "XQ"] } }), "de");
  expect([shown.facts.countryNames, shown.inRegion.regionName]).toEqual([["Deutschland", "XQ"], "Vereinigte Staaten"]);
});

test("a series shows ten similar ones", () => {
  const shown = shownSeriesExtras(sampleSeriesExtras(7, { similar: many(sampleSeriesSummary, 20) }));
  expect([shown.similar.length, shown.firstPage.similar]).toEqual([10, 20]);
});

test("a title that has gone has nothing", () => {
  expect(shownMovieExtras(null)).toMatchObject({ similar: [], videos: [], collection: null, firstPage: { similar: 0, recommendations: 0 } });
  expect(shownSeriesExtras(null)).toMatchObject({ recommendations: [], facts: { networks: [] } });
});
