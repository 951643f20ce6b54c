import { expect, test } from "vitest";
import { departments as german } from "#languages/de/site/departments.ts";
import { departments } from "#languages/en/site/departments.ts";
import { sampleCredit } from "#tests/support/sample-credit.ts";
import { departmentIn, knownForTitles, primaryCredits } from "./known-for.ts";

const credit = (title: string, popularity: number) => sampleCredit(popularity, { title, popularity });

test("known-for titles are at most three, distinct, most popular first", () => {
  const titles = [
    { title: "The Kid", popularity: 6 },
    { name: "Les Vampires", popularity: 9 },
    { title: "The Kid", popularity: 7 },
    { popularity: 8 },
    { title: "", name: "Judex", popularity: 5 },
    { title: "The Circus", popularity: 1 },
  ];
  expect(knownForTitles(titles)).toEqual(["Les Vampires", "The Kid", "Judex"]);
});

test("an actor is known for cast credits, others for crew credits if they have any", () => {
  const credits = { cast: [credit("part", 1)], crew: [credit("work", 2)] };
  const titles = (known_for_department: string | null, of = credits) => knownForTitles(primaryCredits({ known_for_department }, of));
  expect([titles("Acting"), titles(null), titles("Directing"), titles("Directing", { ...credits, crew: [] })]).toEqual([
    ["part"],
    ["part"],
    ["work"],
    ["part"],
  ]);
});

test("section 5: a missing department is 'Actor'", () => {
  const names = (words: typeof departments) =>
    [null, "", "Directing", "Puppetry"].map((known_for_department) => departmentIn({ departments: words }, { known_for_department }));
  expect(names(departments)).toEqual(["Actor", "Actor", "Directing", "Puppetry"]);
  expect(names(german)).toEqual(["Schauspiel", "Schauspiel", "Regie", "Puppetry"]);
});
