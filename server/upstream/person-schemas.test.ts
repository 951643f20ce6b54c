import { expect, test } from "vitest";
import { movieSummary } from "./movie-schemas.ts";
import { personDetails, personSummary } from "./person-schemas.ts";
import { seriesSummary } from "./series-schemas.ts";

// specification.md, section 3.
const person = { id: 68, name: "Fritz Lang", profile_path: "/lang.jpg", known_for_department: "Directing", popularity: 4.2 };
const life = { biography: "He made films.", birthday: "1890-12-05", deathday: "1976-08-02", place_of_birth: "Vienna" };

test("a person has the fields of section 3, and so has each credit", () => {
  const film = { id: 19, title: "Metropolis", poster_path: "/m.jpg", release_date: "1927-01-10", popularity: 2.5 };
  const movie_credits = { cast: [{ ...film, credit_id: "a1" }], crew: [{ ...film, credit_id: "b2", job: "Director" }] };
  const details = personDetails.parse({ ...person, ...life, movie_credits });
  expect(details.person).toMatchObject({ ...person, ...life });
  expect(details.credits.movies).toMatchObject(movie_credits);
});

test("what a search finds has the fields of section 3", () => {
  const film = { id: 19, title: "Metropolis", overview: "A city.", poster_path: "/m.jpg" };
  const series = { id: 7, name: "Judex", poster_path: "/j.jpg", first_air_date: "1916-12-16", vote_average: 7.1 };
  const found = { ...person, known_for: [{ id: 19, title: "Metropolis" }] };
  expect(movieSummary.parse(film)).toMatchObject(film);
  expect(seriesSummary.parse(series)).toMatchObject(series);
  expect(personSummary.parse(found)).toMatchObject(found);
});
