import { describe, expect, test, vi } from "vitest";
import type { Language } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { arabic, catalogInLanguages, german } from "#tests/support/catalog-in-languages.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleCollection, sampleMovieSummary, samplePerson, sampleSeasonWithVotes, sampleSeriesSummary } from "#tests/support/sample-titles.ts";

const spoken: readonly Language[] = ["en", "de", "ar"];
const setUp = (overrides: Partial<Provider> = {}) => catalogInLanguages(sampleProvider(overrides));

describe("lists", () => {
  /** In each language another list: film 1 has no German title, film 2 no German overview. */
  const movieList: Provider["movieList"] = async (_, page, options) => {
    const { language } = options ?? {};
    const english = [sampleMovieSummary(1, { original_title: "東京" }), sampleMovieSummary(2)];
    const german = [
      sampleMovieSummary(1, { title: "東京", original_title: "東京", overview: "", poster_path: null, textLanguages: { title: "ja" } }),
      sampleMovieSummary(2, { title: "Zweiter Film", overview: "" }),
    ];
    return { items: language === "de" ? german : english, page, totalPages: 3, totalResults: 60 };
  };

  test("have a row and a call for each language, fetched when it is first asked for", async () => {
    const { catalog, callsOf, rows, provider } = setUp({ movieList });
    for (const language of [...spoken, ...spoken]) await catalog.movieList("popular", 1, { language });
    expect(callsOf("movieList")).toBe(3);
    expect(provider.movieList).toHaveBeenLastCalledWith("popular", 1, { priority: "visitor", language: "ar" });
    expect([...rows.keys()].toSorted()).toEqual(["answers:movies:popular", "answers:page:movies:popular:1:ar", "answers:page:movies:popular:1:de"]);
  });

  test("have English texts where the language has none and the English list is cached", async () => {
    const { catalog, callsOf } = setUp({ movieList });
    const alone = await catalog.movieList("popular", 1, german);
    expect(alone.items[0]).toMatchObject({ title: "東京", overview: "", textLanguages: { title: "ja" } });
    expect(alone.items[1]).toMatchObject({ title: "Zweiter Film", overview: "" });
    await catalog.movieList("popular", 1);
    const { items } = await catalog.movieList("popular", 1, german);
    expect(items).toEqual([
      { ...sampleMovieSummary(1, { original_title: "東京" }), textLanguages: { title: "en", overview: "en" } },
      { ...sampleMovieSummary(2, { title: "Zweiter Film" }), textLanguages: { overview: "en" } },
    ]);
    expect(callsOf("movieList")).toBe(2);
  });

  test("whose titles have no Latin letters have the English ones for the addresses", async () => {
    const arabicList: Provider["seriesList"] = async (_, page, options) => {
      const items = [sampleSeriesSummary(1, options?.language === "ar" ? { name: "مسلسل", overview: "نص" } : {})];
      return { items, page, totalPages: 1, totalResults: 1 };
    };
    const { catalog } = setUp({ seriesList: arabicList });
    await catalog.seriesList("popular", 1);
    expect((await catalog.seriesList("popular", 1, arabic)).items).toEqual([
      sampleSeriesSummary(1, { name: "مسلسل", overview: "نص", englishTitle: "Series 1" }),
    ]);
  });

  test("in another language are not in the sitemaps, whose addresses are English", async () => {
    const { catalog, store } = setUp({ movieList });
    const writeTitles = vi.spyOn(store, "writeTitles");
    await catalog.movieList("popular", 1, german);
    expect(writeTitles).not.toHaveBeenCalled();
  });

  test("feed the corrections of searches", async () => {
    const { catalog, names } = setUp({ movieList });
    await catalog.movieList("popular", 1, german);
    expect(names.map(({ name }) => name)).toContain("Zweiter Film");
  });

  test("of the hero take from a film's details what the list lacks", async () => {
    const { catalog } = setUp({ movieList });
    expect((await catalog.heroMovies(german))[1]).toMatchObject({
      title: "Zweiter Film",
      overview: "What happens in film 2.",
      textLanguages: { overview: "en" },
      runtime: 153,
    });
  });
});

