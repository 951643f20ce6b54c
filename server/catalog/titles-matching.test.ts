import { expect, test } from "vitest";
import { parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import { type FilterFacts, titlesMatching } from "./titles-matching.ts";

const facts = (id: number, overrides: Partial<FilterFacts> = {}): FilterFacts => ({
  id,
  title: `Film ${id}`,
  date: "1927-01-10",
  genre_ids: [18],
  vote_average: 7,
  vote_count: 100,
  popularity: 10,
  runtime: 90,
  language: "de",
  keywords: [],
  companies: [],
  networks: [],
  region: "US",
  certification: null,
  providers: [],
  ...overrides,
});

const titles = [
  facts(1, { genre_ids: [18, 35], popularity: 5, title: "Zero", date: "1920-05-01" }),
  facts(2, { genre_ids: [35], vote_average: 9, language: "en", runtime: 15, popularity: 50, certification: "PG" }),
  facts(3, { vote_average: null, vote_count: 0, date: "", runtime: null, keywords: [4, 5], companies: [6], networks: [7], providers: [8] }),
  facts(4, { date: "2999-01-01", title: "Abel" }),
];

const found = (search: string): number[] =>
  titlesMatching(
    titles.map((one) => ({ facts: one })),
    parseDiscoverFilters(new URLSearchParams(`here=1&${search}`)),
  ).map(({ facts: { id } }) => id);

test.each([
  ["", [2, 3, 4, 1]],
  ["genres=18", [3, 4, 1]],
  ["genres=18,35", [1]],
  ["genres=18,35&match=any", [2, 3, 4, 1]],
  ["not=35", [3, 4]],
  ["from=1927&to=1930", [2]],
  ["to=1930", [2, 1]],
  ["released=1", [2, 1]],
  ["rating=8", [2]],
  ["votes=100", [2, 4, 1]],
  ["runtime=-20", [2]],
  ["runtime=60-", [4, 1]],
  ["language=en", [2]],
  ["certification=PG", [2]],
  ["certification=PG&region=DE", []],
  ["keyword=4,5", [3]],
  ["keyword=4,9", []],
  ["company=6,9", [3]],
  ["type=tv&network=7", [3]],
  ["provider=8,9", [3]],
  ["provider=8&region=DE", []],
])("'%s' finds %j", (search, ids) => expect(found(search)).toEqual(ids));

test.each([
  ["rating", [2, 1, 4, 3]],
  ["newest", [2, 1]],
  ["oldest", [1, 2, 4]],
  ["title", [4, 2, 3, 1]],
])("the order %s is %j", (sort, ids) => expect(found(`sort=${sort}`)).toEqual(ids));
