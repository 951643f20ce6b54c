import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { credits } from "./credit-schemas.ts";
import { movieDetails, movieSummary } from "./movie-schemas.ts";
import { foundOf, matches, resultsOf } from "./page-schemas.ts";
import { personDetails, personSummary } from "./person-schemas.ts";
import { season, seriesDetails } from "./series-schemas.ts";

const film = { id: 19, title: "Metropolis" };

test("an empty film is a film that says nothing", () => {
  expect(movieDetails.parse(film)).toEqual({
    movie: {
      ...{ id: 19, title: "Metropolis", original_title: "Metropolis", overview: "", release_date: "", vote_average: null, vote_count: 0, popularity: 0 },
      ...{ poster_path: null, backdrop_path: null, genre_ids: [], runtime: null, genres: [], imdb_id: null, tagline: "", original_language: "" },
      ...{ production_companies: [], certification: null },
    },
    credits: { cast: [], crew: [] },
    similar: [],
    reviews: [],
  });
});

describe("odd values of one field", () => {
  const read = (fields: object) => movieDetails.parse({ ...film, ...fields }).movie;

  test.each([
    [{ overview: null }, { overview: "" }],
    [{ overview: "one\u2028two\u2029" }, { overview: "one\u2028two\u2029" }],
    [{ release_date: null }, { release_date: "" }],
    [{ release_date: "" }, { release_date: "" }],
    [{ runtime: 0 }, { runtime: null }],
    [{ runtime: null }, { runtime: null }],
    [{ runtime: "153" }, { runtime: null }],
    [{ runtime: 153 }, { runtime: 153 }],
    [{ vote_average: "8.3" }, { vote_average: null }],
    [{ vote_average: 8.345 }, { vote_average: 8.345 }],
    [{ poster_path: "" }, { poster_path: null }],
    [{ poster_path: "/aBc-1_2.jpg" }, { poster_path: "/aBc-1_2.jpg" }],
    [{ poster_path: "//elsewhere.example/x.jpg" }, { poster_path: null }],
    [{ poster_path: '/x.jpg" onerror="x' }, { poster_path: null }],
    [{ imdb_id: "" }, { imdb_id: null }],
    [{ imdb_id: "tt0017136" }, { imdb_id: "tt0017136" }],
    [{ imdb_id: "tt1/../x" }, { imdb_id: null }],
    [{ genres: [{ id: 18, name: "Drama" }, { id: "x" }, null] }, { genres: [{ id: 18, name: "Drama" }], genre_ids: [18] }],
    [
      { title: "", original_title: "東京物語" },
      { title: "東京物語", original_title: "東京物語" },
    ],
    [{ title: "Un\u2028usual" }, { title: "Un\u2028usual" }],
  ])("%j", (fields, expected) => {
    expect(read(fields)).toMatchObject(expected);
  });

  test("unknown keys do not get in", () => {
    expect(read({ video: true, __proto__: { polluted: 1 }, homepage: "x" })).not.toHaveProperty("homepage");
  });
});

test.each([{}, { id: "19", title: "x" }, { id: 0, title: "x" }, { id: 19 }, { id: 19, title: " " }, { id: 1_000_000_000, title: "x" }, [], null, "x"])(
  "%j is no film",
  (answer) => {
    expect(movieDetails.safeParse(answer).success).toBe(false);
  },
);

describe("lists", () => {
  test("an item that cannot be used is left out, an adult one too, and each id is there once", () => {
    const results = [
      film,
      { id: "x", title: "y" },
      null,
      7,
      { ...film, id: 20, adult: true },
      { id: 21 },
      film,
      { id: 22, title: "Fine", adult: false, vote_average: {} },
    ];
    expect(
      resultsOf(movieSummary)
        .parse({ results })
        .map((item) => item.id),
    ).toEqual([19, 22]);
  });

  test.each([{}, { results: null }, { results: {} }, { results: "x" }])("%j is no list", (answer) => {
    expect(resultsOf(movieSummary).safeParse(answer).success).toBe(false);
    expect(foundOf(movieSummary).safeParse(answer).success).toBe(false);
  });

  test("a search counts no further than the provider answers", () => {
    expect(foundOf(movieSummary).parse({ page: 2, total_pages: 1213, total_results: 24_251, results: [film] })).toMatchObject({
      page: 2,
      total_pages: 500,
      total_results: 24_251,
    });
    expect(foundOf(movieSummary).parse({ results: [] })).toEqual({ page: 1, total_pages: 0, total_results: 0, results: [] });
  });

  test("what an IMDb id leads to", () => {
    expect(matches.parse({ movie_results: [film], tv_results: null })).toMatchObject({ movies: [{ id: 19 }], series: [], people: [] });
  });
});

