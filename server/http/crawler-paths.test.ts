import { expect, test } from "vitest";
import { parseSitemapPartPath, sitemapPartPath } from "./crawler-paths.ts";

const offered = ["en", "de", "pt-BR"] as const;

test.each(["movies", "tv", "people"] as const)("a %s sitemap's path parses back to its part", (type) => {
  for (const language of offered)
    for (const part of [1, 2, 10, 99_999]) expect(parseSitemapPartPath(sitemapPartPath(type, part, language), offered)).toEqual({ type, part, language });
});

test("those of other languages are in folders", () =>
  expect(offered.map((language) => sitemapPartPath("movies", 1, language))).toEqual([
    "/sitemaps/movies-1.xml",
    "/sitemaps/de/movies-1.xml",
    "/sitemaps/pt-BR/movies-1.xml",
  ]));

test.each([
  "/sitemaps/pages.xml",
  "/sitemaps/movies-0.xml",
  "/sitemaps/movies-01.xml",
  "/sitemaps/movies-100000.xml",
  "/x/sitemaps/tv-1.xml",
  "/sitemap.xml",
  "/sitemaps/ar/movies-1.xml",
  "/sitemaps/en/movies-1.xml",
  "/sitemaps/DE/movies-1.xml",
  "/sitemaps/de/pt-BR/movies-1.xml",
])("%s is no sitemap part", (path) => {
  expect(parseSitemapPartPath(path, offered)).toBeNull();
});
