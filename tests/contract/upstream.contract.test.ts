import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { movieGenres, seriesGenres } from "#domain/genre.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { createEmbeddedService } from "#server/embedded/service.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createBudget } from "#server/upstream/budget.ts";
import { credits } from "#server/upstream/credit-schemas.ts";
import { networkFetch } from "#server/upstream/network-fetch.ts";
import { personCredits } from "#server/upstream/person-schemas.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { createTransport, type Transport } from "#server/upstream/transport.ts";

// What the site takes for granted of whoever answers section 7's paths. Run against the embedded service always, and against
// TMDB_BASE_URL with TMDB_API_KEY when CONTRACT_LIVE is set: `CONTRACT_LIVE=1 TMDB_BASE_URL=… TMDB_API_KEY=… vitest run tests/contract`.

type Keeper = { name: string; open: () => { transport: Transport; close: () => Promise<void> } };

const embedded: Keeper = {
  name: "the embedded service",
  open() {
    const { fetch } = createEmbeddedService();
    const transport = createTransport({
      baseUrl: "http://embedded/3",
      credential: null,
      fetch,
      budget: createBudget({ limit: 10_000 }),
      breaker: createBreaker(),
    });
    return { transport, close: async () => {} };
  },
};

const live: Keeper = {
  name: "the provider at TMDB_BASE_URL",
  open() {
    const { TMDB_BASE_URL: baseUrl, TMDB_API_KEY: apiKey } = process.env;
    if (!baseUrl || !apiKey) throw new Error("CONTRACT_LIVE needs TMDB_BASE_URL and TMDB_API_KEY");
    const { fetch, close } = networkFetch();
    const transport = createTransport({ baseUrl, credential: { apiKey }, fetch, budget: createBudget(), breaker: createBreaker() });
    return { transport, close };
  },
};

const keepers = process.env.CONTRACT_LIVE ? [embedded, live] : [embedded];
const absentId = 999_999_998;
const perPage = 20;

