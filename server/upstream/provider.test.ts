import { describe, expect, test } from "vitest";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { createBreaker } from "./breaker.ts";
import { createProvider } from "./provider.ts";
import { createQuota } from "./quota.ts";
import { createTransport, type Transport } from "./transport.ts";

/** Responds with one body to every call, and records the calls. */
function recordingProvider(body: Record<string, unknown>) {
  const calls: [string, Record<string, unknown>, string][] = [];
  const transport: Transport = {
    get: async (path, parameters, priority) => {
      calls.push([path, Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)), priority]);
      return body;
    },
    health: () => ({ breaker: "closed", breakerWaitMs: 0, quota: { used: 0, limit: 38, waiting: 0 }, hasRoomAhead: true }),
  };
  return { calls, provider: createProvider(transport) };
}

const english = { language: "en-US" };
const clean = { include_adult: "false" };

test("each list is the path that section 7 names", async () => {
  const { calls, provider } = recordingProvider({ results: [] });
  await provider.movieList("trending", 1);
  await provider.seriesList("trending", 1);
  await provider.movieList("popular", 1);
  await provider.movieList("top-rated", 1);
  await provider.seriesList("popular", 1);
  await provider.seriesList("top-rated", 1);
  await provider.movieList("genre-28", 1);
  await provider.seriesList("genre-16", 1, { priority: "speculative" });
  await provider.movieList("similar-19", 1);
  await provider.seriesList("similar-7", 1);
  expect(calls).toEqual([
    ["/trending/movie/day", {}, "visitor"],
    ["/trending/tv/week", english, "visitor"],
    ["/movie/popular", {}, "visitor"],
    ["/movie/top_rated", {}, "visitor"],
    ["/tv/popular", {}, "visitor"],
    ["/tv/top_rated", {}, "visitor"],
    ["/discover/movie", { with_genres: 28, ...clean }, "visitor"],
    ["/discover/tv", { with_genres: 16, ...clean }, "speculative"],
    ["/movie/19/similar", {}, "visitor"],
    ["/tv/7/similar", {}, "visitor"],
  ]);
});

test("further pages are the same calls with their number", async () => {
  const { calls, provider } = recordingProvider({ results: [] });
  await provider.movieList("popular", 2);
  await provider.seriesList("trending", 500);
  await provider.seriesList("genre-16", 3);
  expect(calls).toEqual([
    ["/movie/popular", { page: 2 }, "visitor"],
    ["/trending/tv/week", { ...english, page: 500 }, "visitor"],
    ["/discover/tv", { with_genres: 16, ...clean, page: 3 }, "visitor"],
  ]);
});

test("a page is the requested one, whatever number the response has", async () => {
  const { provider } = recordingProvider({ page: 7, total_pages: 1213, total_results: 24_251, results: [{ id: 19, title: "Metropolis" }] });
  expect(await provider.movieList("popular", 2)).toMatchObject({ page: 2, totalPages: 500, totalResults: 24_251, items: [{ id: 19 }] });
});

test("each search is in English and without adult titles", async () => {
  const { calls, provider } = recordingProvider({ results: [] });
  await provider.searchMovies("kid", 1, { year: 1921 });
  await provider.searchSeries("judex", 2, { year: 1917 });
  await provider.searchPeople("chaplin", 1);
  expect(calls).toEqual([
    ["/search/movie", { query: "kid", page: 1, primary_release_year: 1921, ...english, ...clean }, "visitor"],
    ["/search/tv", { query: "judex", page: 2, first_air_date_year: 1917, ...english, ...clean }, "visitor"],
    ["/search/person", { query: "chaplin", page: 1, ...english, ...clean }, "visitor"],
  ]);
});

const allLanguages = { include_video_language: expect.stringMatching(/^en,null,.*de.*,ar$/), include_image_language: "en,es,pt,fr,de,it,pl,ru,ja,ar,null" };

test("a film, a series and a person are one call each", async () => {
  const { calls, provider } = recordingProvider({ id: 19, title: "Metropolis", name: "Metropolis", season_number: 2, episodes: [] });
  await provider.movieDetails(19, { priority: "refresh" });
  await provider.seriesDetails(19);
  await provider.personDetails(19);
  await provider.season(19, 2);
  expect(calls).toEqual([
    [
      "/movie/19",
      {
        append_to_response: "credits,similar,reviews,release_dates,videos,keywords,external_ids,recommendations,watch/providers,translations,images",
        ...allLanguages,
      },
      "refresh",
    ],
    [
      "/tv/19",
      {
        append_to_response: "credits,similar,reviews,content_ratings,external_ids,videos,keywords,recommendations,watch/providers,translations,images",
        ...allLanguages,
      },
      "visitor",
    ],
    ["/person/19", { append_to_response: "movie_credits,tv_credits,external_ids" }, "visitor"],
    ["/tv/19/season/2", {}, "visitor"],
  ]);
});

