import { expect, test } from "vitest";
import { missingRootMessage, notices } from "./notices.ts";

/** Section 8's table, to the letter. */
const table: Record<string, keyof typeof notices> = {
  "Failed to load trending movies": "trendingMovies",
  "Failed to load popular movies": "popularMovies",
  "Failed to load top rated movies": "topRatedMovies",
  "Failed to load popular TV series": "popularSeries",
  "Failed to load top rated TV series": "topRatedSeries",
  "Unable to load movie details": "movie",
  "Unable to load TV series details": "series",
  "Unable to load season details": "season",
  "Failed to load search results": "search",
  "Failed to load genre movies": "genreMovies",
  "Failed to load genre TV series": "genreSeries",
  "Failed to load actor information": "person",
};

test.each(Object.entries(table))("'%s' is an error", (text, name) => {
  expect(notices[name]).toEqual({ title: "Error", text, variant: "destructive" });
});

test("copying a link has a notice for each outcome", () => {
  expect(notices.linkCopied).toEqual({ title: "Link copied!", text: "The link has been copied to your clipboard.", variant: "default" });
  expect(notices.linkNotCopied).toEqual({ title: "Failed to copy", text: "Could not copy the link. Please try again.", variant: "destructive" });
});

test("a missing root element has section 8's message", () => {
  expect(missingRootMessage).toBe("Failed to find the root element");
});
