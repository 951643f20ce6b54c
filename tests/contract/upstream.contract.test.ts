import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { namedLists } from "#domain/addresses.ts";
import { movieGenres, seriesGenres } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { genreList } from "#features/lists/model/title-list.ts";
import { credits } from "#server/upstream/credit-schemas.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { absentId, providers, required } from "./upstream-providers.ts";

const perPage = 20;

describe.each(providers)("$name", ({ open }) => {
  const { transport, close } = open();
  const provider = createProvider(transport);
  let movie: MovieSummary;
  let series: SeriesSummary;
  const raw = (path: string, parameters = {}) => transport.get(path, parameters, "visitor");

  beforeAll(async () => {
    movie = required((await provider.movieList("top-rated", 1)).items[0]);
    series = required((await provider.seriesList("top-rated", 1)).items[0]);
  });
  afterAll(close);

  describe("lists", () => {
    const lists = ["/trending/movie/day", "/trending/tv/week", "/movie/popular", "/movie/top_rated", "/tv/popular", "/tv/top_rated"];

    test.each([...lists, "/discover/movie", "/discover/tv"])("%s is a page of at most twenty", async (path) => {
      const page = await raw(path, path.startsWith("/discover") ? { with_genres: 35, include_adult: "false" } : {});
      expect(page).toMatchObject({ page: 1, results: expect.any(Array), total_pages: expect.any(Number), total_results: expect.any(Number) });
      const results = page.results as { id: number; overview: string; vote_average: number; genre_ids: number[] }[];
      expect(results.length).toBeGreaterThan(0);
      expect(results.length).toBeLessThanOrEqual(perPage);
      for (const item of results) expect(item).toMatchObject({ id: expect.any(Number), vote_average: expect.any(Number), genre_ids: expect.any(Array) });
    });

    test("each list has unique titles", async () => {
      const movies = [...namedLists, genreList(18)].map((list) => provider.movieList(list, 1));
      const series = [...namedLists, genreList(35)].map((list) => provider.seriesList(list, 1));
      const lists: { items: { id: number }[] }[] = await Promise.all([...movies, ...series]);
      for (const { items } of lists) {
        expect(items.length).toBeGreaterThan(0);
        expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      }
    });

    test("popular and top rated are different lists", async () => {
      const [popular, topRated] = await Promise.all([provider.movieList("popular", 1), provider.movieList("top-rated", 1)]);
      expect(popular.items.map((film) => film.id)).not.toEqual(topRated.items.map((film) => film.id));
    });

    test("the second page continues the first", async () => {
      for (const list of [...namedLists, genreList(35)]) {
        const [first, second] = await Promise.all([provider.movieList(list, 1), provider.movieList(list, 2)]);
        expect([first.page, second.page]).toEqual([1, 2]);
        expect([first.totalPages, first.totalResults]).toEqual([second.totalPages, second.totalResults]);
        expect(second.items.length).toBeGreaterThan(0);
        const ids = new Set(first.items.map((film) => film.id));
        expect(second.items.filter((film) => ids.has(film.id))).toEqual([]);
      }
    });

    test("a page beyond the end is empty", async () => {
      const { totalPages } = await provider.movieList("genre-36", 1);
      if (totalPages < limits.search.lastPage) expect((await provider.movieList("genre-36", totalPages + 1)).items).toEqual([]);
      expect(totalPages).toBeGreaterThan(0);
    });

    test.each(["0", "501", "-1", "x"])("page %s is a client error", async (page) => {
      await expect(raw("/movie/popular", { page })).rejects.toMatchObject({
        kind: "status",
        status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
      });
    });

    test("a genre's films are of that genre", async () => {
      for (const genre of [28, 35, 18]) for (const film of (await provider.movieList(genreList(genre), 1)).items) expect(film.genre_ids).toContain(genre);
      for (const genre of [10759, 35]) for (const one of (await provider.seriesList(genreList(genre), 1)).items) expect(one.genre_ids).toContain(genre);
    });

    test("every genre of section 3 has a list", async () => {
      for (const genre of movieGenres) expect((await provider.movieList(genreList(genre.id), 1)).items).toBeInstanceOf(Array);
      for (const genre of seriesGenres) expect((await provider.seriesList(genreList(genre.id), 1)).items).toBeInstanceOf(Array);
    });
  });

  describe("a film", () => {
    test("/movie/{id} has everything that its page shows in one response", async () => {
      const details = await provider.movieDetails(movie.id);
      expect(details.movie).toMatchObject({ id: movie.id, title: movie.title, release_date: movie.release_date });
      expect(details.movie.genres.length).toBeGreaterThan(0);
      expect(details.movie.runtime).toBeGreaterThan(0);
      expect(details.movie.imdb_id).toMatch(/^tt\d+$/);
      expect(details.extras.credits.crew.some((member) => member.job === "Director")).toBe(true);
      expect(details.extras.similar.length).toBeGreaterThan(0);
      expect(details.extras.similar.every((film) => film.id !== movie.id)).toBe(true);
    });

    test("/movie/{id}/credits, /similar and /reviews have the same data", async () => {
      const details = await provider.movieDetails(movie.id);
      expect(credits.parse(await raw(`/movie/${movie.id}/credits`))).toEqual(details.extras.credits);
      expect((await raw(`/movie/${movie.id}/similar`)).results).toHaveLength(details.extras.similar.length);
      expect((await raw(`/movie/${movie.id}/reviews`)).results).toHaveLength(details.extras.reviews.length);
    });

    test("an unknown id is a 404 for each path", async () => {
      await expect(provider.movieDetails(absentId)).rejects.toMatchObject({ kind: "status", status: 404 });
      for (const part of ["credits", "similar", "reviews"])
        await expect(raw(`/movie/${absentId}/${part}`)).rejects.toMatchObject({ status: expect.any(Number) });
    });

    test("/find finds it by its IMDb id", async () => {
      const { imdb_id } = (await provider.movieDetails(movie.id)).movie;
      expect((await provider.findByImdbId(imdb_id ?? "")).movies.map((film) => film.id)).toEqual([movie.id]);
      expect(await provider.findByImdbId("tt99999999")).toEqual({ movies: [], series: [], people: [] });
    });
  });

  describe("a series", () => {
    test("/tv/{id} has everything that its page shows in one response", async () => {
      const details = await provider.seriesDetails(series.id);
      expect(details.series).toMatchObject({ id: series.id, name: series.name, first_air_date: series.first_air_date });
      expect(details.series.genres.length).toBeGreaterThan(0);
      expect(details.series.number_of_seasons).toBeGreaterThan(0);
      expect(details.series.number_of_episodes).toBeGreaterThan(0);
      expect(details.series.seasons.length).toBeGreaterThanOrEqual(details.series.number_of_seasons ?? 0);
      expect(details.extras.credits.cast.length).toBeGreaterThan(0);
      expect(details.extras.similar.every((one) => one.id !== series.id)).toBe(true);
    });

    test("/tv/{id}/similar, /reviews and /credits have the same data", async () => {
      const details = await provider.seriesDetails(series.id);
      expect(credits.parse(await raw(`/tv/${series.id}/credits`))).toEqual(details.extras.credits);
      expect((await raw(`/tv/${series.id}/similar`)).results).toHaveLength(details.extras.similar.length);
      expect((await raw(`/tv/${series.id}/reviews`)).results).toHaveLength(details.extras.reviews.length);
    });

    test("/tv/{id}/season/{n} has as many episodes as the series says", async () => {
      const { seasons } = (await provider.seriesDetails(series.id)).series;
      const first = required(seasons.find((season) => season.season_number === 1));
      const season = await provider.season(series.id, 1);
      expect(season).toMatchObject({ season_number: 1, name: first.name });
      expect(season.episodes).toHaveLength(first.episode_count);
      expect(season.episodes.map((episode) => episode.episode_number)).toEqual(season.episodes.map((_, index) => index + 1));
    });

    test("/tv/{id} with appended seasons has the same data as each season's own path, and leaves out those that it lacks", async () => {
      const { seasons } = (await provider.seriesDetails(series.id)).series;
      const numbers = seasons.slice(0, 20).map((season) => season.season_number);
      const alone = await Promise.all(numbers.map((number) => provider.season(series.id, number)));
      expect(await provider.seasons(series.id, numbers)).toEqual(alone);
      expect(await provider.seasons(series.id, [998])).toEqual([]);
    });

    test("an unknown series and an unknown season are a 404", async () => {
      await expect(provider.seriesDetails(absentId)).rejects.toMatchObject({ kind: "status", status: 404 });
      await expect(provider.season(series.id, 998)).rejects.toMatchObject({ kind: "status", status: 404 });
    });
  });
});
