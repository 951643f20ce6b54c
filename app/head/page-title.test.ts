import { expect, test } from "vitest";
import { moviePageTitle } from "./page-title.ts";

test("a film's document title is section 2's", () => {
  expect(moviePageTitle("Metropolis", 1927)).toBe("Watch Metropolis (1927) Full Movie Online HD");
});

test("without a year there are no brackets", () => {
  expect(moviePageTitle("Metropolis", null)).toBe("Watch Metropolis Full Movie Online HD");
});