test.each([{ adult: true }, { adult: false, softcore: true }])("a title with %j does not exist", async (mark) => {
  const { provider } = recordingProvider({ id: 19, title: "x", name: "x", ...mark });
  await expect(provider.movieDetails(19)).rejects.toMatchObject({ kind: "status", status: 404, path: "/movie/19" });
  await expect(provider.seriesDetails(19)).rejects.toMatchObject({ kind: "status", status: 404 });
  await expect(provider.personDetails(19)).rejects.toMatchObject({ kind: "status", status: 404 });
});

test("a response without the expected data is malformed, never absent", async () => {
  const { provider } = recordingProvider({ success: false });
  await expect(provider.movieDetails(19)).rejects.toMatchObject({ name: "UpstreamError", kind: "malformed", status: null, path: "/movie/19" });
  await expect(provider.movieList("popular", 1)).rejects.toMatchObject({ kind: "malformed" });
});

test("a response about another id is malformed", async () => {
  const { provider } = recordingProvider({ id: 20, title: "x", name: "x", season_number: 3, episodes: [] });
  const calls = [provider.movieDetails(19), provider.seriesDetails(19), provider.personDetails(19), provider.season(19, 2)];
  for (const call of calls) await expect(call).rejects.toMatchObject({ kind: "malformed", status: null });
});

test.each([
  ["another series", [{ show_id: 20 }, { show_id: 20 }], false],
  ["another series' episode", [{ show_id: 19 }, { show_id: 20 }], false],
  ["the series", [{ show_id: 19 }, {}, { show_id: null }], true],
  ["no series", [{}], true],
])("a season whose episodes name %s", async (_, names, isRequested) => {
  const { provider } = recordingProvider({ season_number: 2, episodes: names.map((name, index) => ({ ...name, episode_number: index + 1 })) });
  if (isRequested) expect((await provider.season(19, 2)).episodes).toHaveLength(names.length);
  else await expect(provider.season(19, 2)).rejects.toMatchObject({ kind: "malformed" });
});

test("an IMDb id cannot change the path of the call", async () => {
  const { calls, provider } = recordingProvider({ movie_results: [] });
  await provider.findByImdbId("tt1/../../x?y");
  expect(calls[0]?.[0]).toBe("/find/tt1%2F..%2F..%2Fx%3Fy");
});

test("discover is in the provider's words, without adult titles", async () => {
  const { calls, provider } = recordingProvider({ results: [], total_pages: 900, total_results: 17_999 });
  const filters = { ...noFilters("movies"), genres: [18], page: 2 };
  expect(await provider.discoverMovies(filters)).toEqual({ items: [], page: 2, totalPages: 500, totalResults: 17_999 });
  await provider.discoverSeries({ ...noFilters("tv"), sort: "rating" }, { priority: "refresh" });
  expect(calls).toEqual([
    ["/discover/movie", { sort_by: "popularity.desc", page: 2, with_genres: "18", ...clean }, "visitor"],
    ["/discover/tv", { sort_by: "vote_average.desc", "vote_count.gte": 100, ...clean }, "refresh"],
  ]);
});

test("names of filters are a call each, and must be of the requested id", async () => {
  const { calls, provider } = recordingProvider({ id: 12, name: "UFA", results: [], certifications: {} });
  expect(await provider.reference("company", "12")).toEqual({ id: "12", name: "UFA" });
  await provider.searchReferences("keyword", "robot");
  await provider.streamingProviders("tv", "DE");
  await provider.certifications();
  expect(calls.map(([path, parameters]) => [path, parameters])).toEqual([
    ["/company/12", {}],
    ["/search/keyword", { query: "robot" }],
    ["/watch/providers/tv", { watch_region: "DE" }],
    ["/certification/movie/list", {}],
  ]);
  await expect(provider.reference("network", "13")).rejects.toMatchObject({ kind: "malformed" });
});

