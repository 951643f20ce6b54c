import { describe, expect, test } from "vitest";
import type { VideoSubject } from "#domain/player.ts";
import type { CallOptions } from "#domain/query.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { movieLists, sampleCatalog, seriesLists } from "#tests/support/sample-catalog.ts";
import { sampleEpisode, sampleMovie, sampleMovieExtras, sampleMovieSummary, sampleSeason, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { type OwnVideos, withOwnVideos } from "./own-videos.ts";
import type { TitlesHere } from "./titles-here.ts";

const emptyPage = { items: [], page: 1, totalPages: 0, totalResults: 0 };
const nothingHere: TitlesHere = { newestMovies: () => [], newestSeries: () => [], discoverMovies: () => emptyPage, discoverSeries: () => emptyPage };

const season = sampleSeason(2, { episodes: [sampleEpisode(1), sampleEpisode(5)] });
const owns = (subject: VideoSubject) => (subject.kind === "movie" ? subject.id === 19 : subject.id === 7 && subject.season === 2 && subject.episode === 5);

/** Film 19 and series 7. */
const own = (hasLibrary: boolean): OwnVideos => ({
  owns,
  publicFilm: () => null,
  formatOf: () => undefined,
  lastEpisode: (subject) => (subject.kind === "tv" && subject.episode === 5 ? 6 : null),
  addedAt: (kind, id) => (hasLibrary && id === (kind === "movie" ? 19 : 7) ? 1_700_000_000 : undefined),
});
const marksOf = (items: readonly { id: number; here?: number }[] = []) => items.flatMap(({ id, here }) => (here === undefined ? [] : id));

describe("without a library", () => {
  const plain = sampleCatalog({ season: async () => season });
  const catalog = withOwnVideos(plain, own(false), nothingHere);

  test("a movie says whether it has a video of the operator's", async () => {
    expect([(await catalog.movie(19))?.own_video, (await catalog.movie(20))?.own_video]).toEqual([true, false]);
  });

  test("an episode says so if it has one", async () => {
    expect((await catalog.season(7, 2))?.episodes.map((episode) => episode.own_video)).toEqual([undefined, true]);
  });

  test("an episode whose video shows more says up to which", async () => {
    expect((await catalog.season(7, 2))?.episodes.map((episode) => episode.own_until)).toEqual([undefined, 6]);
  });

  test("a season without one is the same data", async () => {
    expect(await catalog.season(8, 2)).toBe(season);
  });

  test("what is absent stays absent", async () => {
    const empty = withOwnVideos(sampleCatalog({ movie: async () => null, season: async () => null, personCredits: async () => null }), own(true), nothingHere);
    expect([await empty.movie(1), await empty.season(1, 1), await empty.personCredits(1)]).toEqual([null, null, null]);
  });

  test("no title is marked, nothing is ready, and nothing is found here", async () => {
    expect(await catalog.movieList("popular", 1)).toEqual(await plain.movieList("popular", 1));
    expect(await catalog.series(7)).toEqual(await plain.series(7));
    expect([await catalog.moviesHere(), await catalog.seriesHere()]).toEqual([[], []]);
    expect((await catalog.discoverMovies({ ...noFilters("movies"), here: true })).items).toEqual([]);
  });
});

describe("with a library", () => {
  const movies = [19, 20].map((id) => sampleMovieSummary(id));
  const shows = [7, 8].map((id) => sampleSeriesSummary(id));
  const credit = (id: number) => ({ ...sampleMovieSummary(id), credit_id: String(id) });
  const cast = [credit(19), credit(7)];
  const catalog = withOwnVideos(
    sampleCatalog({
      movieList: movieLists({ popular: async () => movies }),
      seriesList: seriesLists({ popular: async () => shows }),
      movieExtras: async (id) => ({ ...sampleMovieExtras(id), similar: movies, recommendations: movies }),
      personCredits: async () => ({ movies: { cast, crew: [] }, series: { cast, crew: [] } }),
      imdbMatch: async () => ({ type: "tv", item: sampleSeriesSummary(7) }),
    }),
    own(true),
    {
      ...nothingHere,
      newestMovies: () => [sampleMovieSummary(19)],
      discoverSeries: (filters) => ({ items: [sampleSeriesSummary(7)], page: filters.page, totalPages: 1, totalResults: 1 }),
    },
  );

  test("titles are marked in every list, and on their pages", async () => {
    expect(marksOf((await catalog.movieList("popular", 1)).items)).toEqual([19]);
    expect(marksOf((await catalog.seriesList("popular", 1)).items)).toEqual([7]);
    const extras = await catalog.movieExtras(1);
    expect([marksOf(extras?.similar), marksOf(extras?.recommendations)]).toEqual([[19], [19]]);
    const credits = await catalog.personCredits(1);
    expect([marksOf(credits?.movies.cast), marksOf(credits?.series.cast)]).toEqual([[19], [7]]);
    expect([(await catalog.movie(19))?.here, (await catalog.series(7))?.here, (await catalog.series(8))?.here]).toEqual([
      1_700_000_000,
      1_700_000_000,
      undefined,
    ]);
    expect((await catalog.imdbMatch("tt1"))?.item).toMatchObject({ id: 7, here: 1_700_000_000 });
  });

  test("what is here is answered from the library", async () => {
    expect(marksOf(await catalog.moviesHere())).toEqual([19]);
    expect(marksOf((await catalog.discoverSeries({ ...noFilters("tv"), here: true })).items)).toEqual([7]);
  });
});

test("a format that not every browser plays stands beside the video", async () => {
  const format = { name: "HEVC", needs: [] };
  const catalog = withOwnVideos(sampleCatalog({ season: async () => season }), { ...own(true), formatOf: () => format }, nothingHere);
  expect([(await catalog.movie(19))?.own_format, (await catalog.season(7, 2))?.episodes.map((episode) => episode.own_format)]).toEqual([
    format,
    [undefined, format],
  ]);
});

describe("a public film", () => {
  const film = {
    title: "Metropolis (1927)",
    basis: "By age",
    copies: [{ hostName: "Wikimedia Commons", licence: "Public domain", attribution: null, page: "/" }],
  };
  /** Of every film, and of series 7's episodes. */
  const publicFilm = (subject: VideoSubject) => (subject.kind === "movie" || subject.id === 7 ? film : null);
  const catalog = withOwnVideos(sampleCatalog({ season: async () => season }), { ...own(true), publicFilm }, nothingHere);

  test("is named where the operator has no video of his own", async () => {
    const movies = [await catalog.movie(19), await catalog.movie(20)];
    expect(movies.map((movie) => [movie?.own_video, movie?.public_film])).toEqual([
      [true, undefined],
      [false, film],
    ]);
    expect((await catalog.season(7, 2))?.episodes.map((episode) => [episode.own_video, episode.public_film])).toEqual([
      [undefined, film],
      [true, undefined],
    ]);
    expect(await catalog.season(8, 2)).toBe(season);
  });
});

test("what can be watched here is in the language of the call where a title's row is cached, else in English, marked", async () => {
  const loads: unknown[] = [];
  const translated = { title: "متروبوليس", englishTitle: "Metropolis", textLanguages: { overview: "en", tagline: "en" } };
  const movie = async (id: number, options?: CallOptions) => {
    loads.push(options);
    if (id === 21) throw new Error("the store fails");
    return id === 19 ? sampleMovie(19, translated) : null;
  };
  const movies = [19, 20, 21].map((id) => sampleMovieSummary(id));
  const here: TitlesHere = { ...nothingHere, newestMovies: () => movies, discoverMovies: () => ({ ...emptyPage, items: movies.slice(0, 1) }) };
  const catalog = withOwnVideos(sampleCatalog({ movie }), own(false), here);
  const english = { textLanguages: { title: "en", overview: "en" } };
  expect(await catalog.moviesHere({ language: "ar" })).toEqual([
    { ...sampleMovieSummary(19), title: "متروبوليس", englishTitle: "Metropolis", textLanguages: { overview: "en" } },
    { ...sampleMovieSummary(20), ...english },
    { ...sampleMovieSummary(21), ...english },
  ]);
  expect((await catalog.discoverMovies({ ...noFilters("movies"), here: true }, { language: "ar" })).items[0]?.title).toBe("متروبوليس");
  expect(loads).toEqual(loads.map(() => ({ language: "ar", cachedOnly: true })));
  loads.length = 0;
  expect(await catalog.moviesHere()).toEqual(movies);
  expect(loads).toEqual([]);
});
