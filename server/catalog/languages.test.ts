import { describe, expect, test, vi } from "vitest";
import type { TitleName } from "#domain/inventory.ts";
import { languageCodes } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { Translations } from "#server/upstream/translation-schemas.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { down, noTranslations, sampleMovieDetails, sampleProvider, sampleSeriesDetails } from "#tests/support/sample-provider.ts";
import {
  sampleCollection,
  sampleMovie,
  sampleMovieExtras,
  sampleMovieSummary,
  samplePerson,
  sampleSeasonWithVotes,
  sampleSeries,
  sampleSeriesSummary,
} from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";
import { createTranslatedNames } from "./translated-names.ts";

function setUp(overrides: Partial<Provider> = {}) {
  const provider = sampleProvider(overrides);
  const memory = memoryStore();
  const names: TitleName[] = [];
  const translated = createTranslatedNames();
  const onNames = (some: readonly TitleName[]) => {
    names.push(...some);
    translated.learn(some);
  };
  const cache = createReadThroughCache({ rows: rowsOf(memory.store), onNames, onError: () => undefined });
  const callsOf = (name: keyof Provider) => vi.mocked(provider[name] as () => unknown).mock.calls.length;
  return { provider, catalog: createCatalog({ provider, cache, translatedName: translated.find }), callsOf, names, ...memory };
}

const german = { language: "de" } as const;
const arabic = { language: "ar" } as const;

const translated: Translations = {
  de: { title: "Metropolis – Die Stadt", overview: "Die Stadt.", homepage: "https://example.org/de", runtime: 150, poster: "/de.jpg" },
  ar: { title: "متروبوليس" },
};
const english = { title: "Metropolis", original_title: "東京", original_language: "ja", overview: "The city.", tagline: "A tagline." };
const inAll = async (id: number) => ({ ...sampleMovieDetails(id, english), translations: translated });

describe("a film in our languages", () => {
  test("is one call and one row, however many languages and visits", async () => {
    const { catalog, provider, rows } = setUp({ movieDetails: inAll });
    const titles = [];
    for (const language of [...languageCodes, ...languageCodes]) {
      titles.push((await catalog.movie(19, { language }))?.title);
      await Promise.all([catalog.movieExtras(19, { language }), catalog.movieCredits(19, { language }), catalog.movieInRegion(19, "DE", { language })]);
    }
    expect(titles.slice(0, 3)).toEqual(["Metropolis", "Metropolis – Die Stadt", "متروبوليس"]);
    expect(titles.slice(3)).toEqual(titles.slice(0, 3));
    expect([...rows.keys()]).toEqual(["movies:19"]);
    const calls = Object.values(provider).reduce((sum, call) => sum + vi.mocked(call).mock.calls.length, 0);
    expect(calls).toBe(1);
  });

  test("has each text in the language, else in English, and says which", async () => {
    const { catalog } = setUp({ movieDetails: inAll });
    expect(await catalog.movie(19, german)).toEqual({
      ...sampleMovie(19, english),
      title: "Metropolis – Die Stadt",
      overview: "Die Stadt.",
      runtime: 150,
      poster_path: "/de.jpg",
      englishTitle: "Metropolis",
      textLanguages: { tagline: "en" },
    });
    expect(await catalog.movie(19, arabic)).toEqual({
      ...sampleMovie(19, english),
      title: "متروبوليس",
      englishTitle: "Metropolis",
      textLanguages: { overview: "en", tagline: "en" },
    });
    expect((await catalog.movieExtras(19, german))?.facts.homepage).toBe("https://example.org/de");
  });

  test("says nothing of languages in English", async () => {
    const { catalog } = setUp({ movieDetails: inAll });
    for (const options of [undefined, {}, { language: "en" } as const]) {
      expect(await catalog.movie(19, options)).toEqual(sampleMovie(19, english));
      expect(await catalog.movieExtras(19, options)).toEqual(sampleMovieExtras(19));
    }
  });

  test("without any text in the language is marked so; a title in the original language is one", async () => {
    const details = (original_language: string) => async (id: number) => ({
      ...sampleMovieDetails(id, { ...english, original_title: "Die Stadt", original_language }),
      translations: { de: { poster: "/de.jpg" } },
    });
    expect(await setUp({ movieDetails: details("fr") }).catalog.movie(19, german)).toMatchObject({
      title: "Metropolis",
      poster_path: "/de.jpg",
      isUntranslated: true,
      textLanguages: { title: "en", overview: "en", tagline: "en" },
    });
    const original = await setUp({ movieDetails: details("de") }).catalog.movie(19, german);
    expect(original).toMatchObject({ title: "Die Stadt", englishTitle: "Metropolis", textLanguages: { overview: "en", tagline: "en" } });
    expect(original).not.toHaveProperty("isUntranslated");
  });

  test("whose provider repeats the English text, or has no English title, is not said to have another language than it has", async () => {
    const movieDetails = async (id: number) => ({
      ...sampleMovieDetails(id, { ...english, title: "東京", original_language: "cn" }),
      translations: { de: { overview: "The city." } },
    });
    const movie = await setUp({ movieDetails }).catalog.movie(19, german);
    expect(movie).toMatchObject({ title: "東京", isUntranslated: true, textLanguages: { title: "yue", overview: "en" } });
  });

  test("whose row has no translations gets them by a second call, when a language first needs them", async () => {
    const movieDetails = async (id: number) => ({ ...sampleMovieDetails(id, english), translations: null });
    const { catalog, callsOf, rows } = setUp({ movieDetails, translations: async () => translated });
    await catalog.movie(19);
    expect(callsOf("translations")).toBe(0);
    for (const options of [german, arabic, german]) expect((await catalog.movie(19, options))?.title).not.toBe("Metropolis");
    expect([callsOf("movieDetails"), callsOf("translations"), [...rows.keys()].toSorted()]).toEqual([1, 1, ["answers:translations:movie:19", "movies:19"]]);
  });

  test("is in English if that call fails, and is not said to be untranslated", async () => {
    const movieDetails = async (id: number) => ({ ...sampleMovieDetails(id, english), translations: null });
    const movie = await setUp({ movieDetails, translations: down }).catalog.movie(19, german);
    expect(movie).toMatchObject({ title: "Metropolis", textLanguages: { title: "en" } });
    expect(movie).not.toHaveProperty("isUntranslated");
  });

  test("feeds the corrections of searches with its titles in all languages", async () => {
    const { catalog, names } = setUp({ movieDetails: inAll });
    await catalog.movie(19);
    expect(names.filter(({ type, id }) => type === "movies" && id === 19).map(({ name }) => name)).toEqual([
      "Metropolis",
      "東京",
      "Metropolis – Die Stadt",
      "متروبوليس",
    ]);
  });
});

