import { describe, expect, test } from "vitest";
import { limits } from "#domain/limits.ts";
import type { PersonCredit } from "#domain/person.ts";
import type { CastMember, Credits, CrewMember } from "#features/titles/model/credits.ts";
import { sampleCredit } from "#tests/support/sample-credit.ts";
import { closestCollaborators, sharedTitles } from "./collaborators.ts";

const credit = (id: number, popularity: number, facts: Partial<PersonCredit> = {}) => sampleCredit(id, { popularity, ...facts });
const none = { cast: [], crew: [] };

describe("the titles that are read", () => {
  test("are the most popular ones, each once, without appearances as self", () => {
    const movies = { cast: [credit(1, 5), credit(2, 9, { character: "Self" })], crew: [credit(1, 5, { job: "Writer" })] };
    expect(sharedTitles({ movies, series: { ...none, cast: [credit(1, 7)] } })).toEqual([
      { type: "series", id: 1 },
      { type: "movies", id: 1 },
    ]);
  });
  test("are bounded", () => {
    const cast = Array.from({ length: 1500 }, (_, index) => credit(index + 1, index));
    const titles = sharedTitles({ movies: { ...none, cast }, series: none });
    expect(titles).toHaveLength(limits.person.titlesRead);
    expect(titles[0]).toEqual({ type: "movies", id: 1500 });
  });
});

const actor = (id: number, profile_path: string | null = null): CastMember => ({ id, name: `Actor ${id}`, character: "", profile_path });
const crew = (id: number, job: string): CrewMember => ({ id, name: `Crew ${id}`, job });
const film = (cast: CastMember[], members: CrewMember[] = []): Credits => ({ cast, crew: members });

describe("who worked most with a person", () => {
  test("is who shares the most titles, whatever the jobs", () => {
    const titles = [
      film([actor(1), actor(2)], [crew(3, "Director")]),
      film([actor(2), actor(1)], [crew(3, "Writer")]),
      film([actor(1), actor(2, "/face.jpg"), actor(4)]),
    ];
    expect(closestCollaborators(1, titles)).toEqual([
      { id: 2, name: "Actor 2", profile_path: "/face.jpg", titles: 3 },
      { id: 3, name: "Crew 3", profile_path: null, titles: 2 },
    ]);
  });
  test("has one count for several jobs on a title", () => {
    const title = film([actor(1), actor(2)], [crew(2, "Director"), crew(2, "Writer")]);
    expect(closestCollaborators(1, [title, film([actor(1), actor(2)])])).toMatchObject([{ id: 2, titles: 2 }]);
  });
  test("with as many titles is the director or the lead before the rest", () => {
    const title = film([actor(1), ...[5, 6, 7, 8, 9].map((id) => actor(id))], [crew(20, "Gaffer"), crew(21, "Director")]);
    expect(closestCollaborators(1, [title, title]).map(({ id }) => id)).toEqual([21, 5, 6, 7, 8]);
  });
  test("is an empty list after one title, or none", () => {
    expect(closestCollaborators(1, [film([actor(1), actor(2)])])).toEqual([]);
    expect(closestCollaborators(1, [])).toEqual([]);
  });
});
