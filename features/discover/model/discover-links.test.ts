import { expect, test } from "vitest";
import { discoverPath } from "./discover-address.ts";
import { noFilters } from "./discover-filters.ts";
import { discoverLinks } from "./discover-links.ts";

test.each(["movies", "tv"] as const)("links of %s are Discover's canonical addresses", (type) => {
  expect(discoverLinks.company(type, 12)).toBe(discoverPath({ ...noFilters(type), companies: [12] }));
  expect(discoverLinks.keyword(type, 12)).toBe(discoverPath({ ...noFilters(type), keywords: [12] }));
  expect(discoverLinks.network("tv", 12)).toBe(discoverPath({ ...noFilters("tv"), networks: [12] }));
});