describe("beside a film", () => {
  test("adult people, similar films and known-for titles are left out", () => {
    const cast = [
      { id: 1, name: "A", character: null },
      { id: 2, name: "B", adult: true },
    ];
    const answer = movieDetails.parse({
      ...film,
      credits: { cast, crew: [{ id: 3, name: "C", job: "Director" }] },
      similar: { results: [{ ...film, adult: true }] },
    });
    expect(answer.credits).toEqual({ cast: [{ id: 1, name: "A", character: "", profile_path: null }], crew: [{ id: 3, name: "C", job: "Director" }] });
    expect(answer.similar).toEqual([]);
    expect(
      personSummary.parse({
        id: 1,
        name: "A",
        known_for: [
          { id: 5, title: "X", adult: true },
          { id: 6, name: "Y" },
        ],
      }).known_for,
    ).toEqual([{ id: 6, name: "Y", popularity: 0 }]);
  });

  test("reviews with and without a rating, and with a picture from elsewhere", () => {
    const details = [
      { rating: 7.5, avatar_path: "/face.jpg" },
      { rating: null, avatar_path: "/https://secure.gravatar.com/avatar/1.jpg" },
      undefined,
      { rating: "9" },
    ];
    const reviews = {
      results: details.map((author_details, index) => ({ id: `r${index}`, author: "A", content: "<script>alert(1)</script>", author_details })),
    };
    const none = { avatar_path: null, rating: null };
    const read = movieDetails.parse({ ...film, reviews }).reviews;
    expect(read.map((review) => review.author_details)).toEqual([{ avatar_path: "/face.jpg", rating: 7.5 }, none, none, none]);
    expect(read[0]?.content).toBe("<script>alert(1)</script>");
  });

  test.each([
    [
      [
        {
          iso_3166_1: "US",
          release_dates: [
            { certification: "", type: 3 },
            { certification: "PG-13", type: 4 },
            { certification: "R", type: 3 },
          ],
        },
      ],
      "R",
    ],
    [[{ iso_3166_1: "US", release_dates: [{ certification: "PG-13", type: 4 }] }], "PG-13"],
    [[{ iso_3166_1: "DE", release_dates: [{ certification: "16", type: 3 }] }], null],
    [[{ iso_3166_1: "US", release_dates: null }, "x"], null],
    ["x", null],
  ])("the certification of %j is %j", (results, expected) => {
    expect(movieDetails.parse({ ...film, release_dates: { results } }).movie.certification).toBe(expected);
  });
});

test("a series: certification and IMDb id come from what was asked beside", () => {
  const answer = seriesDetails.parse({
    ...{ id: 1396, name: "A series", number_of_seasons: 5, number_of_episodes: "62", first_air_date: null },
    seasons: [
      { season_number: 0, name: "", episode_count: 9, air_date: "" },
      { season_number: 1, name: "Season One", episode_count: null, air_date: "2008-01-20" },
      { name: "x" },
    ],
    content_ratings: {
      results: [
        { iso_3166_1: "DE", rating: "16" },
        { iso_3166_1: "US", rating: "TV-MA" },
      ],
    },
    external_ids: { imdb_id: "tt0903747" },
  }).series;
  expect(answer).toMatchObject({ certification: "TV-MA", imdb_id: "tt0903747", number_of_seasons: 5, number_of_episodes: null, first_air_date: "" });
  expect(answer.seasons).toEqual([
    { season_number: 0, name: "Specials", episode_count: 9, air_date: null },
    { season_number: 1, name: "Season One", episode_count: 0, air_date: "2008-01-20" },
  ]);
});

test("a season: episodes without a number are left out, those without a name have one", () => {
  const episodes = [
    { episode_number: 1, name: "Pilot", air_date: "2008-01-20", runtime: 58, still_path: "/x.jpg", overview: null },
    { name: "?" },
    { episode_number: 2 },
  ];
  expect(season.parse({ season_number: 1, episodes })).toEqual({
    ...{ season_number: 1, name: "Season 1", overview: "", air_date: null },
    episodes: [
      { episode_number: 1, name: "Pilot", air_date: "2008-01-20", overview: "", still_path: "/x.jpg", runtime: 58 },
      { episode_number: 2, name: "Episode 2", air_date: null, overview: "", still_path: null, runtime: null },
    ],
  });
  expect(season.safeParse({ season_number: 1 }).success).toBe(false);
});

test("a person: empty dates are none", () => {
  expect(personDetails.parse({ id: 68, name: "Fritz Lang", birthday: "1890-12-05", deathday: "", place_of_birth: null, biography: null }).person).toEqual({
    ...{ id: 68, name: "Fritz Lang", profile_path: null, known_for_department: null, popularity: 0 },
    ...{ biography: "", birthday: "1890-12-05", deathday: null, place_of_birth: null },
  });
});

describe("whatever the provider says", () => {
  const schemas = { movieDetails, seriesDetails, season, personDetails, credits, results: resultsOf(movieSummary), found: foundOf(personSummary), matches };

  /** Real names with unreal values, which plain random objects would never have. */
  const keys = fc.constantFrom(
    "id",
    "title",
    "name",
    "results",
    "cast",
    "crew",
    "credits",
    "reviews",
    "similar",
    "episodes",
    "season_number",
    "author_details",
    "adult",
    "runtime",
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: "small" }, fc.jsonValue(), fc.constant(19), fc.constant("x"), tie("object"), fc.array(tie("any"), { maxLength: 4 })),
    object: fc.dictionary(keys, tie("any"), { maxKeys: 8 }),
  })).any;

  test.each(Object.entries(schemas))("%s takes it or refuses it, and never throws", (_, schema) => {
    fc.assert(
      fc.property(value, (answer) => {
        const parsed = schema.safeParse(answer);
        expect(typeof parsed.success).toBe("boolean");
        if (parsed.success) expect(JSON.stringify(parsed.data)).not.toContain('"adult"');
      }),
    );
  });

  test("one damaged item costs the list that item alone", () => {
    const items = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ id: fc.integer({ min: 1, max: 1000 }), title: fc.constant("x"), overview: fc.jsonValue(), poster_path: fc.jsonValue() }),
      ),
    );
    fc.assert(
      fc.property(items, (results) => {
        const good = results.flatMap((item) =>
          typeof item === "object" && item !== null && "title" in item && item.title === "x" && typeof (item as { id: unknown }).id === "number"
            ? [(item as { id: number }).id]
            : [],
        );
        expect(
          resultsOf(movieSummary)
            .parse({ results })
            .map((item) => item.id),
        ).toEqual([...new Set(good)]);
      }),
    );
  });
});