test.each([
  ["a search", "searchMovies", (catalog: Catalog, options: CallOptions) => catalog.searchMovies("kid", 1, options), []],
  ["a search by an IMDb id", "findByImdbId", (catalog: Catalog, options: CallOptions) => catalog.imdbMatch("tt0017136", options), []],
  [
    "discovered titles",
    "discoverMovies",
    (catalog: Catalog, options: CallOptions) => catalog.discoverMovies({ ...noFilters("movies"), genres: [18] }, options),
    ["answers:discover:genres=18", "answers:discover:genres=18:de"],
  ],
  ["a person", "personDetails", (catalog: Catalog, options: CallOptions) => catalog.personCredits(5, options), ["answers:person:5", "answers:person:5:de"]],
  [
    "a collection",
    "collection",
    (catalog: Catalog, options: CallOptions) => catalog.collection(10, options),
    ["answers:collection:10", "answers:collection:10:de"],
  ],
  [
    "a film's pictures",
    "movieImages",
    (catalog: Catalog, options: CallOptions) => catalog.movieImages(19, options),
    ["answers:images:movie:19", "answers:images:movie:19:de"],
  ],
  ["a season", "season", (catalog: Catalog, options: CallOptions) => catalog.season(7, 1, options), ["answers:season:7:1", "answers:season:7:1:de"]],
] as const)("%s is one call for each language", async (_, name, ask, keys) => {
  const { catalog, callsOf, provider, rows } = setUp({
    searchMovies: async (_query, page) => ({ items: [sampleMovieSummary(1)], page, totalPages: 1, totalResults: 1 }),
  });
  for (const options of [{}, german, {}, german]) await ask(catalog as Catalog, options);
  expect(callsOf(name)).toBe(2);
  expect(vi.mocked(provider[name] as (...call: unknown[]) => unknown).mock.lastCall?.at(-1)).toMatchObject({ language: "de" });
  expect([...rows.keys()].toSorted()).toEqual(keys);
});

test("what has no words in a language is one call and one row for all", async () => {
  const { catalog, callsOf, rows } = setUp();
  for (const language of spoken) {
    await catalog.personImages(5, { language });
    await catalog.seriesCredits(7, { language });
    await catalog.references({ kind: "keyword", type: "movies", region: "US", ids: ["9"] }, { language });
  }
  expect([callsOf("personImages"), callsOf("seriesCredits"), callsOf("reference"), rows.size]).toEqual([1, 1, 1, 3]);
});

test("a season's episodes are named in English where that is cached and says more than the number", async () => {
  const season: Provider["season"] = async (_, number, options) => {
    const { episodes, ...rest } = sampleSeasonWithVotes(number);
    const texts = options?.language ? { name: "", overview: "" } : {};
    const [first, second] = episodes;
    return {
      ...rest,
      name: "Season 1",
      episodes: [
        { ...first, ...texts, ...(!options?.language && { name: "The Red Circle" }) },
        { ...second, ...texts },
      ] as typeof episodes,
    };
  };
  const { catalog, callsOf } = setUp({ season });
  expect((await catalog.season(7, 1, german))?.episodes[0]).toMatchObject({ name: "", overview: "" });
  await catalog.season(7, 1);
  const found = await catalog.season(7, 1, german);
  expect(found?.episodes[0]).toMatchObject({ name: "The Red Circle", textLanguages: { name: "en", overview: "en" } });
  expect(found?.episodes[1]).toMatchObject({ name: "", textLanguages: { overview: "en" } });
  expect(callsOf("season")).toBe(2);
  expect((await catalog.guidePage(7, 1, german))?.seasons[0]?.episodes[0]?.name).toBe("The Red Circle");
});

test("a collection without a name in the language has its English one, by one call more", async () => {
  const collection: Provider["collection"] = async (id, options) => ({ ...sampleCollection(id), ...(options?.language && { name: "", overview: "" }) });
  const { catalog, callsOf } = setUp({ collection });
  expect(await catalog.collection(10, german)).toEqual({
    ...sampleCollection(10),
    textLanguages: { name: "en", overview: "en" },
    parts: sampleCollection(10).parts.map((part) => ({ ...part, textLanguages: { overview: "en" } })),
  });
  await catalog.collection(10, german);
  expect(callsOf("collection")).toBe(2);
});

const credit = { id: 1, credit_id: "c1", poster_path: null, vote_average: null, vote_count: 0, popularity: 1 };

test("a person's titles are in English where they have no name in the language and the English row is cached", async () => {
  const personDetails: Provider["personDetails"] = async (id, options) => {
    const own = { ...credit, title: options?.language ? "東京" : "Tokyo", ...(options?.language && { textLanguages: { title: "ja" } }) };
    return { person: samplePerson(id), credits: { movies: { cast: [own], crew: [] }, series: { cast: [], crew: [] } } };
  };
  const { catalog } = setUp({ personDetails });
  expect((await catalog.personCredits(5, german))?.movies.cast[0]).toMatchObject({ title: "東京", textLanguages: { title: "ja" } });
  await catalog.personCredits(5);
  expect((await catalog.personCredits(5, german))?.movies.cast[0]).toMatchObject({ title: "Tokyo", textLanguages: { title: "en" } });
});