test("similar titles are in English, marked, unless the site has met them in the language: it costs no call", async () => {
  const similar = [20, 21].map((id) => sampleMovieSummary(id));
  const movieDetails = async (id: number) => {
    const details = id === 20 ? await inAll(id) : sampleMovieDetails(id);
    return { ...details, extras: { ...details.extras, similar, recommendations: [] } };
  };
  const { catalog, callsOf } = setUp({ movieDetails });
  const inEnglish = { textLanguages: { title: "en", overview: "en" } };
  expect((await catalog.movieExtras(19, arabic))?.similar).toEqual(similar.map((movie) => ({ ...movie, ...inEnglish })));
  await catalog.movie(20);
  expect((await catalog.movieExtras(19, arabic))?.similar).toEqual([
    { ...similar[0], title: "متروبوليس", englishTitle: "Film 20", textLanguages: { overview: "en" } },
    { ...similar[1], ...inEnglish },
  ]);
  expect((await catalog.movieExtras(19))?.similar).toEqual(similar);
  expect(callsOf("movieDetails")).toBe(2);
});

test("similar series are named as a list in the language has named them", async () => {
  const names = ["Die Vampire", "Series 71"];
  const seriesList: Provider["seriesList"] = async (_, page) => ({
    items: [sampleSeriesSummary(70, { name: names[0] }), sampleSeriesSummary(71, { textLanguages: { name: "fr" } })],
    page,
    totalPages: 1,
    totalResults: 2,
  });
  const seriesDetails = async (id: number) => {
    const details = sampleSeriesDetails(id);
    return { ...details, extras: { ...details.extras, similar: [70, 71].map((one) => sampleSeriesSummary(one)) } };
  };
  const { catalog } = setUp({ seriesList, seriesDetails });
  await catalog.seriesList("popular", 1, german);
  const found = (await catalog.seriesExtras(7, german))?.similar;
  expect(found?.map(({ name, textLanguages }) => [name, textLanguages?.name])).toEqual([
    ["Die Vampire", undefined],
    ["Series 71", "en"],
  ]);
});

describe("a film's videos", () => {
  const video = (key: string, language: string, more: object = {}) =>
    ({ key, site: "YouTube", name: key, type: "Trailer", official: true, language, published: "", ...more }) as const;
  const movieDetails = async (id: number) => {
    const details = sampleMovieDetails(id);
    const videos = [video("english-1", "en"), video("original-1", "ja")];
    return {
      ...details,
      extras: { ...details.extras, videos },
      translations: { ...noTranslations, de: { videos: [video("german-1", "de", { official: false })] } },
    };
  };

  test.each([
    ["de", ["german-1", "english-1", "original-1"]],
    ["ar", ["english-1", "original-1"]],
    ["en", ["english-1", "original-1"]],
  ] as const)("in %s are %j", async (language, keys) => {
    const { catalog } = setUp({ movieDetails });
    expect((await catalog.movieExtras(19, { language }))?.videos.map(({ key }) => key)).toEqual(keys);
  });
});

test("a series in our languages is one call, and names its seasons where English says more than the number", async () => {
  const seasons = [
    { season_number: 0, name: "Specials", episode_count: 1, air_date: null },
    { season_number: 1, name: "Season 1", episode_count: 1, air_date: null },
    { season_number: 2, name: "Book Two", episode_count: 1, air_date: null },
  ];
  const seriesDetails = async (id: number) => ({ ...sampleSeriesDetails(id, { seasons }), translations: { ...translated, de: { title: "Die Vampire" } } });
  const { catalog, callsOf } = setUp({ seriesDetails });
  expect(await catalog.series(7)).toEqual(sampleSeries(7, { seasons }));
  expect(await catalog.series(7, german)).toMatchObject({
    name: "Die Vampire",
    englishTitle: "Series 7",
    textLanguages: { overview: "en" },
    seasons: [{ name: "" }, { name: "" }, { name: "Book Two", textLanguages: { name: "en" } }],
  });
  expect(callsOf("seriesDetails")).toBe(1);
});

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
    for (const language of [...languageCodes, ...languageCodes]) await catalog.movieList("popular", 1, { language });
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
  for (const language of languageCodes) {
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
