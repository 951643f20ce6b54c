import { describe, expect, test } from "vitest";
import { noMovieFacts } from "#features/titles/model/title-facts.ts";
import { movieDetails } from "./movie-schemas.ts";
import { personSummary } from "./person-schemas.ts";

const film = { id: 19, title: "Metropolis" };

test("a film with an id and a title alone has a fallback for every other field", () => {
  expect(movieDetails.parse(film)).toEqual({
    translations: null,
    movie: {
      id: 19,
      title: "Metropolis",
      original_title: "Metropolis",
      overview: "",
      release_date: "",
      vote_average: null,
      vote_count: 0,
      popularity: 0,
      poster_path: null,
      backdrop_path: null,
      genre_ids: [],
      runtime: null,
      genres: [],
      imdb_id: null,
      tagline: "",
      original_language: "",
      production_companies: [],
    },
    extras: { credits: { cast: [], crew: [] }, similar: [], reviews: [], recommendations: [], videos: [], facts: noMovieFacts, collection: null },
    regions: { certifications: {}, releases: {}, providers: [], offers: {}, link: null },
  });
});

test("a film has the fields of section 3, and so have its credits and reviews", () => {
  const summary = {
    ...film,
    overview: "A city.",
    release_date: "1927-01-10",
    vote_average: 8.2,
    vote_count: 2700,
    poster_path: "/m.jpg",
    backdrop_path: "/b.jpg",
  };
  const own = { runtime: 153, imdb_id: "tt0017136", genres: [{ id: 18, name: "Drama" }], production_companies: [{ name: "UFA" }] };
  const credits = {
    cast: [{ id: 1, name: "Brigitte Helm", character: "Maria", profile_path: "/h.jpg" }],
    crew: [{ id: 68, name: "Fritz Lang", job: "Director" }],
  };
  const reviews = [{ id: "r1", author: "A", content: "Good.", author_details: { avatar_path: "/a.jpg", rating: 9 } }];
  const similar = [{ ...summary, id: 20, genre_ids: [18] }];
  const details = movieDetails.parse({ ...summary, ...own, credits, reviews: { results: reviews }, similar: { results: similar } });
  expect(details.movie).toMatchObject({ ...summary, ...own, genre_ids: [18] });
  expect(details.extras).toMatchObject({ credits, reviews, similar });
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
    [
      { title: "Tokyo Story", original_title: "東京物語" },
      { title: "Tokyo Story", original_title: "東京物語" },
    ],
    [{ title: "Un\u2028usual" }, { title: "Un\u2028usual" }],
  ])("%j", (fields, expected) => {
    expect(read(fields)).toMatchObject(expected);
  });

  test("unknown keys are dropped", () => {
    expect(read({ video: true, __proto__: { polluted: 1 }, homepage: "x" })).not.toHaveProperty("homepage");
  });
});

test.each([{}, { id: "19", title: "x" }, { id: 0, title: "x" }, { id: 19 }, { id: 19, title: " " }, { id: 1_000_000_000, title: "x" }, [], null, "x"])(
  "%j is no film",
  (body) => {
    expect(movieDetails.safeParse(body).success).toBe(false);
  },
);

describe("the extras of a film", () => {
  test("have each similar film and review once", () => {
    const similar = { results: [1, 2, 1, 3, 2].map((id) => ({ ...film, id, title: `Film ${id}` })) };
    const reviews = { results: ["a", "b", "a"].map((id) => ({ id, author: "A", content: "Good." })) };
    const extras = movieDetails.parse({ ...film, similar, reviews }).extras;
    expect(extras.similar.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(extras.reviews.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test.each([{ adult: true }, { adult: false, softcore: true }])("leave out people, similar films and known-for titles with %j", (mark) => {
    const cast = [
      { id: 1, name: "A", character: null },
      { id: 2, name: "B", ...mark },
    ];
    const extras = movieDetails.parse({
      ...film,
      credits: { cast, crew: [{ id: 3, name: "C", job: "Director" }] },
      similar: { results: [{ ...film, ...mark }] },
    }).extras;
    expect(extras.credits).toEqual({
      cast: [{ id: 1, name: "A", character: "", profile_path: null }],
      crew: [{ id: 3, name: "C", job: "Director", department: "" }],
    });
    expect(extras.similar).toEqual([]);
    expect(
      personSummary.parse({
        id: 1,
        name: "A",
        known_for: [
          { id: 5, title: "X", ...mark },
          { id: 6, name: "Y" },
        ],
      }).known_for,
    ).toEqual([{ id: 6, name: "Y", popularity: 0 }]);
  });

  test("have no rating or picture of another type or host", () => {
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
    const read = movieDetails.parse({ ...film, reviews }).extras.reviews;
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
    [[{ iso_3166_1: "DE", release_dates: [{ certification: "16", type: 3 }] }], undefined],
    [[{ iso_3166_1: "US", release_dates: null }, "x"], undefined],
    ["x", undefined],
  ])("the certification in %j is %j", (results, expected) => {
    expect(movieDetails.parse({ ...film, release_dates: { results } }).regions?.certifications.US).toBe(expected);
  });
});
