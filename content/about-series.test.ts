import { expect, test } from "vitest";
import { type AboutSeries, aboutMovie, aboutSeries } from "./about-texts.ts";

const noFacts: AboutSeries = {
  ...{ name: "Judex", year: null, creators: [], networks: [], cast: [], genres: [], seasons: null, episodes: null, rating: null, voteCount: 0 },
  ...{ similar: [], siteName: "Matinee" },
};

test("a series without facts has two complete sentences", () => {
  expect(aboutSeries(noFacts)).toBe(
    "Judex is a series. You can watch Judex on Matinee without an account: choose a season and an episode, and try another server if the first one does not start.",
  );
});

test("each fact has its sentence, with a singular for one", () => {
  const text = aboutSeries({
    ...noFacts,
    ...{ year: 1917, creators: ["Louis Feuillade", "Arthur Bernède"], networks: ["Gaumont"], seasons: 1, episodes: 12, cast: ["Musidora"] },
    ...{ genres: ["Crime", "Mystery", "Drama"], rating: "7.1", voteCount: 1200 },
  });
  expect(text).toContain("Judex is a series that began in 1917 and was first shown by Gaumont. It was created by Louis Feuillade and Arthur Bernède.");
  expect(text).toContain("It has 1 season with 12 episodes. The cast includes Musidora. Its genres are crime, mystery and drama.");
  expect(text).toContain("It has a rating of 7.1 out of 10 from 1,200 votes.");
  expect(aboutSeries({ ...noFacts, networks: ["HBO"], genres: ["Drama"] })).toContain("Judex is a series that was first shown by HBO. Its genre is drama.");
});

test.each([
  [{}, "Metropolis is a film."],
  [{ year: 1895 }, "Metropolis is an 1895 film."],
  [{ year: 1927, directors: ["Fritz Lang"] }, "Metropolis is a 1927 film directed by Fritz Lang."],
  [{ year: 1927, companies: ["Ufa"] }, "Metropolis is a 1927 film produced by Ufa."],
  [
    { year: 1927, directors: ["Fritz Lang"], companies: ["Ufa"], runtime: 153 },
    "Metropolis is a 1927 film directed by Fritz Lang and produced by Ufa. It runs 153 minutes.",
  ],
])("a film with the facts %j begins with one sentence", (facts, beginning) => {
  const film = { ...noFacts, title: "Metropolis", runtime: null, directors: [], companies: [], ...facts };
  expect(aboutMovie(film).startsWith(`${beginning} You can watch`)).toBe(true);
});

test.each([
  [[], null],
  [["Fantômas"], "like Fantômas."],
  [["A", "B", "C", "D", "E"], "like A, B, C, D and E."],
])("%j similar series read well", (similar, ending) => {
  const text = aboutSeries({ ...noFacts, similar });
  if (ending === null) expect(text).not.toContain("may also like");
  else expect(text).toContain(ending);
});
