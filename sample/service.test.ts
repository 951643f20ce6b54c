import { describe, expect, test } from "vitest";
import { sampleData, sampleFilm, samplePerson, sampleSeries } from "#tests/support/embedded-data.ts";
import { createEmbeddedService, type EmbeddedOptions } from "./service.ts";

type ListResponse = { results: { id: number; title?: string; name?: string }[]; page: number; total_pages: number; total_results: number } & Record<
  string,
  never
>;

const serviceOf = (data: EmbeddedOptions["data"], options: EmbeddedOptions = {}) => {
  const { fetch } = createEmbeddedService({ ...(data && { data }), ...options });
  const get = async (path: string, headers: Record<string, string> = {}) => fetch(new Request(`http://embedded${path}`, { headers }));
  const read = async (path: string): Promise<ListResponse> => (await get(`/3${path}`)).json() as Promise<ListResponse>;
  const ids = async (path: string): Promise<number[]> => (await read(path)).results.map((item) => item.id);
  return { get, read, ids };
};

test("an empty catalog has empty lists", async () => {
  const { read, get } = serviceOf({ films: {}, series: {}, people: {} });
  const lists = [
    "/trending/movie/day",
    "/trending/tv/week",
    "/movie/popular",
    "/movie/top_rated",
    "/tv/popular",
    "/tv/top_rated",
    "/discover/movie?with_genres=28",
    "/search/person?query=a",
  ];
  for (const path of lists) expect(await read(path)).toEqual({ page: 1, results: [], total_pages: 1, total_results: 0 });
  expect((await get("/3/movie/19")).status).toBe(404);
});

