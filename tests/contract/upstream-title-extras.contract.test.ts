import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MovieDetails, movieParameters } from "#server/upstream/movie-schemas.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { type SeriesDetails, seriesParameters } from "#server/upstream/series-schemas.ts";
import { absentId, providers, required, standIn } from "./upstream-providers.ts";

// What comes with a film or series in its one call beside its details, and the lists that continue its recommendations.

const maxBytes = 2_000_000;
const isDay = /^\d{4}-\d\d-\d\d$/;

describe.each([...providers, standIn])("$name", ({ open }) => {
  const { transport, close } = open();
  const provider = createProvider(transport);
  let film: MovieDetails;
  let series: SeriesDetails;
  const raw = (path: string, parameters = {}) => transport.get(path, parameters, "visitor");

  beforeAll(async () => {
    film = await provider.movieDetails(required((await provider.movieList("top-rated", 1)).items[0]).id);
    series = await provider.seriesDetails(required((await provider.seriesList("top-rated", 1)).items[0]).id);
  });
  afterAll(close);

  test("a response with everything is far from the limit of an answer", async () => {
    for (const [path, parameters] of [
      [`/movie/${film.movie.id}`, movieParameters],
      [`/tv/${series.series.id}`, seriesParameters],
    ] as const)
      expect(JSON.stringify(await raw(path, parameters)).length).toBeLessThan(maxBytes / 2);
  });

  test("a film has its status, countries, companies and keywords", () => {
    const { facts } = film.extras;
    expect(facts).toMatchObject({ status: expect.stringMatching(/\S/), original_title: film.movie.original_title });
    expect(facts.external_ids.imdb).toBe(film.movie.imdb_id);
    for (const code of facts.countries) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(facts.companies.map(({ name }) => name)).toEqual(film.movie.production_companies.map(({ name }) => name));
  });

  test("a series has networks, a type and its last episode", () => {
    const { facts } = series.extras;
    expect(facts).toMatchObject({ status: expect.stringMatching(/\S/), type: expect.stringMatching(/\S/), last_air_date: expect.stringMatching(isDay) });
    expect(facts.networks.map(({ name }) => name)).toEqual(series.series.networks.map(({ name }) => name));
    expect(facts.last_episode).toMatchObject({ season_number: expect.any(Number), episode_number: expect.any(Number) });
    expect(facts.external_ids.imdb).toBe(series.series.imdb_id);
  });

  test("companies, networks and keywords are references of discover", async () => {
    const [company, network] = [required(film.extras.facts.companies[0]), required(series.extras.facts.networks[0])];
    expect(await provider.reference("company", String(company.id))).toEqual({ ...company, id: String(company.id) });
    expect(await provider.reference("network", String(network.id))).toEqual({ ...network, id: String(network.id) });
    for (const keyword of film.extras.facts.keywords.slice(0, 2))
      expect(await provider.reference("keyword", String(keyword.id))).toEqual({ ...keyword, id: String(keyword.id) });
  });

  test("recommendations are other titles, and lists continue them and similar ones", async () => {
    expect(film.extras.recommendations.length).toBeGreaterThan(0);
    expect(film.extras.recommendations.map(({ id }) => id)).not.toContain(film.movie.id);
    for (const kind of ["similar", "recommendations"] as const) {
      const [first, second] = await Promise.all([1, 2].map((page) => provider.movieList(`${kind}-${film.movie.id}`, page)));
      expect(first?.items).toEqual(film.extras[kind]);
      expect(second?.items.filter(({ id }) => first?.items.some((one) => one.id === id))).toEqual([]);
      expect((await provider.seriesList(`${kind}-${series.series.id}`, 1)).items).toEqual(series.extras[kind]);
      await expect(provider.movieList(`${kind}-${absentId}`, 1)).rejects.toMatchObject({ kind: "status", status: 404 });
    }
  });

  test("videos can be played, and releases and offers are of countries", () => {
    for (const { videos } of [film.extras, series.extras]) for (const video of videos) expect(video.key).toMatch(video.site === "own" ? /\.mp4$/ : /^[\w-]+$/);
    for (const regions of [film.regions, series.regions]) {
      const { certifications = {}, releases = {}, offers = {}, providers: services = [], link = null } = regions ?? {};
      for (const code of Object.keys({ ...certifications, ...releases, ...offers })) expect(code).toMatch(/^[A-Z]{2}$/);
      for (const release of Object.values(releases).flat()) expect(release.date).toMatch(isDay);
      const ids = Object.values(offers).flatMap((kinds) => Object.values(kinds).flat());
      expect(ids.filter((id) => !services.some((service) => service.id === id))).toEqual([]);
      expect(link === null).toBe(ids.length === 0);
    }
  });
});

test("the stand-in has trailers, offers and releases for most titles, and none for every fourth", async () => {
  const { transport, close } = standIn.open();
  const provider = createProvider(transport);
  const some = await provider.movieDetails(19);
  expect(some.extras.videos.map(({ name }) => name).slice(0, 2)).toEqual(["Example trailer", "Example trailer, older"]);
  expect(some.extras.videos.at(-1)?.site).toBe("own");
  expect(some.extras.facts).toMatchObject({ budget: 5_300_000, homepage: "https://example.com/", external_ids: { facebook: "example" } });
  expect(some.regions).toMatchObject({ certifications: { US: "PG", DE: "12" }, offers: { US: { stream: expect.any(Array), buy: expect.any(Array) } } });
  expect((await provider.seriesDetails(900_000_501)).extras.facts.next_episode?.air_date).toMatch(isDay);
  const none = await provider.movieDetails(780);
  expect([none.extras.videos, none.extras.facts.homepage, none.regions?.offers]).toEqual([[], null, {}]);
  await close();
});
