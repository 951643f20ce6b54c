import { describe, expect, test, vi } from "vitest";
import type { Language } from "#domain/languages.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createProvider, type Provider } from "#server/upstream/provider.ts";
import { createQuota } from "#server/upstream/quota.ts";
import type { Translations } from "#server/upstream/translation-schemas.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { arabic, catalogInLanguages, german } from "#tests/support/catalog-in-languages.ts";
import { down, noTranslations, sampleMovieDetails, sampleProvider, sampleSeriesDetails } from "#tests/support/sample-provider.ts";
import { sampleMovie, sampleMovieExtras, sampleMovieSummary, sampleSeries, sampleSeriesSummary } from "#tests/support/sample-titles.ts";

const spoken: readonly Language[] = ["en", "de", "ar"];
const setUp = (overrides: Partial<Provider> = {}) => catalogInLanguages(sampleProvider(overrides));

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
    for (const language of [...spoken, ...spoken]) {
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

  test("has its original poster beside the language's, where that is in one of our languages and another one", async () => {
    const details = (original_language: string) => async (id: number) => ({
      ...sampleMovieDetails(id, { ...english, original_language, poster_path: "/en.jpg" }),
      translations: translated,
    });
    const postersIn = async (original_language: string) => {
      const { catalog } = setUp({ movieDetails: details(original_language) });
      const movies = await Promise.all(spoken.map((language) => catalog.movie(19, { language })));
      return movies.map((movie) => [movie?.poster_path, movie?.original_poster_path]);
    };
    const none = undefined;
    expect(await postersIn("de")).toEqual([
      ["/en.jpg", "/de.jpg"],
      ["/de.jpg", none],
      ["/en.jpg", "/de.jpg"],
    ]);
    expect(await postersIn("en")).toEqual([
      ["/en.jpg", none],
      ["/de.jpg", "/en.jpg"],
      ["/en.jpg", none],
    ]);
    expect(await postersIn("cs")).toEqual([
      ["/en.jpg", none],
      ["/de.jpg", none],
      ["/en.jpg", none],
    ]);
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

test("on the wire, a cold film in three languages is one request, and none for any later view", async () => {
  const film = {
    ...{ id: 19, title: "Metropolis", original_title: "Metropolis", original_language: "de", overview: "The city.", poster_path: "/default.jpg" },
    translations: {
      translations: [
        { iso_639_1: "en", iso_3166_1: "US", data: { title: "", overview: "The city." } },
        { iso_639_1: "de", iso_3166_1: "DE", data: { title: "", overview: "Die Stadt." } },
        { iso_639_1: "ar", iso_3166_1: "SA", data: { title: "متروبوليس", overview: "" } },
      ],
    },
    images: { posters: [{ file_path: "/arabic.jpg", iso_639_1: "ar" }], logos: [] },
  };
  const requests: URL[] = [];
  const fetch = (request: Request) => {
    requests.push(new URL(request.url));
    return Response.json(film);
  };
  const transport = createTransport({ baseUrl: "http://provider.test/3", credential: null, fetch, quota: createQuota(), breaker: createBreaker() });
  const { catalog } = catalogInLanguages(createProvider(transport));
  const seen = await Promise.all(spoken.map(async (language) => catalog.movie(19, { language })));
  for (const language of spoken) await Promise.all([catalog.movie(19, { language }), catalog.movieExtras(19, { language })]);
  expect(seen.map((movie) => [movie?.title, movie?.overview, movie?.poster_path, movie?.textLanguages])).toEqual([
    ["Metropolis", "The city.", "/default.jpg", undefined],
    ["Metropolis", "Die Stadt.", "/default.jpg", undefined],
    ["متروبوليس", "The city.", "/arabic.jpg", { overview: "en" }],
  ]);
  expect(requests.map(({ pathname, searchParams }) => [pathname, searchParams.get("include_image_language")])).toEqual([
    ["/3/movie/19", "en,es,pt,fr,de,it,pl,ru,ja,ar,null"],
  ]);
});
