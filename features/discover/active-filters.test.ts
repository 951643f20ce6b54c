import { expect, test } from "vitest";
import { wordsOf } from "#languages/all-words.server.ts";
import { activeFilters } from "./active-filters.ts";
import { parseDiscoverFilters } from "./model/discover-address.ts";

const chosen = { keywords: [], companies: [], networks: [], providers: [] };

test("a list without a filter begins at its first page", () => {
  const { discover, site } = wordsOf("en");
  const filters = parseDiscoverFilters(new URLSearchParams("genres=35,18&page=3"));
  const active = activeFilters({ ...discover.discoverPage, genres: site.genres, language: "en" }, filters, chosen);
  expect(active.map(({ without: { genres, page } }) => [genres, page])).toEqual([
    [[35], 1],
    [[18], 1],
  ]);
});

test.each([
  ["en", ["Comedy", "Not Horror", "1,000 votes or more", "German", "12 (Germany)"]],
  ["de", ["Komödie", "Ohne Horror", "Ab 1.000 Stimmen", "Deutsch", "12 (Deutschland)"]],
] as const)("filters are named in %s", (language, texts) => {
  const { discover, site } = wordsOf(language);
  const filters = parseDiscoverFilters(new URLSearchParams("genres=35&not=27&votes=1000&language=de&certification=12&region=DE"));
  expect(activeFilters({ ...discover.discoverPage, genres: site.genres, language }, filters, chosen).map(({ text }) => text)).toEqual(texts);
});
