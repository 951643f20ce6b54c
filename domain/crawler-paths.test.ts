import { expect, test } from "vitest";
import { parseCardPath, parseSitemapPartPath, siteCardPath, sitemapPartPath, titleCardPath } from "./crawler-paths.ts";

test.each(["movies", "tv", "people"] as const)("a %s sitemap's path parses back to its part", (type) => {
  for (const part of [1, 2, 10, 99_999]) expect(parseSitemapPartPath(sitemapPartPath(type, part))).toEqual({ type, part });
});

test.each(["/sitemaps/pages.xml", "/sitemaps/movies-0.xml", "/sitemaps/movies-01.xml", "/sitemaps/movies-100000.xml", "/x/sitemaps/tv-1.xml", "/sitemap.xml"])(
  "%s is no sitemap part",
  (path) => {
    expect(parseSitemapPartPath(path)).toBeNull();
  },
);

test("a card's path parses back to its title, or to the site", () => {
  expect(parseCardPath(siteCardPath)).toBe("site");
  expect(parseCardPath(titleCardPath("movie", 19))).toEqual({ kind: "movie", id: 19 });
  expect(parseCardPath(titleCardPath("series", 900000503))).toEqual({ kind: "series", id: 900000503 });
  for (const path of ["/cards/movie-019.png", "/cards/movie-19.svg", "/cards/person-1.png", "/cards/../site.png"]) expect(parseCardPath(path)).toBeNull();
});