const oneSeason = (season_number: number, show_id = 19) => ({ season_number, episodes: [{ episode_number: 1, show_id }] });

test("seasons are one call, without those that the response lacks or has under another's name", async () => {
  const { calls, provider } = recordingProvider({
    id: 19,
    "season/1": oneSeason(1),
    "season/2": oneSeason(3),
    "season/4": oneSeason(4, 20),
    "season/5": { season_number: 5 },
    "season/6": "soon",
    "season/7": { season_number: 7, episodes: [] },
  });
  const seasons = await provider.seasons(19, [1, 2, 3, 4, 5, 6, 7], { priority: "refresh" });
  expect(seasons.map((season) => season.season_number)).toEqual([1, 7]);
  expect(calls).toEqual([["/tv/19", { append_to_response: "season/1,season/2,season/3,season/4,season/5,season/6,season/7" }, "refresh"]]);
});

test("seasons of another series are malformed", async () => {
  const { provider } = recordingProvider({ id: 20, "season/1": oneSeason(1) });
  await expect(provider.seasons(19, [1])).rejects.toMatchObject({ kind: "malformed" });
});

describe("a title whose response would be too large in all languages", () => {
  const open = (bytesInAll: number, body: object = { id: 19, title: "Metropolis", name: "Metropolis" }) => {
    const parts: string[] = [];
    const fetch = (request: Request) => {
      const appended = new URL(request.url).searchParams.get("append_to_response") ?? "";
      parts.push(appended);
      return Response.json({ ...body, ...(appended.includes("credits") && appended.includes("translations") && { filler: "x".repeat(bytesInAll) }) });
    };
    const clock = manualClock();
    const transport = createTransport({
      baseUrl: "http://provider.test/3",
      credential: null,
      fetch,
      quota: createQuota({ clock }),
      breaker: createBreaker({ clock }),
      clock,
      limits: { bodyBytes: 1000 },
    });
    return { provider: createProvider(transport), parts };
  };

  test.each(["movieDetails", "seriesDetails"] as const)("comes in English alone (%s)", async (name) => {
    const { provider, parts } = open(2000);
    expect((await provider[name](19)).translations).toBeNull();
    expect(parts.map((appended) => appended.includes("translations"))).toEqual([true, false]);
    expect((await provider.translations(name === "movieDetails" ? "movie" : "tv", 19)).de).toEqual({});
    expect(parts[2]).toBe("translations,images,videos");
  });

  test("is no second call if the response is of another shape", async () => {
    const { provider, parts } = open(10, { id: 20, title: "Another film" });
    await expect(provider.movieDetails(19)).rejects.toMatchObject({ kind: "malformed" });
    expect(parts).toHaveLength(1);
  });
});

test("in another language each call names it, and a title's names all", async () => {
  const { calls, provider } = recordingProvider({ id: 19, title: "x", name: "x", season_number: 2, episodes: [], results: [], movie_results: [] });
  const german = { language: "de" } as const;
  await provider.movieList("popular", 2, german);
  await provider.seriesList("trending", 1, german);
  await provider.searchMovies("kid", 1, german);
  await provider.searchPeople("chaplin", 1, german);
  await provider.discoverSeries(noFilters("tv"), german);
  await provider.findByImdbId("tt0017136", german);
  await provider.collection(19, german);
  await provider.season(19, 2, german);
  await provider.personDetails(19, german);
  await provider.movieImages(19, german);
  const inGerman = { language: "de-DE" };
  expect(calls.map(([path, parameters]) => [path, parameters])).toEqual([
    ["/movie/popular", { page: 2, ...inGerman }],
    ["/trending/tv/week", inGerman],
    ["/search/movie", { query: "kid", page: 1, ...inGerman, ...clean }],
    ["/search/person", { query: "chaplin", page: 1, ...inGerman, ...clean }],
    ["/discover/tv", { sort_by: "popularity.desc", ...clean, ...inGerman }],
    ["/find/tt0017136", { external_source: "imdb_id", ...inGerman }],
    ["/collection/19", inGerman],
    ["/tv/19/season/2", inGerman],
    ["/person/19", { append_to_response: "movie_credits,tv_credits,external_ids,translations", ...inGerman }],
    ["/movie/19/images", { include_image_language: "de,en,null" }],
  ]);
  await provider.movieDetails(19, german);
  expect(calls.at(-1)?.[1]).not.toHaveProperty("language");
});
