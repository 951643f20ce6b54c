import { expect, test } from "vitest";
import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { words } from "../about.ts";

const { aboutMovie, aboutSeries } = words;
const noFacts = { year: null, cast: [], genres: [], rating: null, voteCount: 0, similar: [], site: { name: "Matinee", catalog: "live" } } as const;
const series: AboutSeries = { ...noFacts, ...{ name: "Judex", creators: [], networks: [], seasons: null, episodes: null } };
const film: AboutMovie = { ...noFacts, ...{ title: "Metropolis", runtime: null, directors: [], companies: [] } };

test("a series without facts has two complete sentences", () => {
  expect(aboutSeries(series)).toBe(
    "Judex is a series. You can watch Judex on Matinee without an account: choose a season and an episode, and try another server if the first one does not start.",
  );
});

test("each fact has its sentence, with a singular for one", () => {
  const text = aboutSeries({
    ...series,
    ...{ year: 1917, creators: ["Louis Feuillade", "Arthur Bernède"], networks: ["Gaumont"], seasons: 1, episodes: 12, cast: ["Musidora"] },
    ...{ genres: ["Crime", "Mystery", "Drama"], rating: "7.1", voteCount: 1200 },
  });
  expect(text).toContain("Judex is a series that began in 1917 and was first shown by Gaumont. It was created by Louis Feuillade and Arthur Bernède.");
  expect(text).toContain("It has 1 season with 12 episodes. The cast includes Musidora. Its genres are crime, mystery and drama.");
  expect(text).toContain("It has a rating of 7.1 out of 10 from 1,200 votes.");
  expect(aboutSeries({ ...series, networks: ["HBO"], genres: ["Drama"] })).toContain("Judex is a series that was first shown by HBO. Its genre is drama.");
});

test.each<[Partial<AboutMovie>, string]>([
  [{}, "Metropolis is a film."],
  [{ year: 1895 }, "Metropolis is an 1895 film."],
  [{ year: 1927, directors: ["Fritz Lang"] }, "Metropolis is a 1927 film directed by Fritz Lang."],
  [{ year: 1927, companies: ["Ufa"] }, "Metropolis is a 1927 film produced by Ufa."],
  [
    { year: 1927, directors: ["Fritz Lang"], companies: ["Ufa"], runtime: 153 },
    "Metropolis is a 1927 film directed by Fritz Lang and produced by Ufa. It runs 153 minutes.",
  ],
  [{ directors: ["A", "B"], companies: ["C", "D"], runtime: 1 }, "Metropolis is a film directed by A and B, and produced by C and D. It runs 1 minute."],
  [{ directors: ["A"], companies: ["C", "D"] }, "Metropolis is a film directed by A and produced by C and D."],
  [{ directors: ["A", "B", "C"] }, "Metropolis is a film directed by A, B and C."],
  [{ directors: ["A", "B", "C", "D"] }, "Metropolis is a film directed by A, B, C and 1 other."],
  [{ directors: Array.from({ length: 225 }, () => "A") }, "Metropolis is a film directed by A, A, A and 222 others."],
])("a film with the facts %j begins with one sentence", (facts, beginning) => {
  expect(aboutMovie({ ...film, ...facts }).startsWith(`${beginning} You can watch`)).toBe(true);
});

test.each([
  [[], null],
  [["Fantômas"], "like Fantômas."],
  [["A", "B"], "like A and B."],
  [["A", "B", "C", "D", "E"], "like A, B, C, D and E."],
  [["Metropolis", "Safety Last!"], "like Metropolis and Safety Last! You can"],
])("%j similar series read well", (similar, ending) => {
  const text = aboutSeries({ ...series, similar });
  if (ending === null) expect(text).not.toContain("may also like");
  else expect(text).toContain(ending);
});

/** 0 to `most` names. */
const upTo = (most: number): string[][] => Array.from({ length: most + 1 }, (_, count) => ["Ann", "Bob", "Cy", "Di", "Eve", "Flo"].slice(0, count));

/** Every choice of one value for each fact. */
function combinations<T extends Record<string, unknown>>(values: { [Fact in keyof T]: readonly T[Fact][] }): T[] {
  let all: Partial<T>[] = [{}];
  for (const [fact, choices] of Object.entries(values) as [string, readonly unknown[]][])
    all = all.flatMap((facts) => choices.map((choice) => ({ ...facts, [fact]: choice })));
  return all as T[];
}

const ratings = [
  { rating: null, voteCount: 0 },
  { rating: "0.0", voteCount: 1 },
  { rating: "7.1", voteCount: 1200 },
];
const shared = { year: [null, 1895], cast: upTo(2), genres: [[], ["Crime"], ["Crime", "Mystery", "TV Movie"]], similar: upTo(5) };

/** What a missing fact would leave: its value, a mark or a word that leads nowhere, a sentence that does not begin or end. */
const broken =
  /undefined|null|NaN|\[| {2}|[,.:] ?[,.:]|[^.]$|\b(?:an?|and|by|is|are|with|that|from|like|stars|includes|runs|has|of)(?:[,.]| and\b)|\. [a-z]|(?<![.\d])0 /;

test("a film's text reads well with any number of each fact", () => {
  const texts = combinations({ ...shared, ...{ runtime: [null, 0, 90], directors: upTo(5), companies: upTo(2) } }).flatMap((facts) =>
    ratings.map((rating) => aboutMovie({ ...film, ...facts, ...rating })),
  );
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.filter((text) => broken.test(text))).toEqual([]);
});

test("a series' text reads well with any number of each fact", () => {
  const texts = combinations({ ...shared, ...{ seasons: [null, 0, 1], episodes: [null, 40], creators: upTo(4), networks: upTo(2) } }).flatMap((facts) =>
    ratings.map((rating) => aboutSeries({ ...series, ...facts, ...rating })),
  );
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.filter((text) => broken.test(text))).toEqual([]);
});

test("a list of titles with commas is separated by semicolons", () => {
  expect(aboutMovie({ ...film, similar: ["Destiny", "Dr. Mabuse, the Gambler", "Spies"] })).toContain("like Destiny; Dr. Mabuse, the Gambler; and Spies.");
});

test("the embedded catalog's ratings are samples, without votes", () => {
  const site = { name: "Matinee", catalog: "embedded" } as const;
  const text = aboutSeries({ ...series, ...{ rating: "7.1", voteCount: 1200, site } });
  expect(text).toContain("It has a sample rating of 7.1 out of 10. You can");
});

test("a sentence that ends with a name's own mark gets no second one", () => {
  expect(aboutMovie({ ...film, cast: ["Harry Connick Jr."] })).toContain("It stars Harry Connick Jr. You can");
});
