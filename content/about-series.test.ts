import { expect, test } from "vitest";
import { type AboutSeries, aboutSeries } from "./about-texts.ts";

const nothingKnown: AboutSeries = {
  ...{ name: "Judex", year: null, creators: [], networks: [], cast: [], genres: [], seasons: null, episodes: null, rating: null, voteCount: 0 },
  ...{ similar: [], siteName: "Matinee" },
};

test("a series of which nothing is known has two whole sentences", () => {
  expect(aboutSeries(nothingKnown)).toBe(
    "Judex is a series. You can watch Judex on Matinee without an account: choose a season and an episode, and another server if the first one does not start.",
  );
});

test("what is known is told, with one of a thing in the singular", () => {
  const text = aboutSeries({
    ...nothingKnown,
    ...{ year: 1917, creators: ["Louis Feuillade", "Arthur Bernède"], networks: ["Gaumont"], seasons: 1, episodes: 12, cast: ["Musidora"] },
  });
  expect(text).toContain("that began in 1917, created by Louis Feuillade and Arthur Bernède and first shown by Gaumont.");
  expect(text).toContain("It has 1 season with 12 episodes.");
  expect(text).toContain("Its players include Musidora.");
});

test.each([
  [[], null],
  [["Fantômas"], "like Fantômas."],
  [["A", "B", "C", "D", "E"], "like A, B, C, D and E."],
])("%j similar series read well", (similar, ending) => {
  const text = aboutSeries({ ...nothingKnown, similar });
  if (ending === null) expect(text).not.toContain("Whoever");
  else expect(text).toContain(ending);
});
