import { describe, expect, test } from "vitest";
import { collection } from "./collection-calls.ts";
import { seriesCredits } from "./credit-calls.ts";
import { personImages, titleImages, titleImagesIn } from "./image-calls.ts";

describe("pictures", () => {
  const file = (file_path: unknown, width: unknown = 1920, height: unknown = 1080) => ({ file_path, width, height, iso_639_1: null });

  test("are backdrops, then posters, with their sizes", () => {
    expect(titleImages.parse({ id: 19, backdrops: [file("/b.jpg")], logos: [file("/l.png")], posters: [file("/p.jpg", 500, 750)] })).toEqual([
      { kind: "backdrop", path: "/b.jpg", width: 1920, height: 1080 },
      { kind: "poster", path: "/p.jpg", width: 500, height: 750 },
    ]);
  });

  test("have the language's own posters first", () => {
    const posters = [file("/en.jpg", 500, 750), { ...file("/de.jpg", 500, 750), iso_639_1: "de" }, file("/none.jpg", 500, 750)];
    expect(
      titleImagesIn("de")
        .parse({ posters })
        .map(({ path }) => path),
    ).toEqual(["/de.jpg", "/en.jpg", "/none.jpg"]);
    expect(titleImagesIn("ar").parse({ posters: "none" })).toEqual([]);
  });

  test.each([
    ["no width", file("/a.jpg", 0, 10)],
    ["a negative height", file("/a.jpg", 10, -10)],
    ["a width of a million", file("/a.jpg", 1_000_000, 1_000_000)],
    ["the shape of a line", file("/a.jpg", 1000, 10)],
    ["the shape of a pole", file("/a.jpg", 10, 1000)],
    ["a width in words", file("/a.jpg", "wide", 10)],
    ["another host", file("//elsewhere.example/a.jpg")],
    ["no file", file(null)],
    ["nothing", null],
  ])("with %s are left out", (_, odd) => {
    expect(titleImages.parse({ backdrops: [odd, file("/b.jpg")] }).map(({ path }) => path)).toEqual(["/b.jpg"]);
  });

  test("are each there once, and at most sixty of a kind", () => {
    const many = Array.from({ length: 5000 }, (_, index) => file(`/${index}.jpg`));
    expect(personImages.parse({ profiles: [file("/0.jpg"), ...many] })).toHaveLength(59);
    expect(personImages.parse({ profiles: "none" })).toEqual([]);
  });
});

describe("a collection", () => {
  const part = (id: number, release_date: string, facts = {}) => ({ id, title: `Film ${id}`, release_date, ...facts });

  test("has its films in order of release, each once, none for adults", () => {
    const adult = [part(8, "1980-01-01", { softcore: true }), part(9, "1980-01-01", { adult: true })];
    const parts = [part(3, "1983-05-25"), part(1, "1977-05-25"), part(1, "1977-05-25"), ...adult, { id: "x" }, part(2, "")];
    const parsed = collection.parse({ id: 10, name: "A Collection", parts });
    expect(parsed).toMatchObject({ id: 10, name: "A Collection", overview: "", poster_path: null, backdrop_path: null });
    expect(parsed.parts.map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  test("needs a name", () => {
    expect(collection.safeParse({ id: 10, name: " ", parts: [] }).success).toBe(false);
  });
});

test("the credits of a series have each person's parts and jobs with the number of episodes", () => {
  const credits = seriesCredits.parse({
    cast: [
      { id: 1, name: "Musidora", profile_path: "/m.jpg", roles: [{ character: "Irma Vep", episode_count: 8 }, { character: "" }, {}], total_episode_count: 8 },
    ],
    crew: [
      { id: 2, name: "Louis Feuillade", department: "Directing", jobs: [{ job: "Director", episode_count: 10 }], total_episode_count: 10 },
      { id: 3, name: "", department: "Writing", jobs: [] },
      { id: 4, name: "Manichoux", department: 7, jobs: null, total_episode_count: "all" },
    ],
  });
  expect(credits).toEqual({
    cast: [{ id: 1, name: "Musidora", profile_path: "/m.jpg", roles: ["Irma Vep"], episodes: 8 }],
    departments: [
      { name: "Directing", people: [{ id: 2, name: "Louis Feuillade", roles: ["Director"], episodes: 10 }] },
      { name: "Crew", people: [{ id: 4, name: "Manichoux", roles: [], episodes: null }] },
    ],
  });
});
