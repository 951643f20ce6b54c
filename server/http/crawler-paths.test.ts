import { expect, test } from "vitest";
import { parseSitemapPartPath, sitemapPartPath } from "./crawler-paths.ts";

test.each(["movies", "tv", "people"] as const)("a %s sitemap's path parses back to its part", (type) => {
  for (const part of [1, 2, 10, 99_999]) expect(parseSitemapPartPath(sitemapPartPath(type, part))).toEqual({ type, part });
});

test.each(["/sitemaps/pages.xml", "/sitemaps/movies-0.xml", "/sitemaps/movies-01.xml", "/sitemaps/movies-100000.xml", "/x/sitemaps/tv-1.xml", "/sitemap.xml"])(
  "%s is no sitemap part",
  (path) => {
    expect(parseSitemapPartPath(path)).toBeNull();
  },
);
