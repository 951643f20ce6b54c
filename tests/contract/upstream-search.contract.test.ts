import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { personCredits } from "#server/upstream/person-schemas.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { absentId, providers, required } from "./upstream-providers.ts";

describe.each(providers)("$name", ({ open }) => {
  const { transport, close } = open();
  const provider = createProvider(transport);
  let movie: MovieSummary;
  let series: SeriesSummary;
  let personId: number;
  const raw = (path: string) => transport.get(path, {}, "visitor");

  beforeAll(async () => {
    movie = required((await provider.movieList("top-rated", 1)).items[0]);
    series = required((await provider.seriesList("top-rated", 1)).items[0]);
    personId = required((await provider.movieDetails(movie.id)).extras.credits.cast[0]).id;
  });
  afterAll(close);

  describe("search", () => {
    test("/search/movie finds a film by its title, in any case and with spaces", async () => {
      for (const query of [movie.title, movie.title.toUpperCase(), ` ${movie.title.toLowerCase()}`]) {
        expect((await provider.searchMovies(query, 1)).items.map((film) => film.id)).toContain(movie.id);
      }
    });

    test("a year narrows the results", async () => {
      const year = Number(movie.release_date.slice(0, 4));
      expect((await provider.searchMovies(movie.title, 1, { year })).items.map((film) => film.id)).toContain(movie.id);
      expect((await provider.searchMovies(movie.title, 1, { year: 1890 })).items.map((film) => film.id)).not.toContain(movie.id);
    });

    test("/search/tv finds a series by its name", async () => {
      expect((await provider.searchSeries(series.name, 1)).items.map((one) => one.id)).toContain(series.id);
    });

    test("a year narrows the series as well", async () => {
      const year = Number(series.first_air_date.slice(0, 4));
      expect((await provider.searchSeries(series.name, 1, { year })).items.map((one) => one.id)).toContain(series.id);
      expect((await provider.searchSeries(series.name, 1, { year: 1890 })).items.map((one) => one.id)).not.toContain(series.id);
    });

    test("/search/person finds a person with known titles", async () => {
      const { person } = await provider.personDetails(personId);
      const found = (await provider.searchPeople(person.name, 1)).items.find((one) => one.id === personId);
      expect(found?.name).toBe(person.name);
      expect(found?.known_for.length).toBeGreaterThan(0);
      expect(found?.known_for.every((title) => title.title ?? title.name)).toBe(true);
    });

    test("a search without results is an empty page, not an error", async () => {
      const query = "zqxjkvbpwy zqxjkvbpwy";
      for (const search of [provider.searchMovies(query, 1), provider.searchSeries(query, 1), provider.searchPeople(query, 1)]) {
        expect(await search).toMatchObject({ page: 1, totalResults: 0, items: [] });
      }
    });

    test("later pages belong to the same search", async () => {
      const first = await provider.searchMovies("the", 1);
      expect(first.totalPages).toBeGreaterThan(1);
      const second = await provider.searchMovies("the", 2);
      expect(second).toMatchObject({ page: 2, totalResults: first.totalResults });
      expect(second.items.some((film) => first.items.some((other) => other.id === film.id))).toBe(false);
    });
  });

  describe("a person", () => {
    test("/person/{id} has both filmographies in one response", async () => {
      const { person, credits } = await provider.personDetails(personId);
      expect(person).toMatchObject({ id: personId, name: expect.stringMatching(/\S/) });
      expect(credits.movies.cast.map((credit) => credit.id)).toContain(movie.id);
    });

    test("/person/{id}/movie_credits and /tv_credits have the same data", async () => {
      const details = await provider.personDetails(personId);
      expect(personCredits.parse(await raw(`/person/${personId}/movie_credits`))).toEqual(details.credits.movies);
      expect(personCredits.parse(await raw(`/person/${personId}/tv_credits`))).toEqual(details.credits.series);
    });

    test("an unknown id is a 404", async () => {
      await expect(provider.personDetails(absentId)).rejects.toMatchObject({ kind: "status", status: 404 });
    });
  });
});
