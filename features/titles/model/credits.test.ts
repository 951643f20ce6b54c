import { describe, expect, test } from "vitest";
import { type Credits, directorsOf, leadCredits, shownCredits } from "./credits.ts";

/** The same name is the same person. */
function crew(...members: [name: string, job: string][]): Credits {
  const names = [...new Set(members.map(([name]) => name))];
  return { cast: [], crew: members.map(([name, job]) => ({ id: names.indexOf(name) + 1, name, job })) };
}
const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name);
const metropolis = crew(
  ["Thea von Harbou", "Screenplay"],
  ["Fritz Lang", "Director"],
  ["Karl Freund", "Director of Photography"],
  ["Fritz Lang", "Screenplay"],
  ["Gottfried Huppertz", "Original Music Composer"],
  ["Erich Pommer", "Producer"],
);

describe("directors", () => {
  test("are the crew members whose job is Director", () => expect(namesOf(directorsOf(metropolis))).toEqual(["Fritz Lang"]));

  test("come in the provider's order, each person once", () => {
    expect(namesOf(directorsOf(crew(["B", "Director"], ["A", "Director"], ["B", "Director"])))).toEqual(["B", "A"]);
    expect(directorsOf(crew())).toEqual([]);
  });

  test("with equal names are two people", () => {
    const twice = [1, 2].map((id) => ({ id, name: "John Smith", job: "Director" }));
    expect(directorsOf({ cast: [], crew: twice })).toEqual(twice);
  });
});

describe("leading credits", () => {
  const rolesOf = (...parameters: Parameters<typeof leadCredits>) => leadCredits(...parameters).map(({ role, people }) => [role, ...namesOf(people)]);

  test("are direction, script, music and camera", () => {
    expect(rolesOf(metropolis)).toEqual([
      ["director", "Fritz Lang"],
      ["writer", "Thea von Harbou", "Fritz Lang"],
      ["composer", "Gottfried Huppertz"],
      ["cinematographer", "Karl Freund"],
    ]);
  });

  test("of a series begin with its creators, and are four at most", () => {
    expect(rolesOf(metropolis, [{ id: 9, name: "Rod Serling" }]).map(([role]) => role)).toEqual(["creator", "director", "writer", "composer"]);
  });

  test("leave out who is unknown", () => expect(rolesOf(crew(["Erich Pommer", "Producer"]))).toEqual([]));
});

test("a page has all directors, two people of each other role and twelve of the cast", () => {
  const cast = Array.from({ length: 20 }, (_, index) => ({ id: 100 + index, name: "Actor", character: "", profile_path: null }));
  const writers = ["A", "B", "C"].map((name): [string, string] => [name, "Writer"]);
  const directors = ["D", "E", "F", "G"].map((name): [string, string] => [name, "Director"]);
  const shown = shownCredits({ ...crew(...writers, ...directors, ["H", "Producer"]), cast });
  expect(shown.cast).toHaveLength(12);
  expect(namesOf(shown.crew)).toEqual(["D", "E", "F", "G", "A", "B"]);
  expect(shownCredits(shown)).toEqual(shown);
});