describe.each(keepers)("$name", ({ open }) => {
  const { transport, close } = open();
  const provider = createProvider(transport);
  let movie: MovieSummary;
  let series: SeriesSummary;
  let personId: number;
  const raw = (path: string, parameters = {}) => transport.get(path, parameters, "visitor");
  const existing = <T>(item: T | undefined): T => item ?? expect.unreachable("an empty list");

  beforeAll(async () => {
    movie = existing((await provider.topRatedMovies())[0]);
    series = existing((await provider.topRatedSeries())[0]);
    personId = existing((await provider.movieDetails(movie.id)).credits.cast[0]).id;
  });
  afterAll(close);

  describe("lists", () => {
    const lists = ["/trending/movie/day", "/trending/tv/week", "/movie/popular", "/movie/top_rated", "/tv/popular", "/tv/top_rated"];

    test.each([...lists, "/discover/movie", "/discover/tv"])("%s is a page of at most twenty", async (path) => {
      const answer = await raw(path, path.startsWith("/discover") ? { with_genres: 35, include_adult: "false" } : {});
      expect(answer).toMatchObject({ page: 1, results: expect.any(Array), total_pages: expect.any(Number), total_results: expect.any(Number) });
      const results = answer.results as { id: number; overview: string; vote_average: number; genre_ids: number[] }[];
      expect(results.length).toBeGreaterThan(0);
      expect(results.length).toBeLessThanOrEqual(perPage);
      for (const item of results) expect(item).toMatchObject({ id: expect.any(Number), vote_average: expect.any(Number), genre_ids: expect.any(Array) });
    });

    test("each named list has titles, each once", async () => {
      const movies = [provider.trendingMovies(), provider.popularMovies(), provider.topRatedMovies(), provider.moviesByGenre(18)];
      const series = [provider.trendingSeries(), provider.popularSeries(), provider.topRatedSeries(), provider.seriesByGenre(35)];
      const lists: { id: number }[][] = await Promise.all([...movies, ...series]);
      for (const list of lists) {
        expect(list.length).toBeGreaterThan(0);
        expect(new Set(list.map((item) => item.id)).size).toBe(list.length);
      }
    });

    test("popular is by popularity, and not the same as top rated", async () => {
      const [popular, topRated] = await Promise.all([provider.popularMovies(), provider.topRatedMovies()]);
      expect(popular.map((film) => film.id)).not.toEqual(topRated.map((film) => film.id));
    });

    test("the second page goes on where the first one ends", async () => {
      const [first, second] = await Promise.all([1, 2].map(async (page) => (await raw("/movie/popular", { page })).results as { id: number }[]));
      expect(second?.length).toBeGreaterThan(0);
      const ids = new Set(first?.map((film) => film.id));
      expect(second?.filter((film) => ids.has(film.id))).toEqual([]);
    });

    test.each(["0", "501", "-1", "x"])("page %s is refused", async (page) => {
      await expect(raw("/movie/popular", { page })).rejects.toMatchObject({
        kind: "status",
        status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
      });
    });

    test("a genre's films are of that genre", async () => {
      for (const genre of [28, 35, 18]) for (const film of await provider.moviesByGenre(genre)) expect(film.genre_ids).toContain(genre);
      for (const genre of [10759, 35]) for (const one of await provider.seriesByGenre(genre)) expect(one.genre_ids).toContain(genre);
    });

    test("every genre of section 3 can be asked for", async () => {
      for (const genre of movieGenres) expect(await provider.moviesByGenre(genre.id)).toBeInstanceOf(Array);
      for (const genre of seriesGenres) expect(await provider.seriesByGenre(genre.id)).toBeInstanceOf(Array);
    });
  });

  describe("a film", () => {
    test("/movie/{id} with everything that its page shows, in one call", async () => {
      const details = await provider.movieDetails(movie.id);
      expect(details.movie).toMatchObject({ id: movie.id, title: movie.title, release_date: movie.release_date });
      expect(details.movie.genres.length).toBeGreaterThan(0);
      expect(details.movie.runtime).toBeGreaterThan(0);
      expect(details.movie.imdb_id).toMatch(/^tt\d+$/);
      expect(details.credits.crew.some((member) => member.job === "Director")).toBe(true);
      expect(details.similar.length).toBeGreaterThan(0);
      expect(details.similar.every((film) => film.id !== movie.id)).toBe(true);
    });

    test("/movie/{id}/credits, /similar and /reviews say the same by themselves", async () => {
      const details = await provider.movieDetails(movie.id);
      expect(credits.parse(await raw(`/movie/${movie.id}/credits`))).toEqual(details.credits);
      expect((await raw(`/movie/${movie.id}/similar`)).results).toHaveLength(details.similar.length);
      expect((await raw(`/movie/${movie.id}/reviews`)).results).toHaveLength(details.reviews.length);
    });

    test("an absent one is a 404 for each path", async () => {
      await expect(provider.movieDetails(absentId)).rejects.toMatchObject({ kind: "status", status: 404 });
      for (const part of ["credits", "similar", "reviews"])
        await expect(raw(`/movie/${absentId}/${part}`)).rejects.toMatchObject({ status: expect.any(Number) });
    });

    test("/find knows it by its IMDb id", async () => {
      const { imdb_id } = (await provider.movieDetails(movie.id)).movie;
      expect((await provider.findByImdbId(imdb_id ?? "")).movies.map((film) => film.id)).toEqual([movie.id]);
      expect(await provider.findByImdbId("tt99999999")).toEqual({ movies: [], series: [], people: [] });
    });
  });

  describe("a series", () => {
    test("/tv/{id} with everything that its page shows, in one call", async () => {
      const details = await provider.seriesDetails(series.id);
      expect(details.series).toMatchObject({ id: series.id, name: series.name, first_air_date: series.first_air_date });
      expect(details.series.genres.length).toBeGreaterThan(0);
      expect(details.series.number_of_seasons).toBeGreaterThan(0);
      expect(details.series.number_of_episodes).toBeGreaterThan(0);
      expect(details.series.seasons.length).toBeGreaterThanOrEqual(details.series.number_of_seasons ?? 0);
      expect(details.credits.cast.length).toBeGreaterThan(0);
      expect(details.similar.every((one) => one.id !== series.id)).toBe(true);
    });

    test("/tv/{id}/similar, /reviews and /credits say the same by themselves", async () => {
      const details = await provider.seriesDetails(series.id);
      expect(credits.parse(await raw(`/tv/${series.id}/credits`))).toEqual(details.credits);
      expect((await raw(`/tv/${series.id}/similar`)).results).toHaveLength(details.similar.length);
      expect((await raw(`/tv/${series.id}/reviews`)).results).toHaveLength(details.reviews.length);
    });

    test("/tv/{id}/season/{n} has the episodes that the series counts", async () => {
      const { seasons } = (await provider.seriesDetails(series.id)).series;
      const first = existing(seasons.find((season) => season.season_number === 1));
      const season = await provider.season(series.id, 1);
      expect(season).toMatchObject({ season_number: 1, name: first.name });
      expect(season.episodes).toHaveLength(first.episode_count);
      expect(season.episodes.map((episode) => episode.episode_number)).toEqual(season.episodes.map((_, index) => index + 1));
    });

    test("an absent series and an absent season are a 404", async () => {
      await expect(provider.seriesDetails(absentId)).rejects.toMatchObject({ kind: "status", status: 404 });
      await expect(provider.season(series.id, 998)).rejects.toMatchObject({ kind: "status", status: 404 });
    });
  });

  describe("search", () => {
    test("/search/movie finds a film by its title, however it is written", async () => {
      for (const query of [movie.title, movie.title.toUpperCase(), ` ${movie.title.toLowerCase()}`]) {
        expect((await provider.searchMovies(query, 1)).results.map((film) => film.id)).toContain(movie.id);
      }
    });

    test("a year narrows it", async () => {
      const year = Number(movie.release_date.slice(0, 4));
      expect((await provider.searchMovies(movie.title, 1, { year })).results.map((film) => film.id)).toContain(movie.id);
      expect((await provider.searchMovies(movie.title, 1, { year: 1890 })).results.map((film) => film.id)).not.toContain(movie.id);
    });

    test("/search/tv finds a series by its name", async () => {
      expect((await provider.searchSeries(series.name, 1)).results.map((one) => one.id)).toContain(series.id);
    });

    test("/search/person finds somebody, with what they are known for", async () => {
      const { person } = await provider.personDetails(personId);
      const found = (await provider.searchPeople(person.name, 1)).results.find((one) => one.id === personId);
      expect(found?.name).toBe(person.name);
      expect(found?.known_for.length).toBeGreaterThan(0);
      expect(found?.known_for.every((title) => title.title ?? title.name)).toBe(true);
    });

    test("nothing found is an empty page, not a failure", async () => {
      for (const search of [provider.searchMovies, provider.searchSeries, provider.searchPeople]) {
        expect(await search("zqxjkvbpwy zqxjkvbpwy", 1)).toMatchObject({ page: 1, total_results: 0, results: [] });
      }
    });

    test("pages beyond the first belong to the same search", async () => {
      const first = await provider.searchMovies("the", 1);
      expect(first.total_pages).toBeGreaterThan(1);
      const second = await provider.searchMovies("the", 2);
      expect(second).toMatchObject({ page: 2, total_results: first.total_results });
      expect(second.results.some((film) => first.results.some((other) => other.id === film.id))).toBe(false);
    });
  });

  describe("a person", () => {
    test("/person/{id} with both filmographies, in one call", async () => {
      const { person, movieCredits } = await provider.personDetails(personId);
      expect(person).toMatchObject({ id: personId, name: expect.stringMatching(/\S/) });
      expect(movieCredits.cast.map((credit) => credit.id)).toContain(movie.id);
    });

    test("/person/{id}/movie_credits and /tv_credits say the same by themselves", async () => {
      const details = await provider.personDetails(personId);
      expect(personCredits.parse(await raw(`/person/${personId}/movie_credits`))).toEqual(details.movieCredits);
      expect(personCredits.parse(await raw(`/person/${personId}/tv_credits`))).toEqual(details.seriesCredits);
    });

    test("an absent one is a 404", async () => {
      await expect(provider.personDetails(absentId)).rejects.toMatchObject({ kind: "status", status: 404 });
    });
  });
});
