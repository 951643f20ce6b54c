import { expect, test } from "vitest";
import { creditsInFull, fullCreditsOf, peopleIn } from "./full-credits.ts";

const crew = (id: number, job: string, department?: string) => ({ id, name: `Person ${id}`, job, ...(department !== undefined && { department }) });

test("a person stands once in each department, with all jobs there", () => {
  const { departments } = creditsInFull({
    cast: [],
    crew: [crew(1, "Screenplay", "Writing"), crew(2, "Gaffer", "Lighting"), crew(1, "Director", "Directing"), crew(1, "Novel", "Writing")],
  });
  expect(departments.map(({ name, people }) => [name, people.map(({ id, roles }) => `${id} ${roles.join(", ")}`)])).toEqual([
    ["Directing", ["1 Director"]],
    ["Writing", ["1 Screenplay, Novel"]],
    ["Lighting", ["2 Gaffer"]],
  ]);
});

test("a department that is not known comes last; credits of an older build without any are crew", () => {
  const { departments } = creditsInFull({ cast: [], crew: [crew(1, "Puppeteer", "Puppetry"), crew(2, "Stunts"), crew(3, "Editor", "Editing")] });
  expect(departments.map(({ name }) => name)).toEqual(["Editing", "Crew", "Puppetry"]);
});

test("an actor of two parts stands once, at the place of the first", () => {
  const member = (id: number, character: string) => ({ id, name: `Actor ${id}`, character, profile_path: `/${id}.jpg` });
  const { cast } = creditsInFull({ cast: [member(1, "Maria"), member(2, "Freder"), member(1, "The Machine Man"), member(2, "")], crew: [] });
  expect(cast).toEqual([
    { id: 1, name: "Actor 1", roles: ["Maria", "The Machine Man"], episodes: null, profile_path: "/1.jpg" },
    { id: 2, name: "Actor 2", roles: ["Freder"], episodes: null, profile_path: "/2.jpg" },
  ]);
});

test("of a hundred parts the first twelve are named, and of several counts of episodes the highest", () => {
  const actor = { id: 1, name: "Actor", profile_path: null };
  const roles = Array.from({ length: 100 }, (_, index) => `Part ${index + 1}`);
  const { cast } = fullCreditsOf(
    [
      { ...actor, roles, episodes: 3 },
      { ...actor, roles: [], episodes: 40 },
      { ...actor, roles: [], episodes: null },
    ],
    [],
  );
  expect(cast).toEqual([{ ...actor, roles: roles.slice(0, 12), episodes: 40 }]);
});

test("people are counted once, whatever they did", () => {
  const both = { id: 1, name: "Buster Keaton", roles: ["Johnnie Gray"], episodes: null };
  expect(peopleIn(fullCreditsOf([{ ...both, profile_path: null }], [{ ...both, department: "Directing" }]))).toBe(1);
});