describe("paging", () => {
  const { get, ids, read } = serviceOf(sampleData(Array.from({ length: 45 }, (_, index) => sampleFilm(index + 1, { popularity: 60 - index }))));

  test("pages have twenty items in order, and none after the last", async () => {
    expect(await ids("/movie/popular")).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await ids("/movie/popular?page=3")).toEqual([41, 42, 43, 44, 45]);
    expect(await read("/movie/popular?page=4")).toEqual({ page: 4, results: [], total_pages: 3, total_results: 45 });
  });

  test.each(["0", "501", "1.5", "-1", "x", ""])("page %j is rejected with the provider's error", async (page) => {
    const response = await get(`/3/movie/popular?page=${page}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, status_code: 22 });
  });
});

describe("unknown paths have the provider's 404", () => {
  const { get } = serviceOf(sampleData([sampleFilm(19)]));
  const body = { success: false, status_code: 34, status_message: "The resource you requested could not be found." };

  test.each([
    "/3/movie/20",
    "/3/movie/x",
    "/3/movie/99999999999999999999",
    "/3/tv/19",
    "/3/movie/19/nonsense",
    "/3/movie/19/constructor",
    "/3/nonsense",
    "/4/movie/19",
    "/",
  ])("%s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(body);
  });
});

test("a key is required only if one is configured", async () => {
  const data = sampleData([sampleFilm(19)]);
  expect((await serviceOf(data).get("/3/movie/19?api_key=any")).status).toBe(200);
  const strict = serviceOf(data, { apiKey: "right" });
  expect((await strict.get("/3/movie/19?api_key=right")).status).toBe(200);
  expect((await strict.get("/3/movie/19", { authorization: "Bearer right" })).status).toBe(200);
  const response = await strict.get("/3/movie/19?api_key=wrong");
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ status_code: 7 });
});

describe("films, series and people", () => {
  const crew = [{ name: "Fritz Lang", job: "Director" }];
  const films = [
    sampleFilm(19, {
      title: "Metropolis",
      imdb_id: "tt0017136",
      crew,
      cast: [{ name: "Brigitte Helm", character: "Maria" }],
      reviews: [{ author: "A", rating: null, content: "B" }],
    }),
    sampleFilm(20, { title: "M", crew: [...crew, { name: "Fritz Lang", job: "Writer" }], popularity: 30 }),
  ];
  const episodes = [1, 2].map((episode_number) => ({ episode_number, name: `Part ${episode_number}`, air_date: null, runtime: 20, overview: "" }));
  const seasons = [1, 0].map((season_number) => ({ season_number, name: `S${season_number}`, overview: "", air_date: null, episodes }));
  const series = [sampleSeries(7, { name: "Judex", seasons, cast: [{ name: "Brigitte Helm", character: "Diana" }], imdb_id: "tt0006206" })];
  const { read, get } = serviceOf(sampleData(films, series, [samplePerson(68, "Fritz Lang", { known_for_department: "Directing" })]));

  test("append_to_response adds the listed responses only", async () => {
    expect(await read("/movie/19")).not.toHaveProperty("credits");
    const movie = await read("/movie/19?append_to_response=credits,reviews,nonsense,constructor");
    expect(movie).toMatchObject({ id: 19, credits: { cast: [{ name: "Brigitte Helm", character: "Maria", order: 0 }] }, reviews: { total_results: 1 } });
    expect(movie).not.toHaveProperty("similar");
    expect(movie).not.toHaveProperty("nonsense");
  });

  test("specials are listed first and not counted, like the provider's", async () => {
    const details = (await read("/tv/7?append_to_response=external_ids")) as Record<string, unknown>;
    expect(details).toMatchObject({ number_of_seasons: 1, number_of_episodes: 2, seasons: [{ season_number: 0 }, { season_number: 1, episode_count: 2 }] });
    expect(details.external_ids).toMatchObject({ imdb_id: "tt0006206" });
    expect(await read("/tv/7/season/0")).toMatchObject({ season_number: 0, episodes: [{ episode_number: 1, still_path: "/judex-s7-0-1.svg" }, {}] });
    expect((await get("/3/tv/7/season/2")).status).toBe(404);
  });

  test("a person's credits derive from the titles, one per job", async () => {
    const person = (await read("/person/68?append_to_response=movie_credits,tv_credits")) as Record<string, unknown>;
    expect(person.movie_credits).toMatchObject({
      cast: [],
      crew: [
        { id: 19, job: "Director", department: "Directing" },
        { id: 20, job: "Director" },
        { id: 20, job: "Writer", department: "Writing" },
      ],
    });
    const { crew: inFilm } = (await read("/movie/20/credits")) as unknown as { crew: { credit_id: string }[] };
    const { crew: ofPerson } = person.movie_credits as { crew: { credit_id: string }[] };
    expect(ofPerson.slice(1).map((credit) => credit.credit_id)).toEqual(inFilm.map((credit) => credit.credit_id));
    expect(new Set(ofPerson.map((credit) => credit.credit_id)).size).toBe(3);
  });

  test("known_for lists films and series, most popular first", async () => {
    const [lang] = (await read("/search/person?query=lang")).results as unknown as { known_for: { id: number; media_type: string }[] }[];
    expect(lang?.known_for.map((title) => title.id)).toEqual([20, 19]);
    const [helm] = (await read("/search/person?query=helm")).results as unknown as { known_for: { media_type: string }[] }[];
    expect(helm?.known_for.map((title) => title.media_type).toSorted()).toEqual(["movie", "tv"]);
  });

  test("a person without an entry in people.json has an id, which new films do not change", async () => {
    const idIn = async (service: typeof read) => (await service("/search/person?query=brigitte helm")).results[0]?.id;
    const more = serviceOf(sampleData([...films, sampleFilm(30, { cast: ["Aaron Aardvark", "Abel Gance"].map((name) => ({ name, character: "" })) })], series));
    const id = await idIn(read);
    expect(id).toBeGreaterThanOrEqual(900_500_000);
    expect(await idIn(more.read)).toBe(id);
    expect((await get(`/3/person/${id}`)).status).toBe(200);
  });

  test("find returns the film or the series with an IMDb id", async () => {
    expect(await read("/find/tt0017136?external_source=imdb_id")).toMatchObject({ movie_results: [{ id: 19 }], tv_results: [] });
    expect(await read("/find/tt0006206?external_source=imdb_id")).toMatchObject({ movie_results: [], tv_results: [{ id: 7 }] });
    expect(await read("/find/tt0017136?external_source=tvdb_id")).toMatchObject({ movie_results: [], tv_results: [] });
  });
});

describe("artwork", () => {
  const seasons = [
    { season_number: 1, name: "S", overview: "", air_date: null, episodes: [{ episode_number: 3, name: "E", air_date: null, runtime: null, overview: "" }] },
  ];
  const data = sampleData(
    [sampleFilm(19, { title: "Metropolis" }), sampleFilm(20, { title: "生きる" })],
    [sampleSeries(7, { name: "Judex", seasons })],
    [samplePerson(68, "Fritz Lang")],
  );
  const { get } = serviceOf(data);

  const paths = [
    "/metropolis-19-poster.svg",
    "/metropolis-19-backdrop.svg",
    "/20-poster.svg",
    "/judex-s7-poster.svg",
    "/judex-s7-backdrop.svg",
    "/judex-s7-1-3.svg",
    "/fritz-lang-p68.svg",
  ];

  test.each(paths)("%s is an immutable SVG", async (path) => {
    const response = await get(`/t/p/w500${path}`);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toMatch(/^<svg .*<\/svg>\s*$/s);
  });

  test("all pictures differ", async () => {
    const pictures = await Promise.all(paths.map(async (path) => (await get(`/t/p/w500${path}`)).text()));
    expect(new Set(pictures).size).toBe(paths.length);
  });

  test.each([
    "/t/p/w500/other-19-poster.svg",
    "/t/p/w500/metropolis-21-poster.svg",
    "/t/p/huge/metropolis-19-poster.svg",
    "/t/p/w500/..%2f..%2fetc",
    "/t/p/w500/",
  ])("%s is not found", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
