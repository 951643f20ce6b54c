import { expect, test } from "vitest";
import { listNotice, notices } from "./notices.ts";

const { movie, series, season, search, genreMovies, genreSeries, person, linkNotCopied } = notices;
const lists = (["trending", "popular", "top-rated"] as const).map((list) => listNotice("movies", list));

test.each([movie, series, season, search, genreMovies, genreSeries, person, linkNotCopied, ...lists, listNotice("series", "popular")])(
  "a failure that section 8 names is a destructive toast, and not only a notice in its place: %j",
  (notice) => {
    expect([notice.variant, "isInline" in notice]).toEqual(["destructive", false]);
  },
);

test("a copied link is no failure", () => {
  expect(notices.linkCopied.variant).toBe("default");
});
