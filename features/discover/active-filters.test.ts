import { expect, test } from "vitest";
import { wordsOf } from "#languages/all-words.server.ts";
import { activeFilters } from "./active-filters.ts";
import { parseDiscoverFilters } from "./model/discover-address.ts";

const chosen = { keywords: [], companies: [], networks: [], providers: [] };

test.each([
  ["en", ["Comedy", "Not Horror", "1,000 votes or more", "German", "12 (Germany)"]],
  ["de", ["Komödie", "Ohne Horror", "Ab 1.000 Stimmen", "Deutsch", "12 (Deutschland)"]],
] as const)("filters are named in %s", (language, texts) => {
  const { discover, site } = wordsOf(language);
  const filters = parseDiscoverFilters(new URLSearchParams("genres=35&not=27&votes=1000&language=de&certification=12&region=DE"));
  expect(activeFilters({ ...discover.discoverPage, genres: site.genres, language }, filters, chosen).map(({ text }) => text)).toEqual(texts);
});
