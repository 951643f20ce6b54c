import { describe, expect, test } from "vitest";
import { hasMoreValues } from "#domain/json-values.ts";
import { costlyValues, tooManyValues } from "#tests/support/hostile-json.ts";
import { movieDetails } from "./movie-schemas.ts";
import { personDetails } from "./person-schemas.ts";
import { parseResponse } from "./response.ts";
import { season } from "./season-schemas.ts";

const maxBytes = 2 * 1024 * 1024;
const each = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => item(index));

describe("a response", () => {
  const read = (text: string) => parseResponse("/movie/19", { status: 200, headers: new Headers(), text }, 0);

  test.each(Object.entries(tooManyValues))("of %s is malformed, and fits into the limit of bytes", (_, json) => {
    const text = json(19);
    expect(text.length).toBeLessThan(maxBytes);
    expect(() => read(text)).toThrow(
      expect.objectContaining({ kind: "malformed", cause: expect.objectContaining({ message: "The response has too many values" }) }),
    );
  });

  test.each(Object.entries(costlyValues))("of %s is parsed, and fits into the limit of bytes", (_, json) => {
    expect(json(19).length).toBeLessThan(maxBytes);
    expect(read(json(19))).toMatchObject({ id: 19 });
  });
});

/** A person in credits, with all fields that the provider sends. */
const member = (index: number) => ({
  ...{ adult: false, gender: 2, id: index + 1, known_for_department: "Acting", name: `Person ${index}`, original_name: `Person ${index}`, popularity: 1.234 },
  ...{
    profile_path: "/5qHNjhtjMD4YWH3UP0rm4tKwxCL.jpg",
    cast_id: index,
    character: "Man in a hat / Visitor",
    credit_id: "5e85cd735294e700134abf26",
    order: index,
  },
});
const title = (index: number) => ({
  ...{ adult: false, backdrop_path: "/7RyHsO4yDXtBv1zUU3mTpHeQ0d5.jpg", genre_ids: [28, 12, 878], id: index + 1, original_language: "en", popularity: 87.123 },
  ...{ overview: "A long story. ".repeat(20), original_title: `Film ${index}`, title: `Film ${index}`, poster_path: "/or06FN3Dka5tukK1e9sl16pB3iy.jpg" },
  ...{
    release_date: "2019-04-24",
    video: false,
    vote_average: 8.238,
    vote_count: 25_000,
    credit_id: "52fe4495c3a368484e02b0b1",
    character: "Himself",
    order: index,
  },
});

describe("the largest of the provider's", () => {
  const film = { id: 19, title: "Metropolis", credits: { cast: each(3000, member), crew: each(3000, (index) => ({ ...member(index), job: "Director" })) } };
  const episode = (index: number) => ({ episode_number: index + 1, name: `Day ${index}`, crew: each(4, member), guest_stars: each(24, member) });
  const actor = { id: 19, name: "A", movie_credits: { cast: each(1400, title), crew: each(700, title) }, tv_credits: { cast: each(500, title), crew: [] } };

  test.each([
    ["a film with 6,000 people", film],
    ["a season with 6,000 guests", { season_number: 1, episodes: each(250, episode) }],
    ["a person with 2,600 credits", actor],
  ])("are accepted: %s", (_, body) => {
    const text = JSON.stringify(body);
    expect(text.length).toBeGreaterThan(1_500_000);
    expect(text.length).toBeLessThan(maxBytes);
    expect(hasMoreValues(text, 100_000)).toBe(false);
  });

  test("are read whole", () => {
    expect(movieDetails.parse(film).extras.credits).toMatchObject({ cast: { length: 3000 }, crew: { length: 3000 } });
    expect(personDetails.parse(actor).credits.movies).toMatchObject({ cast: { length: 1400 }, crew: { length: 700 } });
    expect(season.parse({ season_number: 1, episodes: each(3000, (index) => ({ episode_number: index + 1 })) }).episodes).toHaveLength(3000);
  });
});
