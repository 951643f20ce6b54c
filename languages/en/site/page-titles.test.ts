import { expect, test } from "vitest";
import { pageTitles } from "./page-titles.ts";

test("a film's document title is section 2's", () => {
  expect(pageTitles.movie("Metropolis", 1927)).toBe("Watch Metropolis (1927) Full Movie Online HD");
});

test("without a year there are no brackets", () => {
  expect(pageTitles.movie("Metropolis", null)).toBe("Watch Metropolis Full Movie Online HD");
});
